import type { ReceivedEmail } from './received-email';

/**
 * The first link in the e-mail's plain text whose path starts with `path`, such as `/confirm/`. The plain text contains
 * exactly the link that a person copies.
 *
 * @throws Error when there is none.
 */
export const linkIn = (email: Pick<ReceivedEmail, 'text'>, path: string): string => {
  const links = email.text.match(/https?:\/\/[^\s<>]+/g) ?? [];
  const found = links.find((link) => new URL(link).pathname.startsWith(path));
  if (!found) throw new Error(`The e-mail has no link to ${path}`);
  return found;
};
