import type { EmailContent, Fact } from './email-content';
import { textsIn } from './texts/texts';

const aligned = (facts: Fact[]): string => {
  const width = Math.max(...facts.map(({ label }) => label.length)) + 2;
  return facts.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`).join('\n');
};

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/**
 * The e-mail for readers without HTML. A link stands on a line of its own, so that nothing around it becomes part of
 * it.
 */
export const plainText = ({
  locale,
  brand,
  heading,
  greeting,
  intro,
  facts,
  quote,
  action,
  closing,
  reason,
}: EmailContent): string => {
  const blocks = [
    brand,
    `${heading}\n${'='.repeat(heading.length)}`,
    greeting,
    intro,
    facts.length > 0 && aligned(facts),
    quote && `${quote.label}:\n${indented(quote.text)}`,
    [`${action.label}:`, action.url, action.validity].filter(Boolean).join('\n'),
    closing && [closing.sentence.replace(/<\/?link>/g, ''), closing.url].filter(Boolean).join('\n'),
    `--\n${reason}`,
    textsIn(locale).poweredBy,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
};
