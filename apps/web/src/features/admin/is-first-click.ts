import type { MouseEvent } from 'react';

/**
 * For buttons in a list that closes up once they are pressed: the second click of a double click would press the button that
 * has come under the pointer meanwhile. Keys come through, for they count no clicks.
 */
export const isFirstClick = ({ detail }: MouseEvent) => detail <= 1;
