import { type GraphQLSchema, isObjectType } from './graphql-js.ts';
import { notFromSource } from './source/index.ts';

/**
 * Makes the fields that a source does not have answer with `NOT_FROM_SOURCE`, which says more than a null. Changes the schema in place.
 * @param refused facts in words by `Type.field`
 */
export function refuseFields(schema: GraphQLSchema, refused: Readonly<Record<string, string>> = {}): GraphQLSchema {
  for (const [coordinate, what] of Object.entries(refused)) {
    const [typeName = '', fieldName = ''] = coordinate.split('.');
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (field === undefined) throw new Error(`The schema has no field ${coordinate}.`);
    const refuse = (): never => {
      throw notFromSource(what);
    };
    field.resolve = refuse;
    field.subscribe = refuse;
  }
  return schema;
}
