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

/** As {@link LINK_COLUMNS}: the links that wheels may use. Absent where nothing is known about wheels (PW-7). */
export const STEP_FREE_LINK_COLUMNS = {
  stepFreeLinkFirst: { type: 'i32', of: 'stop', ranges: 'stepFreeLink', optional: true, holds: 'as `linkFirst`' },
  stepFreeLinkTo: { type: 'i32', of: 'stepFreeLink', to: 'stop', optional: true },
  stepFreeLinkSeconds: { type: 'i32', of: 'stepFreeLink', optional: true, holds: 'as `linkSeconds`' },
  stepFreeLinkMetres: { type: 'i32', of: 'stepFreeLink', optional: true, holds: 'as `linkMetres`' },
  stepFreeLinkRule: { type: 'u8', of: 'stepFreeLink', values: [0, 1, 2, 3], optional: true, holds: 'as `linkRule`' },
  stepFreeLinkMinimum: { type: 'i32', of: 'stepFreeLink', optional: true, holds: 'as `linkMinimum`' },
} as const;
