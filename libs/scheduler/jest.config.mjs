import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'scheduler', root: import.meta.dirname });
