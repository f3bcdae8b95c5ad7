/**
 * Texts made of placeholders and signs alone: the same in every language. `<PLATFORM>` and `<TRAFFIC>` keep a line to themselves
 * because some clients drop the whole line when they have no value for one (wire-format.md section 12).
 */
export const sharedTexts = {
  /** Notes of a scheduled segment. */
  'notes.ride': '<LINE_NAME>\n<DIRECTION>\n<PLATFORM>\n<DURATION> ⋅ <STOPS>',
  /** Notes of a scheduled segment whose fare is known; a no-break space keeps the ticket with its bullet. */
  'notes.ride-fare': '<LINE_NAME>\n<DIRECTION>\n<PLATFORM>\n<DURATION> ⋅ <STOPS> ⋅\u00A0{ticket} {price}',
  /** Notes of walking, rolling, cycling and other moves that traffic does not slow. */
  'notes.move': '<DURATION> ⋅ {distance}',
  /** Notes of driving and being driven. */
  'notes.drive': '<DURATION> ⋅ {distance}\n<TRAFFIC>',
  /** Notes of waiting, changing and the like. */
  'notes.pause': '<DURATION>',
  /** `mini.description` of a scheduled segment. */
  'mini.ride-description': '<DIRECTION>',
  /** `mini.description` of everything else. */
  'mini.move-description': '<DURATION>',
  /** `<LOCATIONS>`. */
  'label.from-to': '{from} → {to}',
} as const;

export type SharedKey = keyof typeof sharedTexts;
