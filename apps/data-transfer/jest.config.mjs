import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'data-transfer', root: import.meta.dirname });
