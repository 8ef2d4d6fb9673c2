import { applications, services } from '../applications';
import { workspaceFile } from '../workspace-file';
import { composeServices, readCompose } from './compose';

const composed = composeServices();

/** The services on a network. */
const membersOf = (network: string): string[] =>
  Object.entries(composed)
    .filter(([, { networks }]) => ((networks ?? []) as string[]).includes(network))
    .map(([name]) => name)
    .sort();

describe('The networks of docker-compose.yml', () => {
  it('have no way out, but for those that need one', () => {
    const networks = (readCompose().networks ?? {}) as Record<string, { internal?: boolean } | null>;
    const open = Object.keys(networks).filter((name) => networks[name]?.internal !== true);
    expect(open).toEqual(['published', 'outside']);
    // The calendars' reader, and the sender of e-mails and notices.
    expect(membersOf('outside')).toEqual(['bookings', 'notifications']);
    expect(membersOf('published')).toEqual(['https', 'mailpit', 'web-server']);
  });

  it('connect only what talks to each other', () => {
    expect(membersOf('web')).toEqual(['bff', 'https', 'web-server']);
    expect(membersOf('messages')).toEqual([...applications, 'rabbitmq'].sort());
    expect(membersOf('data')).toEqual([...services, 'backup', 'data', 'mongo', 'mongo-users'].sort());
    expect(membersOf('mail')).toEqual(['mailpit', 'notifications']);
  });

  it('publish the web server for everybody only with its profile', () => {
    const published = Object.entries(composed).flatMap(([name, { ports, profiles }]) =>
      ((ports ?? []) as string[]).map((port) => [name, port, ...(profiles ?? [])].join(' ')),
    );
    expect(published).toEqual([
      'web-server 127.0.0.1:3000:3000',
      'https 80:80 https',
      'https 443:443 https',
      'https 443:443/udp https',
      'mailpit 127.0.0.1:8025:8025',
    ]);
  });

  it.each(['web-server', 'https'])('lead from %s to every instance of the BFF', (name) => {
    const path = (composed[name]?.command as string[])[3]?.split('/').at(-1);
    expect(workspaceFile(`deploy/compose/caddy/${path}`)).toContain('import bff.caddy');
    expect(workspaceFile('deploy/compose/caddy/bff.caddy')).toMatch(/dynamic a \{\s+name bff\s+port 3000/);
  });

  it('lead pages from http to https, and refuse the calls of programs', () => {
    const https = workspaceFile('deploy/compose/caddy/https.caddy').replaceAll(/\s+/g, ' ');
    expect(https).toContain('auto_https disable_redirects');
    expect(https).toContain(
      'http:// { @page { method GET HEAD not path /api /api/* } redir @page {$PUBLIC_URL}{uri} 308 respond 403 }',
    );
  });
});
