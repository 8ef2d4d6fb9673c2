export const AdminPage = () => null;
