import { addDays, parseDay, type Day } from '@hearthstay/stay';
import { calendarOf, event, microsoftZone } from '../platforms';
import { generatedRule } from './generated-rule';
import { randomOf, type Random } from './random';
import { clockOf, type Clock } from './clock';

/** The same calendar in two notations. */
export interface GeneratedCalendar {
  /** Exceptions and rule ends have different forms and zones than their event. */
  asWritten: string;
  /** All times have the form and zone of their event and rule ends are in UTC, as RFC 5545 requires. */
  strict: string;
}

interface Spelling {
  /** The notation of the rule's end. */
  until: string;
  /** The notation of an occurrence in a property. */
  occurrence: (property: string, day: Day) => string;
  /** The notation of an additional date. */
  further: (day: Day) => string;
}

const firstStart = parseDay('2024-01-01');

const spellings = (clock: Clock, random: Random, { end, nights }: { end: Day; nights: number }) => {
  const strict: Spelling = {
    until: clock.untilUtc(end),
    occurrence: clock.line,
    further: (day) => clock.line('RDATE', day),
  };
  const forms = clock.isDate ? [clock.line, clock.midnightLine] : [clock.line, clock.dayLine, clock.utcLine];
  const period = (day: Day) => clock.periodLine('RDATE', day, addDays(day, nights));
  const asWritten: Spelling = {
    until: random.of([strict.until, clock.untilDay(end)]),
    occurrence: random.of(forms),
    further: random.of([strict.further, period]),
  };
  return { strict, asWritten };
};

const described = (text: string): string =>
  text
    .replaceAll('TZID=Europe/Berlin', 'TZID=W. Europe Standard Time')
    .replace('BEGIN:VEVENT', [...microsoftZone, 'BEGIN:VEVENT'].join('\r\n'));

/** A recurring event with exceptions, additional dates and moved occurrences. */
export const generatedCalendar = (seed: number): GeneratedCalendar => {
  const random = randomOf(seed);
  const clock = clockOf(random);
  const start = addDays(firstStart, random.below(1_500));
  const nights = 1 + random.below(4);
  const rule = generatedRule(random);
  const end = addDays(start, random.below(900));
  const isUntil = !rule.includes('COUNT') && random.chance(60);
  const dayOfSeries = () => addDays(start, random.of([0, 1, 7, 14, 28, random.below(400)]));
  const excepted = random.chance(50) ? [dayOfSeries(), dayOfSeries()] : [];
  const further = random.chance(20) ? [addDays(start, 3 + random.below(300))] : [];
  const replaced = random.chance(30) ? dayOfSeries() : undefined;
  const status = random.chance(25) ? ['STATUS:CANCELLED'] : [];
  const [ending, movedEnding] = [random.below(2), random.below(2)];
  const endOf = (from: Day, form: number) =>
    clock
      .endLines(from, addDays(from, nights))
      .slice(0, form + 1)
      .at(-1)!;
  const movedTo = addDays(replaced ?? start, 1 + random.below(9));
  const spelled = spellings(clock, random, { end, nights });
  const written = ({ until, occurrence, further: furtherLine }: Spelling) =>
    calendarOf(
      event(
        'UID:1',
        clock.line('DTSTART', start),
        endOf(start, ending),
        `RRULE:${rule}${isUntil ? `;UNTIL=${until}` : ''}`,
        ...excepted.map((day) => occurrence('EXDATE', day)),
        ...further.map(furtherLine),
      ),
      ...(replaced
        ? [
            event(
              'UID:1',
              occurrence('RECURRENCE-ID', replaced),
              clock.line('DTSTART', movedTo),
              endOf(movedTo, movedEnding),
              ...status,
            ),
          ]
        : []),
    );
  const asWritten = written(spelled.asWritten);
  return { asWritten: random.chance(30) ? described(asWritten) : asWritten, strict: written(spelled.strict) };
};
