import { logUnknownFields, messageInterceptors } from './messages.ts';

// The SDK looks for this name.
export const interceptors = () => messageInterceptors(logUnknownFields);
