/** Expects that nothing of the e-mail's content is left, neither its texts nor names. */
export const expectNoContent = (email: object | undefined): void => {
  for (const field of ['data', 'senderName', 'subject', 'html', 'text', 'attachments', 'images', 'replyTo']) {
    expect(email).not.toHaveProperty(field);
  }
};
