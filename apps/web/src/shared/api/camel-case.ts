/** Values without properties; branded strings are among them. */
type Plain = string | number | boolean | null | undefined;

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** A value whose property names are in camelCase, at every depth. */
export type CamelCased<Value> = Value extends Plain
  ? Value
  : Value extends readonly (infer Item)[]
    ? CamelCased<Item>[]
    : { [Name in keyof Value as CamelCase<Name & string>]: CamelCased<Value[Name]> };

const names = new Map<string, string>();

/** Caches names, because a long list has the same few names thousands of times. */
const camelCase = (name: string): string => {
  const known = names.get(name);
  if (known !== undefined) return known;
  const renamed = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  names.set(name, renamed);
  return renamed;
};

const renamed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [camelCase(name), renamed(field)]));
};

/** Converts the snake_case of the API's responses to camelCase. */
export const camelCased = <Value>(value: Value): CamelCased<Value> => renamed(value) as CamelCased<Value>;
