import { createBrowserRouter } from 'react-router-dom';
import { moveReaderWith } from '../shared/api/refusal';
import { paths } from '../shared/routes/paths';
import { routes } from './routes';

export const router = createBrowserRouter(routes);

moveReaderWith({ goHome: () => void router.navigate(paths.home.to()) });
