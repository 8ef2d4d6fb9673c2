import type { Locale } from '@hearthstay/contracts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface PageProps {
  locale: Locale;
  title: string;
  /** URL of the style sheet: the content security policy forbids inline styles. */
  stylesheet: string;
  /** URL of the script, if the page has one. */
  script?: string;
  children: ReactNode;
}

const Page = ({ locale, title, stylesheet, script, children }: PageProps) => (
  <html lang={locale}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>{`${title} · Hearthstay`}</title>
      <link rel="icon" href="/favicon.svg" />
      <link rel="stylesheet" href={stylesheet} />
      {script && <script type="module" src={script} />}
    </head>
    <body>
      <main>{children}</main>
    </body>
  </html>
);

/** Renders a whole page as HTML; React escapes its texts. */
export const renderPage = (page: PageProps): string => `<!doctype html>${renderToStaticMarkup(<Page {...page} />)}`;
