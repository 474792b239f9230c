import { attacks, type Weapons } from './attacks.ts';

// An attacker in a process of its own, so that it takes no time from the client that is measured.
process.once('message', ({ name, weapons }: { name: string; weapons: Weapons }) => attacks[name]?.(weapons));
