/** What would have come out at the other end of a wire. */
export const copyAsJson = <Message>(message: Message): Message => JSON.parse(JSON.stringify(message)) as Message;
