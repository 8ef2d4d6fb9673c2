/** The URL of the style sheet of the mailbox pages. */
export const mailboxStylesheet = '/dev/mailbox/style.css';
