/** Opens the printed address of the mailbox page as a browser does, and returns the cookie of the response. */
export const mailboxCookie = async (mailboxUrl = ''): Promise<string> => {
  const response = await fetch(mailboxUrl, { redirect: 'manual' });
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
};
