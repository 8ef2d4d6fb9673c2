import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'history', root: import.meta.dirname });
