import { attacks, type Weapons } from './attacks.ts';

// Runs the attacker in its own process, so that it takes no time from the measured client.
process.once('message', ({ name, weapons }: { name: string; weapons: Weapons }) => attacks[name]?.(weapons));
