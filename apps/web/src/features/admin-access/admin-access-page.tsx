export const AdminAccessPage = () => null;
