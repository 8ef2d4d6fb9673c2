import type { EndedProposal } from '@hearthstay/contracts';
import type { EmailContent } from '../email-content';
import { textsIn } from '../texts';
import { rangeText } from './stay-range';

/** Adds that an open proposal has ended with what the e-mail is about, so that nobody waits for a response to it. */
export const withEndedProposal = (content: EmailContent, ended: EndedProposal | undefined): EmailContent => {
  if (!ended) return content;
  const { locale, intro } = content;
  const sentence = textsIn(locale)(`endedProposal.${ended.by}`, { range: rangeText(ended, locale) });
  return { ...content, intro: `${intro}\n\n${sentence}` };
};
