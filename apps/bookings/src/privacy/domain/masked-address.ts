const firstOf = (part: string): string => `${/^./u.exec(part)?.[0] ?? ''}…`;

/** An address by which only those who know it recognise it: `a…@m….example`. */
export const maskedAddress = (email: string): string => {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  return `${firstOf(email.slice(0, at))}@${firstOf(domain)}${dot < 0 ? '' : domain.slice(dot)}`;
};
