/** Specification, section 5, "Background image". */
export const maxImageBytes = 4 * 1024 * 1024;

export type ImageProblem = 'notJpeg' | 'tooLarge';

/** What is wrong with a chosen file, before anything is sent. The server looks at the content itself. */
export const checkImage = ({ type, size }: Pick<File, 'type' | 'size'>): ImageProblem | null => {
  if (type !== 'image/jpeg') return 'notJpeg';
  return size > maxImageBytes ? 'tooLarge' : null;
};
