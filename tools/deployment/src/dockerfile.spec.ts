import { applications } from './applications';
import { defaultOf, instructionsOf, stages } from './dockerfile';
import { workspaceFile } from './workspace-file';

const running = [...applications, 'standalone'];
const images = [...running, 'data-transfer'];

const valuesOf = (image: string, instruction: string): string[] =>
  instructionsOf(image)
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));

describe('The Dockerfile', () => {
  it('has a base image of an exact version, which a build argument can replace', () => {
    const [first] = stages();
    expect(first?.base).toBe('${NODE_IMAGE}');
    const version = workspaceFile('.node-version').trim();
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(defaultOf('NODE_IMAGE')).toBe(`docker.io/library/node:${version}-bookworm-slim`);
    const [, example] = /NODE_IMAGE=\S+node:([\d.]+)-bookworm-slim@sha256/.exec(workspaceFile('Dockerfile')) ?? [];
    expect(example).toBe(version);
    const names = stages().map(({ name }) => name);
    for (const { base } of stages().slice(1)) expect(names).toContain(base);
  });

  it.each(images)('runs %s as a user id', (image) => {
    expect(valuesOf(image, 'USER').at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  it.each(running)('runs %s as a production process', (image) => {
    expect(
      valuesOf(image, 'ENV')
        .join(' ')
        .match(/NODE_ENV=\S+/g),
    ).toEqual(['NODE_ENV=production']);
  });

  it.each(running)('has an image of %s that runs it, with a health check', (image) => {
    expect(valuesOf(image, 'CMD').at(-1)).toBe(`["dist/apps/${image}/main.js"]`);
    const checked = `["bash", "health-check.sh", "${image === 'standalone' ? 3000 : 9090}", "/health/ready"]`;
    expect(valuesOf(image, 'HEALTHCHECK').at(-1)?.split('CMD ').at(-1)).toBe(checked);
  });

  it.each(running)('has an image of %s that starts it with the Node options of npm start', (image) => {
    const [node, sourceMaps, ...options] = JSON.parse(valuesOf(image, 'ENTRYPOINT').at(-1) ?? '[]') as string[];
    expect([node, sourceMaps]).toEqual(['node', '--enable-source-maps']);
    const { scripts } = JSON.parse(workspaceFile('package.json')) as { scripts: { start: string } };
    expect(scripts.start).toBe(`exec node ${options.join(' ')} tools/start/start.mjs`);
  });

  it('has an image of the export and import command', () => {
    const command = '["node", "--enable-source-maps", "dist/apps/data-transfer/main.js"]';
    expect(valuesOf('data-transfer', 'ENTRYPOINT').at(-1)).toBe(command);
    expect(valuesOf('data-transfer', 'CMD')).toEqual([]);
  });

  it.each(images)('copies only built files and packages into the image of %s', (image) => {
    expect(valuesOf(image, 'RUN')).toEqual([]);
    const copied = valuesOf(image, 'COPY').filter((line) => !line.includes('health-check.sh'));
    for (const line of copied) expect(line).toMatch(new RegExp(`^--from=(build|${image}-packages) `));
    expect(copied).toContain(`--from=${image}-packages /app/node_modules node_modules`);
    expect(copied).toContain(`--from=build /app/dist/apps/${image} dist/apps/${image}`);
  });
});
