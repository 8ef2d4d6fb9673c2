import { welcome } from './welcome';

const env = { ADMIN_EMAILS: ['owner@example.com'], PUBLIC_URL: 'http://localhost:3000', SMTP_URL: '' };
const on = (node: string) => welcome({ env, mailboxUrl: undefined, dataDirectory: '/data' }, node);

it('says that a Node gets no security fixes any more', () => {
  expect(on('20.20.2')).toContain('  Node      20.20.2 gets no security fixes any more');
  expect(on('22.23.3')).not.toContain('Node ');
  expect(on('24.21.0')).not.toContain('Node ');
});
