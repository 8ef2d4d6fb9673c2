import type { ErrorView } from '@hearthstay/contracts';
import { renderToStaticMarkup } from 'react-dom/server';

/** What a frame shows whose address has parameters that are refused: what is wrong, in words and as a code. */
export const refusedEmbed = ({ message, details = [] }: ErrorView) => ({
  head: renderToStaticMarkup(<title>Hearthstay</title>),
  body: renderToStaticMarkup(
    <main className="embed">
      <h1 className="text-label font-semibold">{message}</h1>
      {details.map(({ field, code }) => (
        <p key={field} className="text-note text-ink-2">
          {field}: <code>{code}</code>
        </p>
      ))}
    </main>,
  ),
});
