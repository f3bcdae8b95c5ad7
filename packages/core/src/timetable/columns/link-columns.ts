/** Walking links by origin, shortest first, each with the transfer rule that rows about stops give it. */
export const LINK_COLUMNS = {
  linkFirst: { type: 'i32', of: 'stop', ranges: 'link', holds: 'out of the stop, shortest first' },
  linkTo: { type: 'i32', of: 'link', to: 'stop' },
  linkSeconds: { type: 'i32', of: 'link', holds: 'whole seconds, rounded up' },
  linkMetres: { type: 'i32', of: 'link', holds: 'metres' },
  linkRule: {
    type: 'u8',
    of: 'link',
    values: [0, 1, 2, 3],
    holds: 'for a transfer over the link: general, timed, minimum, forbidden',
  },
  linkMinimum: { type: 'i32', of: 'link', holds: 'seconds, for rule 2' },
} as const;

/** The rule for transfers within a stop. */
export const STOP_RULE_COLUMNS = {
  stopRule: {
    type: 'u8',
    of: 'stop',
    values: [0, 1, 2, 3],
    holds: 'for a transfer within the stop: general, timed, minimum, forbidden',
  },
  stopMinimum: { type: 'i32', of: 'stop', holds: 'seconds, for rule 2' },
} as const;

/** The links that wheels may use have {@link LINK_COLUMNS} with this prefix; absent where nothing is known about wheels (PW-7). */
export const STEP_FREE = 'stepFree';
