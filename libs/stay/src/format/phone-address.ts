/** The address of a link that calls a telephone number, which people may have typed with spaces and other signs. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
