/** Expects that nothing is left of what the e-mail said, neither its texts nor the people they name. */
export const expectNoContent = (email: object | undefined): void => {
  for (const field of ['data', 'senderName', 'subject', 'html', 'text', 'attachments', 'replyTo']) {
    expect(email).not.toHaveProperty(field);
  }
};
