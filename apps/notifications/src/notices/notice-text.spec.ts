import { noticeEvents, type Locale, type NoticeEvent } from '@hearthstay/contracts';
import { aCalendarConflict, aRequest, settings } from '../testing/events';
import { noticeData } from './notice-data';
import { noticeText } from './notice-text';

const stay = aRequest();
const since = '2026-11-27T06:40:00.000Z';

const dataOf = (event: NoticeEvent) => noticeData.parse({ ...stay, ...aCalendarConflict(), since, event });

const textOf = async (event: NoticeEvent, locale: Locale, withNames = false) => {
  const { title, text, url } = await noticeText(dataOf(event), { locale, withNames }, settings);
  return [title, text, url];
};

const site = 'https://haus-am-see.example';
const booking = `${site}/admin/bookings/6740b2c5a1`;
const [tage, days] = ['Di., 8. – Fr., 11. Dezember 2026', 'Tue 8 – Fri 11 December 2026'];

describe('The text of a notice', () => {
  it.each<[NoticeEvent, string, string]>([
    ['new-request', 'Neue Anfrage', 'New request'],
    ['message', 'Neue Nachricht', 'New message'],
    ['cancellation-wished', 'Ein Gast möchte stornieren', 'A guest wishes to cancel'],
    ['change-proposed', 'Ein Gast möchte etwas ändern', 'A guest asks for a change'],
    ['offer-accepted', 'Angebot angenommen', 'Offer accepted'],
    ['offer-declined', 'Angebot abgelehnt', 'Offer declined'],
    ['offer-expired', 'Angebot abgelaufen', 'Offer ended'],
  ])('about a stay has its days, and leads to it: %s', async (event, german, english) => {
    const address = event === 'message' ? `${booking}?part=messages` : booking;
    expect(await textOf(event, 'de')).toEqual([german, `${tage} · Haus am See`, address]);
    expect(await textOf(event, 'en')).toEqual([english, `${days} · Haus am See`, address]);
    expect(await textOf(event, 'de', true)).toEqual([german, `Anna Seidel · ${tage} · Haus am See`, address]);
  });

  it('about a double booking names the calendar and no guest', async () => {
    const url = `${site}/admin?tab=settings&section=calendars`;
    const german = [
      'Doppelt belegt',
      'Airbnb · Di., 8. – Mi., 9. Dezember 2026 · 2 weitere Zeiträume · Haus am See',
      url,
    ];
    expect(await textOf('double-booking', 'de')).toEqual(german);
    expect(await textOf('double-booking', 'de', true)).toEqual(german);
  });

  it('about failing e-mails has the time at the house', async () => {
    const url = `${site}/admin?tab=settings&section=emails&part=log`;
    expect(await textOf('emails-failing', 'de')).toEqual([
      'E-Mails kommen nicht an',
      'Seit 27.11.26, 07:40 nimmt der Mailserver keine E-Mails an. Sie warten und werden nachgeholt.',
      url,
    ]);
    expect(await textOf('test', 'en')).toEqual(['Test notice', expect.any(String), url]);
  });

  it.each(noticeEvents)('contains nothing that a guest has written, and no address of a guest: %s', async (event) => {
    const notice = JSON.stringify(await noticeText(dataOf(event), { locale: 'de', withNames: false }, settings));
    expect(notice).not.toMatch(/Hund|anna@|Anna|Seidel|Rohr/);
  });
});
