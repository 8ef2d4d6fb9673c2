import { createHash } from 'node:crypto';

/** An inline script or style as a source of a content security policy: `'sha256-…'`. */
export const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The scripts within an HTML page, as sources of a content security policy. */
export const inlineScriptSources = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => sourceOf(script));
