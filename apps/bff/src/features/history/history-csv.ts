import type { ListedChange } from '@hearthstay/contracts';
import { languageTag, type Locale } from '@hearthstay/locales';
import { loadAdmin, loadCsv } from '@hearthstay/locales/load-texts';
import { dayAt } from '@hearthstay/stay';
import { csvFile } from '../../platform/csv/csv-file';

/** Changed fields as text: `status: approved`, one after the other. */
const fieldsAsText = (fields: ListedChange['before']): string =>
  Object.entries(fields ?? {})
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('; ');

/**
 * Changes as a file for spreadsheets, in the given order.
 *
 * @param timeZone of the property, for the times
 * @returns the name of the file without its ending, and its content
 */
export const historyCsv = async (
  changes: readonly ListedChange[],
  { locale, timeZone }: { locale: Locale; timeZone: string },
): Promise<{ name: string; content: string }> => {
  const [csv, { history, bookings }] = await Promise.all([loadCsv(locale), loadAdmin(locale)]);
  const time = new Intl.DateTimeFormat(languageTag(locale), { timeZone, timeStyle: 'medium', hourCycle: 'h23' });
  const actions: Record<string, Record<string, string>> = {
    ...history.actions,
    request: bookings.history.action,
  };
  const rows = changes.map(({ at, actor, action, subject, before, after }) => ({
    at: `${dayAt(timeZone, new Date(at))} ${time.format(new Date(at))}`,
    actor: actor.kind === 'admin' ? actor.email : bookings.history.actor[actor.kind],
    kind: history.kinds[subject.kind],
    subject: subject.name ?? '',
    action: actions[subject.kind]?.[action] ?? history.changed,
    before: fieldsAsText(before),
    after: fieldsAsText(after),
  }));
  return { name: csv.history.file, content: csvFile(rows, csv.history.columns, csv) };
};
