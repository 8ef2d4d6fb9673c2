import { locales, type Locale } from '@hearthstay/contracts';
import { withEmbeddedImages } from '../templates/brand-icon';
import { emailKinds } from '../templates/email-data';
import { renderEmail } from '../templates/render-email';
import { dataOf } from './data-of';
import { settingsIn } from './events';
import { longest } from './variants';

/** An e-mail as a browser can show it. */
export interface SampleEmail {
  /** Its kind, followed by `-longest` if it contains everything that it can. */
  name: string;
  locale: Locale;
  html: string;
}

const samples = emailKinds.flatMap((kind) => [
  { kind, name: kind, changes: {} },
  { kind, name: `${kind}-longest`, changes: longest },
]);

/** Renders e-mails of each kind in each language. */
export const sampleEmails = async (): Promise<SampleEmail[]> => {
  const rendered: SampleEmail[] = [];
  for (const locale of locales) {
    for (const { kind, name, changes } of samples) {
      const data = Object.assign(dataOf(kind), changes);
      rendered.push({
        name,
        locale,
        html: withEmbeddedImages(await renderEmail(kind, locale, data, settingsIn(locale))),
      });
    }
  }
  return rendered;
};
