/** The rule for a transfer, from the best matching row of transfers.txt (docs/search-semantics.md). The values are written to the artefact. */
export const TRANSFER_RULE = { general: 0, timed: 1, minimum: 2, forbidden: 3 } as const;
