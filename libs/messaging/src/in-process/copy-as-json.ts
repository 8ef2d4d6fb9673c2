/** Serialises and parses a message, as a broker would. */
export const copyAsJson = <Message>(message: Message): Message => JSON.parse(JSON.stringify(message)) as Message;
