import { createHash } from 'node:crypto';

/** The scripts within an HTML page, as sources of a content security policy: `'sha256-…'`. */
export const inlineScriptSources = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
