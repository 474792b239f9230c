/** [3, 7] → ['C3', 'C7']. */
export function claimKeys(claimIds: readonly number[]): string[] {
  return claimIds.map((id) => `C${id}`);
}
