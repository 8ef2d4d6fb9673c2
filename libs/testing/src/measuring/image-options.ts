import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The Node options of the images of a checkout. */
export const imageOptions = async (checkout: string): Promise<string[]> => {
  const dockerfile = await readFile(join(checkout, 'Dockerfile'), 'utf8');
  const [, entrypoint = '[]'] = /^ENTRYPOINT (\["node".*\])$/m.exec(dockerfile) ?? [];
  return (JSON.parse(entrypoint) as string[]).slice(1);
};
