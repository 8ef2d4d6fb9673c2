import type { SnakeCase } from '@hearthstay/contracts';

/** The name of a field in those calls of the API whose fields are in snake_case. */
export const snakeCase = <Name extends string>(name: Name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;

/** A body for those calls of the API whose fields are in snake_case. */
export const snakeCased = (body: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [snakeCase(name), value as unknown]));
