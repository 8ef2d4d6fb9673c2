import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { emailKinds } from './email-data';

describe('The contents of e-mails', () => {
  it('are in one file for each kind, named after the kind', () => {
    const files = readdirSync(join(__dirname, 'content'));
    expect(files.sort()).toEqual(emailKinds.map((kind) => `${kind}-email.ts`).sort());
  });
});
