import { createHash } from 'node:crypto';
import type { PanelId } from '../run/panels.ts';

/**
 * Fingerprint by which repeated creates are compared: SHA-256 of the trimmed prompt and the panel
 * (R-C05, R-C09).
 * @returns 32 bytes
 */
export function requestFingerprint(trimmedPrompt: string, panel: PanelId): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([trimmedPrompt, panel]))
    .digest();
}
