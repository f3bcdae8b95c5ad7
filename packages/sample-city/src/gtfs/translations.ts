import type { TextTable } from '@tripwright/feeds/gtfs';
import type { LocalName } from '../names/local-name.ts';
import { tableOf } from './text-table.ts';

/** Collects the texts of a feed, and builds translations.txt from their other languages. */
export interface Translator {
  /** The English text, recorded for translation in this field. */
  say(table: string, field: string, name: LocalName): string;
  table(): TextTable;
}

export function createTranslator(): Translator {
  const said = new Map<
    string,
    { readonly table_name: string; readonly field_name: string; readonly name: LocalName }
  >();
  return {
    say(table, field, name) {
      const key = `${table}\n${field}\n${name.en}`;
      if (!said.has(key)) said.set(key, { table_name: table, field_name: field, name });
      return name.en;
    },
    table() {
      const rows = [...said.values()].flatMap(({ table_name, field_name, name }) =>
        (['de', 'fi', 'pt'] as const).map((language) => ({
          table_name,
          field_name,
          language,
          translation: name[language],
          field_value: name.en,
        })),
      );
      return tableOf(
        ['table_name', 'field_name', 'language', 'translation', 'record_id', 'record_sub_id', 'field_value'],
        rows,
      );
    },
  };
}
