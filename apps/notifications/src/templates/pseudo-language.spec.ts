import { noticeEvents } from '@hearthstay/contracts';
import * as textFiles from '@hearthstay/locales/load-texts';
import * as pseudoLanguage from '@hearthstay/testing/pseudo-language';
import { noticeData } from '../notices/notice-data';
import { noticeText } from '../notices/notice-text';
import { dataOf } from '../testing/data-of';
import { aCalendarConflict, aRequest, settingsIn } from '../testing/events';
import { sameDays, variants } from '../testing/variants';
import { visibleText } from '../testing/visible-text';
import { emailKinds, type EmailKind } from './email-data';
import { renderEmail } from './render-email';
import type { RenderedEmail } from './rendered-email';

jest.mock('@hearthstay/locales/load-texts', () => {
  const { pseudoTexts } = jest.requireActual<typeof pseudoLanguage>('@hearthstay/testing/pseudo-language');
  const actual = jest.requireActual<typeof textFiles>('@hearthstay/locales/load-texts');
  return { ...actual, loadEmails: async () => pseudoTexts(await actual.loadEmails('de')) };
});

const render = (kind: EmailKind, changes: object, minutes = 15) =>
  renderEmail(
    kind,
    'de',
    Object.assign(dataOf(kind), changes),
    Object.assign(settingsIn('de'), { adminLinkMinutes: minutes }),
  );

/** Mail clients show the beginning of an e-mail, which may be cut within brackets. */
const withWholePreview = (html: string) => html.replace(/data-skip-in-text="true">[^<]*/u, '$&⟧⟧');

const descriptionIn = (calendar: string) =>
  /^DESCRIPTION:(.*)$/mu.exec(calendar.replaceAll(/\r\n[\t ]/gu, ''))?.[1]?.replaceAll(/\\([,;])/gu, '$1') ?? '';

/** Everything that a reader sees of an e-mail, by where it stands. */
const readablesOf = ({ subject, html, text, attachments }: RenderedEmail) => ({
  subject,
  html: visibleText(withWholePreview(html)),
  title: /<title>(.*)<\/title>/u.exec(html)?.[1] ?? '',
  alternatives: [...html.matchAll(/alt="([^"]*)"/gu)].map(([, alternative]) => alternative).join(' '),
  text,
  attachments: attachments.map(({ filename, content }) => `${filename} ${descriptionIn(content)}`).join(' '),
});

const formatted = (options: Intl.DateTimeFormatOptions) =>
  Array.from({ length: 12 * 28 }, (_, day) =>
    new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'UTC' }).format(Date.UTC(2026, 0, day + 1)),
  );

/** Names, and words of dates. */
const ofData = new Set([
  ...['Haus', 'am', 'See', 'Anna', 'Seidel', 'Airbnb', 'Vrbo', 'Hearthstay', 'und'],
  ...['Wir', 'kommen', 'mit', 'Hund', 'Ist', 'das', 'recht', 'Ein', 'Rohr', 'ist', 'gebrochen'],
  ...['HS', 'KQ', 'MX', 'DE', 'COBADEFFXXX', 'bis'],
  ...formatted({ weekday: 'short' }),
  ...formatted({ month: 'long' }),
]);

/** Words that were not translated. */
const untranslated = (text: string): string[] =>
  (
    pseudoLanguage
      .outsideBrackets(text)
      .replaceAll(/https?:\/\/\S+|\S+@\S+\.\w+/gu, ' ')
      .match(/\p{L}{2,}/gu) ?? []
  ).filter((word) => !ofData.has(word));

const emails = async () => {
  const { startDate, endDate } = aRequest();
  const rendered: RenderedEmail[] = [];
  for (const kind of emailKinds) {
    for (const changes of variants) rendered.push(await render(kind, changes));
  }
  for (const kind of ['booking-entered', 'booking-moved', 'change-accepted'] as const) {
    for (const changes of [{}, sameDays]) {
      rendered.push(await render(kind, { ...changes, confirmLink: undefined, note: 'Anna Seidel' }));
    }
  }
  return [
    ...rendered,
    await render('booking-cancelled', { askedByGuest: true }),
    await render('offer-made', { before: undefined }),
    await render('proposal-ended', { by: 'guest' }),
    await render('guest-access', { isNewAddress: true }),
    ...(await Promise.all(
      (['guest', 'owner'] as const).map((by) =>
        render('request-declined', { endedProposal: { by, startDate, endDate } }),
      ),
    )),
    await render('admin-access', {}, 1),
  ];
};

/** The texts of all notices beside e-mail. */
const notices = async () => {
  const data = noticeEvents.map((event) =>
    noticeData.parse({ ...aRequest(), ...aCalendarConflict(), since: new Date().toISOString(), event }),
  );
  const texts = await Promise.all(
    data.map((each) => noticeText(each, { locale: 'de', withNames: true }, settingsIn('de'))),
  );
  return texts.map(({ title, text }) => ({ title, text }));
};

let readables: Record<string, string>[];
beforeAll(async () => (readables = [...(await emails()).map(readablesOf), ...(await notices())]));

it('no e-mail and no notice says anything that is not among the texts of its language', () => {
  for (const readable of readables) {
    const found = Object.entries(readable).map(([place, text]) => [place, untranslated(text)]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.keys(readable).map((place) => [place, []])));
  }
});

it('every text is in some e-mail or notice', async () => {
  const all = readables.flatMap((readable) => Object.values(readable)).join('\n');
  const leavesOf = (texts: object): string[] =>
    Object.values(texts).flatMap((text: string | object) => (typeof text === 'string' ? [text] : leavesOf(text)));
  const escaped = (text: string) => text.replaceAll(/[.?+*()|[\]\\^$]/gu, '\\$&');
  const unseen = leavesOf(await textFiles.loadEmails('de')).filter((text) => {
    const parts = text.split(/\{\{\w+\}\}|<\/?\w+>/u).map(escaped);
    return !new RegExp(parts.join('[^]{0,200}?'), 'u').test(all);
  });
  expect(unseen).toEqual([]);
});
