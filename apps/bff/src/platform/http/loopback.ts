/** Whether the remote address of a socket belongs to this machine. */
export const isLoopback = (address = ''): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);
