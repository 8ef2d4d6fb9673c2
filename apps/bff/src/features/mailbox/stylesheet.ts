/** Where the mailbox's pages find their style sheet. */
export const mailboxStylesheet = '/dev/mailbox/style.css';
