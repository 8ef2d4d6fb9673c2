/** Whether an address of a socket is of this machine. */
export const isLoopback = (address = ''): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);
