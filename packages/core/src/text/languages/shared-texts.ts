/**
 * Texts of placeholders and signs alone, the same in every language. `<PLATFORM>` and `<TRAFFIC>` have lines of their own, because some
 * clients drop the whole line where they lack the value (wire-format.md section 12).
 */
export const sharedTexts = {
  /** Notes of a scheduled segment. */
  'notes.ride': '<LINE_NAME>\n<DIRECTION>\n<PLATFORM>\n<DURATION> ⋅ <STOPS>',
  /** Notes of a scheduled segment with a known fare; a no-break space keeps the ticket with its bullet. */
  'notes.ride-fare': '<LINE_NAME>\n<DIRECTION>\n<PLATFORM>\n<DURATION> ⋅ <STOPS> ⋅\u00A0{ticket} {price}',
  /** Notes of moves that are independent of traffic: walking, rolling, cycling. */
  'notes.move': '<DURATION> ⋅ {distance}',
  /** Notes of rides in a car, as driver or passenger. */
  'notes.drive': '<DURATION> ⋅ {distance}\n<TRAFFIC>',
  /** Notes of stationary segments. */
  'notes.pause': '<DURATION>',
  /** Notes of a flight. Its stops are the airports that it lands at, but travellers read "1 stop" as a stopover. */
  'notes.flight': '<LINE_NAME>\n{destination}\n<PLATFORM>\n<DURATION>',
  /** Notes of a flight with a known fare. */
  'notes.flight-fare': '<LINE_NAME>\n{destination}\n<PLATFORM>\n<DURATION> ⋅\u00A0{ticket} {price}',
  /** `action`: `<TIME>` occurs only here (wire-format.md section 12). */
  'action.timed': '<TIME>: {instruction}',
  /** `mini.instruction` of a scheduled segment with a platform. */
  'mini.ride': '{instruction} ⋅ <PLATFORM>',
  /** `mini.description` of a scheduled segment. */
  'mini.ride-description': '<DIRECTION>',
  /** `mini.description` of all other segments. */
  'mini.move-description': '<DURATION>',
  /** `<LOCATIONS>`. */
  'label.from-to': '{from} → {to}',
} as const;

/** The key of a text that all languages share. */
export type SharedKey = keyof typeof sharedTexts;
