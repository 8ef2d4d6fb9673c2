import { fieldLimits } from '@hearthstay/stay';
import { optionalText, paragraphOfText } from '../values/text';

/** A word of the owner to the guest, with an approval or a refusal. */
export const decisionNoteSchema = optionalText(
  paragraphOfText({ max: fieldLimits.messageMax, tooLong: 'MESSAGE_TOO_LONG' }),
);
