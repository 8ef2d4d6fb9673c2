import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'holidays', root: import.meta.dirname });
