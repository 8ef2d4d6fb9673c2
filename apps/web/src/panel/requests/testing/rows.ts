import { screen, within } from '@testing-library/react';

/** The table row of a guest; waits until it is rendered. */
export const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

/** The names of the guests in some rows. */
export const guestsOf = (rows: HTMLElement[]) =>
  rows.map((row) => row.querySelectorAll('td')[1]?.firstElementChild?.textContent);

export const approveIn = (row: Awaited<ReturnType<typeof rowOf>>) =>
  row.getByText('Genehmigen', { selector: 'button' });
