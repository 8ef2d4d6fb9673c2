/** A day of next month, at the property, as a calendar reads it out: "10. Dezember 2026" or "10 December 2026". */
export const dayOfNextMonth = (dayOfMonth: number, locale: 'de' | 'en'): RegExp => {
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date());
  const [year = 0, month = 0] = today.split('-').map(Number);
  // Months count from 0 here, so this is the next one.
  const first = new Date(Date.UTC(year, month, 1));
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(first);
  return new RegExp(`\\b${dayOfMonth}\\.? ${name} ${first.getUTCFullYear()}\\b`);
};
