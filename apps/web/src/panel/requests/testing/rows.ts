import { screen, within } from '@testing-library/react';

/** The row of a guest, once it is there. */
export const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

/** The guests of some rows by their names. */
export const guestsOf = (rows: HTMLElement[]) =>
  rows.map((row) => row.querySelectorAll('td')[1]?.firstElementChild?.textContent);

export const approveIn = (row: Awaited<ReturnType<typeof rowOf>>) =>
  row.getByText('Genehmigen', { selector: 'button' });
