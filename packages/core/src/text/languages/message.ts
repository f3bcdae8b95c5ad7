/** A compiled ICU message: a text, or texts with slots between them. */
export type Message = string | readonly (string | Slot)[];

/** The place of a value: as it is, in a {@link Format}, or a choice of messages by the value. */
export type Slot =
  | readonly [argument: string]
  | readonly [argument: string, format: Format]
  | readonly [argument: string, choose: 'plural' | 'select', cases: Cases];

/** The messages by plural category or kind; `other` serves every value without its own. */
export type Cases = { readonly [value: string]: Message } & { readonly other: Message };

/**
 * How a language writes a value. `number` with its separators; `distance` metres; `duration` seconds; `money` a price; `date` the day of an
 * instant with its weekday; `time` its time; `day` a date `YYYY-MM-DD` with its year; `list` names.
 */
export type Format = 'number' | 'distance' | 'duration' | 'money' | 'date' | 'time' | 'day' | 'list';
