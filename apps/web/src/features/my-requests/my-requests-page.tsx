export const MyRequestsPage = () => null;
