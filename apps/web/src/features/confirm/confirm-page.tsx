export const ConfirmPage = () => null;
