import type { Locale } from '@hearthstay/locales';
import './prose.css';

/** A text of the owner. @param html made of Markdown by the server, which lets no HTML of the owner through */
export const Prose = ({ html, language }: { html: string; language: Locale }) => (
  <div lang={language} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
);
