import type { PbfReader, PbfWriter } from 'pbf';

/** How a value stands in the bytes. */
export interface ValueKind<Value> {
  /** Wire type of protocol buffers: 0 varint, 1 eight bytes, 2 with a length, 5 four bytes. */
  readonly wire: 0 | 1 | 2 | 5;
  read(reader: PbfReader, parts: PartBudget): Value;
  /** Writes a field of this kind. @param number of the field */
  write(writer: PbfWriter, number: number, value: Value): void;
}

type Element<Value> = Value extends readonly (infer Item)[] ? Item : never;
/** A field of a message: the property it fills. */
type SchemaField<Message> = {
  readonly [Name in keyof Message & string]-?:
    | { readonly name: Name; readonly kind: ValueKind<Exclude<Message[Name], undefined>> }
    | { readonly name: Name; readonly each: ValueKind<Element<Message[Name]>> };
}[keyof Message & string];

/** The fields of a message by their numbers; numbers that are not listed are skipped. */
export type MessageSchema<Message> = Readonly<Record<number, SchemaField<Message>>>;

/** A value that cannot be what it says; the entity that holds it is quarantined. */
export class BadValue extends Error {
  readonly code: string;
  constructor(code: string, reason: string) {
    super(reason);
    this.code = code;
  }
}

/** Counts values, nested messages among them, so that many of a few bytes each cannot fill the memory. */
export class PartBudget {
  #left: number;
  readonly #whole: PartBudget | undefined;

  /** @param whole the budget that this one is a part of */
  constructor(most: number, whole?: PartBudget) {
    this.#left = most;
    this.#whole = whole;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }

  /** @throws BadValue `too-many-parts` */
  spend(): void {
    this.#whole?.spend();
    if (--this.#left < 0) throw new BadValue('too-many-parts', 'it has too many values');
  }
}

/** Maximum length of a text, in bytes; descriptions of alerts have a few thousand. */
const MOST_TEXT_BYTES = 64 << 10;

export const TEXT: ValueKind<string> = {
  wire: 2,
  read: (reader) => {
    const length = reader.readVarint();
    if (length > MOST_TEXT_BYTES) throw new BadValue('long-text', `a text has ${length} bytes`);
    const start = reader.pos;
    reader.pos = start + length;
    if (reader.pos > reader.length) throw new BadValue('cut-off', 'a text ends after its message');
    return new TextDecoder().decode(reader.buf.subarray(start, reader.pos));
  },
  write: (writer, number, value) => writer.writeStringField(number, value),
};
export const NUMBER: ValueKind<number> = {
  wire: 0,
  read: (reader) => reader.readVarint(true),
  write: (writer, number, value) => writer.writeVarintField(number, value),
};
export const FLAG: ValueKind<boolean> = {
  wire: 0,
  read: (reader) => reader.readVarint() !== 0,
  write: (writer, number, value) => writer.writeBooleanField(number, value),
};
export const FLOAT: ValueKind<number> = {
  wire: 5,
  read: (reader) => reader.readFloat(),
  write: (writer, number, value) => writer.writeFloatField(number, value),
};
export const DOUBLE: ValueKind<number> = {
  wire: 1,
  read: (reader) => reader.readDouble(),
  write: (writer, number, value) => writer.writeDoubleField(number, value),
};

/** The first second that is taken for milliseconds: the year 5138. */
const MILLISECONDS = 1e11;

/** Unix seconds. Zero stands for "not given" in feeds that always write the field (RT-32). @throws BadValue for milliseconds and before 1970 */
export const INSTANT: ValueKind<number | undefined> = {
  wire: 0,
  read: (reader) => {
    const value = reader.readVarint(true);
    if (value >= MILLISECONDS) throw new BadValue('time-in-milliseconds', `the time ${value} is not in seconds`);
    if (value < 0) throw new BadValue('bad-time', `the time ${value} is before 1970`);
    return value === 0 ? undefined : value;
  },
  write: (writer, number, value) => writer.writeVarintField(number, value ?? 0),
};

/** A value of an enumeration by its number; numbers without a name keep the number. */
export function enumeration<Name extends string>(
  names: Readonly<Record<number, Name>>,
): ValueKind<Name | `UNKNOWN_${number}`> {
  const numbers = new Map<string, number>(
    Object.entries(names).map(([number, name]) => [name as string, Number(number)]),
  );
  return {
    wire: 0,
    read: (reader) => {
      const value = reader.readVarint(true);
      return names[value] ?? `UNKNOWN_${value}`;
    },
    write: (writer, number, value) =>
      writer.writeVarintField(number, numbers.get(value) ?? Number(value.slice('UNKNOWN_'.length))),
  };
}

/** A nested message. @param start makes an empty one, with lists for the repeated fields that are always there */
export function nested<Message extends object>(
  schema: MessageSchema<Message>,
  start: () => Partial<Message> = () => ({}),
): ValueKind<Message> {
  return {
    wire: 2,
    read: (reader, parts) => {
      const end = reader.readVarint() + reader.pos;
      return readMessage(reader, end, schema, start(), parts);
    },
    write: (writer, number, value) =>
      writer.writeMessage(number, (message: Message, inner) => writeMessage(inner, schema, message), value),
  };
}

/** Writes the fields of a message in the order of their numbers. Fields that are absent are not written; a 0 is. */
export function writeMessage<Message extends object>(
  writer: PbfWriter,
  schema: MessageSchema<Message>,
  message: Message,
): void {
  for (const [number, field] of Object.entries(schema)) {
    const value = message[field.name as keyof Message];
    if (value === undefined) continue;
    if (!('each' in field)) field.kind.write(writer, Number(number), value as never);
    else for (const item of value as readonly never[]) field.each.write(writer, Number(number), item);
  }
}

/**
 * Reads the fields of a message up to `end`. As in every reader of protocol buffers the last value of a field that occurs twice is kept,
 * and a field of another wire type than expected is skipped like an unknown one.
 * @throws BadValue when a value does not fit into its message
 */
export function readMessage<Message extends object>(
  reader: PbfReader,
  end: number,
  schema: MessageSchema<Message>,
  start: Partial<Message>,
  parts: PartBudget,
): Message {
  if (end > reader.length) throw new BadValue('cut-off', 'a value ends after its message');
  const message = start as Record<string, unknown>;
  for (let number = reader.nextField(end); number !== 0; number = reader.nextField(end)) {
    parts.spend();
    const field = schema[number];
    const kind = field === undefined ? undefined : 'each' in field ? field.each : field.kind;
    if (field === undefined || kind === undefined || kind.wire !== reader.type) reader.skip(reader.type);
    else {
      const value: unknown = kind.read(reader, parts);
      if (reader.pos > end) throw new BadValue('cut-off', `${field.name} ends after its message`);
      if (!('each' in field)) {
        if (value !== undefined) message[field.name] = value;
      } else {
        const list = message[field.name] as unknown[] | undefined;
        if (list === undefined) message[field.name] = [value];
        else list.push(value);
      }
    }
  }
  if (reader.pos !== end) throw new BadValue('cut-off', 'its last value is cut off');
  return message as Message;
}
