import type { EmailContent, Fact, PaymentContent } from './email-content';
import { textsIn } from './texts';

const aligned = (facts: Fact[]): string => {
  const width = Math.max(...facts.map(({ label }) => label.length)) + 2;
  return facts
    .map(({ label, value, note }) => `${`${label}:`.padEnd(width)}${value}${note ? `, ${note}` : ''}`)
    .join('\n');
};

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const paymentText = ({ heading, due, account }: PaymentContent): string =>
  [`${heading}:`, ...(typeof account === 'string' ? [aligned(due), account] : [aligned([...due, ...account])])].join(
    '\n',
  );

/**
 * Renders the e-mail as plain text. Each link has a line of its own, so that mail clients do not add other characters
 * to it.
 */
export const plainText = ({
  locale,
  brand,
  heading,
  greeting,
  intro,
  facts,
  map,
  doorCode,
  quote,
  action,
  payment,
  closing,
  reason,
}: EmailContent): string => {
  const blocks = [
    brand,
    `${heading}\n${'='.repeat(heading.length)}`,
    greeting,
    intro,
    facts.length > 0 && aligned(facts),
    map && `${map.label}:\n${map.url}`,
    doorCode && `${doorCode.label}: ${doorCode.code}`,
    quote && `${quote.label}:\n${indented(quote.text)}`,
    [`${action.label}:`, action.url, action.validity].filter(Boolean).join('\n'),
    payment && paymentText(payment),
    closing && [closing.sentence.replace(/<\/?link>/g, ''), closing.url].filter(Boolean).join('\n'),
    `--\n${reason}`,
    textsIn(locale)('poweredBy'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
};
