const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A body for those calls of the API whose fields are in snake_case. */
export const snakeCased = (body: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [snakeCase(name), value as unknown]));
