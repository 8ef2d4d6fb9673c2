import { locales } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { dataOf } from '../testing/data-of';
import { aRequest, settingsIn } from '../testing/events';
import { visibleText } from '../testing/visible-text';
import type { EmailKind } from './email-data';
import { renderEmail } from './render-email';

const { confirmLink: _, ...confirmed } = aRequest();

describe.each(locales)('The e-mail about a booking that stands, in %s', (locale) => {
  const rendered = (kind: 'booking-entered' | 'booking-moved', data: object) =>
    renderEmail(kind, locale, { ...aRequest(), ...data }, settingsIn(locale));

  it.each(['booking-entered', 'booking-moved'] as const)('asks to confirm what is not confirmed: %s', async (kind) => {
    const { html, text } = await rendered(kind, {});
    for (const content of [html, text]) expect(content).toContain('/confirm/');
  });

  it.each(['booking-entered', 'booking-moved'] as const)('leads to the overview otherwise: %s', async (kind) => {
    const { html, text } = await renderEmail(kind, locale, confirmed, settingsIn(locale));
    for (const content of [html, text]) {
      expect(content).not.toContain('/confirm/');
      expect(content).toContain('/status/');
    }
  });

  it('names the former days and the word of the hosts after a move', async () => {
    const { html, text } = await rendered('booking-moved', { note: 'Wie besprochen.' });
    for (const content of [visibleText(html), text]) {
      expect(content).toMatch(/1\s?\.?\s–\s.*4\.? (Dezember|December) 2026/u);
      expect(content).toContain('Wie besprochen.');
    }
  });

  it('says that the hosts have noted the stay if the guest has not asked for it, as for an offer', async () => {
    const reasons = locale === 'de' ? ['Gastgeber am', 'eine Anfrage'] : ['your hosts noted', 'a request for'];
    const kinds: EmailKind[] = ['booking-entered', 'offer-made'];
    for (const kind of kinds) {
      const data = Object.assign(dataOf(kind), { source: 'owner' });
      const { html, text } = await renderEmail(kind, locale, data, settingsIn(locale));
      for (const content of [visibleText(html), text]) {
        expect(content).toContain(reasons[0]);
        expect(content).not.toContain(reasons[1]);
      }
    }
  });

  it.each(['request-approved', 'request-declined', 'booking-moved'] as const)(
    'names the proposal that has ended with it: %s',
    async (kind) => {
      const endedProposal = {
        by: 'guest',
        startDate: parseDay('2027-03-04'),
        endDate: parseDay('2027-03-06'),
      } as const;
      const data = aRequest();
      const { html, text } = await renderEmail(kind, locale, { ...data, endedProposal }, settingsIn(locale));
      for (const content of [visibleText(html), text]) expect(content).toMatch(/4\s?\.?\s–\s.*6\.? (März|March) 2027/u);
      const without = await renderEmail(kind, locale, data, settingsIn(locale));
      expect(without.text).not.toContain('2027');
    },
  );

  it('replaces the event in the calendar of the guest', async () => {
    const sequenceOf = async (revision: number) => {
      const { attachments } = await rendered('booking-moved', { revision });
      return Number(/SEQUENCE:(\d+)/.exec(attachments[0]!.content)?.[1]);
    };
    expect(await sequenceOf(1)).toBeGreaterThan(2);
    expect(await sequenceOf(2)).toBeGreaterThan((await sequenceOf(1)) + 2);
  });
});
