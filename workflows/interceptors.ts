import { dropAndTell, messageInterceptors } from './messages.ts';

// Temporal finds them by this name.
export const interceptors = () => messageInterceptors(dropAndTell);
