import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { startI18n } from './shared/i18n/start-i18n';
import './shared/styles/index.css';

const start = async () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has lost its root element');
  await startI18n();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};

// No `await` at the top level: the bundler would have to split what other files share with this one into files of its
// own.
void start();
