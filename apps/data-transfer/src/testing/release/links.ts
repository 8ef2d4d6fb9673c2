import { apiOf } from './api';

/** Requests as many links as one period allows. */
export const askForLinks = async (url: string): Promise<void> => {
  for (let count = 0; count < 5; count++) for (const path of linkPaths) await askForLink(url, path);
};

/** Requests one more link of each kind than a day allows. */
export const exceedLinksOfDay = async (url: string): Promise<void> => {
  for (const path of linkPaths) {
    const isRefused = await askForLink(url, path).then(
      () => false,
      (error: unknown) => (error as Error).message.includes('RATE_LIMITED'),
    );
    if (!isRefused) throw new Error(`${path} is within the limit of a day.`);
  }
};

const linkPaths = ['/bookings/send-access-link', '/admin/request-access'] as const;

const askForLink = (url: string, path: string) => apiOf(url).call('POST', path, { email: 'niemand@mail.example' });
