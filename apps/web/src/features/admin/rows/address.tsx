/** An e-mail address, which a narrow place breaks before its "@" rather than anywhere. */
export const Address = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
};
