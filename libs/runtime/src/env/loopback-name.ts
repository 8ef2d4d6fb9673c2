/**
 * Whether a host name stands for this machine.
 *
 * @param name as `URL.hostname` returns it, an IPv6 address in brackets.
 */
export const isLoopbackName = (name: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(name);
