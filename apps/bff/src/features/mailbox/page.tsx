import type { Locale } from '@hearthstay/contracts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface PageProps {
  locale: Locale;
  title: string;
  /** Address of the style sheet: nothing inside a page may style it. */
  stylesheet: string;
  children: ReactNode;
}

const Page = ({ locale, title, stylesheet, children }: PageProps) => (
  <html lang={locale}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>{`${title} · Hearthstay`}</title>
      <link rel="icon" href="/favicon.svg" />
      <link rel="stylesheet" href={stylesheet} />
    </head>
    <body>
      <main>{children}</main>
    </body>
  </html>
);

/** A whole page as HTML; React escapes every text in it. */
export const renderPage = (page: PageProps): string => `<!doctype html>${renderToStaticMarkup(<Page {...page} />)}`;
