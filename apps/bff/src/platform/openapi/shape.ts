import type { JsonSchema } from './json-schema';

type Properties = Record<string, JsonSchema>;

/** What is said of a value beyond its type, in words. */
const limits: [keyword: string, inWords: (limit: unknown) => string][] = [
  ['format', (format) => String(format)],
  ['minLength', (limit) => `at least ${String(limit)}`],
  ['maxLength', (limit) => `at most ${String(limit)}`],
  ['minimum', (limit) => `from ${String(limit)}`],
  ['maximum', (limit) => `to ${String(limit)}`],
  ['minItems', (limit) => `at least ${String(limit)}`],
  ['maxItems', (limit) => `at most ${String(limit)}`],
];

const limitsOf = (schema: JsonSchema): string => {
  const words = limits.flatMap(([keyword, inWords]) => (keyword in schema ? [inWords(schema[keyword])] : []));
  return words.length > 0 ? ` (${words.join(', ')})` : '';
};

const objectShape = ({ properties = {}, required = [] }: JsonSchema, indent: string): string => {
  const inner = `${indent}  `;
  const lines = Object.entries(properties as Properties).map(([name, property]) => {
    const optional = (required as string[]).includes(name) ? '' : '?';
    return `${inner}${name}${optional}: ${shapeOf(property, inner)}`;
  });
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
};

/** A schema as people read it, much like a type in TypeScript. */
export const shapeOf = (schema: JsonSchema, indent = ''): string => {
  const { anyOf, enum: choices, type } = schema;
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(anyOf)) return anyOf.map((one) => shapeOf(one as JsonSchema, indent)).join(' | ');
  if (Array.isArray(choices)) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  if (type === 'object') return objectShape(schema, indent);
  if (type === 'array') return `${shapeOf(schema['items'] as JsonSchema, indent)}[]${limitsOf(schema)}`;
  return [type].flat().join(' | ') + limitsOf(schema);
};
