import { settingsSections, type SettingsSection } from '@hearthstay/contracts';
import { adminToken } from '../../testing/fake-services';
import { fakeHandler } from '../../testing/fake-handler';
import { errorIn, startTestBff, type TestBff } from '../../testing/test-bff';

interface OpenApiDocument {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
}

interface SentSection {
  body?: RequestInit['body'];
  type?: Record<string, string>;
}

interface Schema {
  properties: object;
  /** The names of the fields that must be there. */
  required?: string[];
}

const json = { 'Content-Type': 'application/json' };
const headers: Record<string, string> = { Authorization: `Bearer ${adminToken}`, 'Accept-Language': 'en' };

describe('A section of the settings', () => {
  const replaced: unknown[] = [];
  let bff: TestBff;
  /** The fields of each section that is replaced as a whole, by path. */
  let sections: [path: string, fields: string[]][];

  beforeAll(async () => {
    const refusing = settingsSections.map(({ replace }: SettingsSection) =>
      fakeHandler(replace, (body) => {
        replaced.push(body);
        throw new Error('replaced');
      }),
    );
    bff = await startTestBff({ handlers: refusing });
    const { paths } = (await (await bff.fetch('/api/openapi.json')).json()) as OpenApiDocument;
    sections = Object.entries(paths)
      .filter(([path, methods]) => path.startsWith('/api/admin/settings/') && methods['put'])
      .map(([path, methods]) => {
        const schema = methods['put']?.requestBody?.content['application/json']?.schema;
        return [path, schema?.required ?? []];
      });
  });
  afterAll(() => bff.close());

  const put = async (path: string, { body, type }: SentSection) =>
    errorIn(await bff.fetch(path, { method: 'PUT', body, headers: { ...headers, ...type } }));

  it.each<[string, SentSection]>([
    ['without a body', {}],
    ['with an empty body', { type: json }],
    ['with an empty object', { body: '{}', type: json }],
  ])('is not erased by PUT %s: every field that may not be absent is required by name', async (_what, sent) => {
    expect(sections.length).toBeGreaterThan(1);
    for (const [path, fields] of sections) {
      const { status, details = [] } = await put(path, sent);
      expect([path, status, details.map(({ field, code }) => `${field} ${code}`).sort()]).toEqual([
        path,
        400,
        fields.map((field) => `${field} REQUIRED`).sort(),
      ]);
    }
    expect(replaced).toEqual([]);
  });

  it.each<[string, SentSection]>([
    ['a list', { body: '[]', type: json }],
    ['null', { body: 'null', type: json }],
    ['text', { body: '{"enabled":false}', type: { 'Content-Type': 'text/plain' } }],
    ['a form', { body: new URLSearchParams({ enabled: 'false' }) }],
  ])('is not erased by PUT with %s', async (_what, sent) => {
    for (const [path] of sections) expect(await put(path, sent)).toMatchObject({ status: 400 });
    expect(replaced).toEqual([]);
  });
});
