export const PasswordGate = () => null;
