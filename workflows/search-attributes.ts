import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';

// Search attributes by which operators find runs in Temporal's UI (R-W08).
export const workspaceAttribute = defineSearchAttributeKey('WorkspaceId', SearchAttributeType.KEYWORD);
export const panelAttribute = defineSearchAttributeKey('Panel', SearchAttributeType.KEYWORD);
export const runStatusAttribute = defineSearchAttributeKey('RunStatus', SearchAttributeType.KEYWORD);

export const searchAttributeKeys = [workspaceAttribute, panelAttribute, runStatusAttribute];
