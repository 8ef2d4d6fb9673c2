import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'outbox', root: import.meta.dirname });
