import { readEmbedData } from '@web/features/home/embed/embed-data';
import { tellHeight } from '@web/features/home/embed/tell-height';
import './shared/styles/index.css';

const approaches = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Resolves when somebody points at the calendar, touches it or reaches it by the keyboard. */
const approached = (root: HTMLElement) =>
  new Promise<void>((resolve) => {
    for (const event of approaches) root.addEventListener(event, () => resolve(), { once: true });
  });

/** Most visitors of another website only read the calendar, so its program is loaded for those who approach it. */
const start = async (root: HTMLElement) => {
  const data = readEmbedData();
  if (data) tellHeight(data.origins);
  if (!data?.occupiedDays) return;
  await approached(root);
  const { startCalendar } = await import('@web/features/home/embed/start-calendar');
  await startCalendar(root, data);
  // The script for early taps now repeats them.
  dispatchEvent(new Event('program-started'));
};

start(document.getElementById('root')!).catch((error: unknown) => {
  // The page stays readable, and its link leads to the house.
  console.error('The calendar could not start', error);
});
