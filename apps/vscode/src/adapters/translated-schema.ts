/** The keywords of JSON Schema whose values are texts for people. */
const TEXTS: ReadonlySet<string> = new Set(['description', 'markdownDescription', 'deprecationMessage']);

/** A JSON Schema with its explanations in another language; all else stays. @param say the text of the language for an English one */
export function translatedSchema(schema: unknown, say: (english: string) => string): unknown {
  if (Array.isArray(schema)) return schema.map((item) => translatedSchema(item, say));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]): [string, unknown] => {
      // A property may be named “description”: its value is then a schema, and no text.
      if (TEXTS.has(key) && typeof value === 'string') return [key, say(value)];
      if (key === 'enumDescriptions' && Array.isArray(value)) return [key, value.map((text: string) => say(text))];
      return [key, translatedSchema(value, say)];
    }),
  );
}

/** Every text for people in a JSON Schema, in order. */
export function textsOfSchema(schema: unknown): readonly string[] {
  const texts = new Set<string>();
  translatedSchema(schema, (text) => {
    texts.add(text);
    return text;
  });
  return [...texts];
}
