import { workflowCode } from './workflow-bundle.ts';

// By itself at the end of `npm ci`, and for the image: bundles the workflows, so that no worker has
// to.
await workflowCode();
