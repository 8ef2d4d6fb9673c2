import type { AskedFieldName } from '@hearthstay/stay';

/** The kind of input of each field that the house may ask its guests for. */
export const askedInputs = {
  phone: { type: 'tel', autoComplete: 'tel' },
  arrivalTime: { type: 'time' },
} satisfies Record<AskedFieldName, object>;
