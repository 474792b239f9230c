/**
 * Per claim: what a response writes for it, by stance. Statements use other words, as an extraction
 * does.
 */
export const claims = [
  {
    statement: 'Clear module boundaries inside the monolith should come before any split',
    support: 'Draw module boundaries inside the application first; you can enforce them in CI. 🧱',
    oppose: 'Modules inside one process erode; only a network boundary really holds.',
    mixed: 'Modularising first helps, though it can become an excuse never to finish.',
  },
  {
    statement: 'A team of 25 engineers is too small to carry the operational cost of microservices',
    support: 'With your headcount the operations burden of many services will eat your roadmap.',
    oppose: 'Managed platforms have made running services cheap, even for your headcount.',
    mixed: 'Operations cost depends on how much platform you buy.',
  },
  {
    statement: 'Independent deployment per team is worth the cost of distributed data',
    support: 'Letting each team ship alone pays for the pain of splitting the data.',
    oppose: 'Splitting the data costs more than shared releases ever will.',
    mixed: 'Shipping alone is valuable, and distributed data is a serious price.',
  },
  {
    statement: 'Extracting one service with a different load profile is a good first experiment',
    support: 'Pull out one part whose load differs, learn from it for 6 weeks, then decide.',
    oppose: 'A single extraction takes 20 to 26 weeks and leaves you with two worlds.',
    mixed: 'One extraction can teach you something if you measure it.',
  },
  {
    statement: 'Hiring becomes harder when the stack is fragmented',
    support: 'Every extra runtime narrows the pool of people you can hire.',
    oppose: 'Candidates like modern service stacks.',
    mixed: 'Hiring cuts both ways.',
  },
  {
    statement: 'The audit trail required of regulated customers is easier to keep in one database',
    support: 'Regulated buyers ask for one audit trail, and one database gives you that for free.',
    oppose: 'Audit trails belong in an event log anyway.',
    mixed: 'Audit needs can go either way.',
  },
] as const;
