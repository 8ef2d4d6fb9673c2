import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'testing', root: import.meta.dirname });
