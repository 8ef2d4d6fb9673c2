import { cleanParagraphs, excessOf } from '@hearthstay/stay';
import { useState, type ChangeEvent } from 'react';

/** The only text beside a button, as it is sent: cleaned, and empty if nothing is typed. */
export const useTextArea = (limit: number) => {
  const [value, setValue] = useState('');
  return {
    text: cleanParagraphs(value),
    isTooLong: excessOf(value, limit) > 0,
    /** Of a `TextAreaField`. */
    fieldProps: {
      limit,
      value,
      onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => setValue(target.value),
    },
  };
};
