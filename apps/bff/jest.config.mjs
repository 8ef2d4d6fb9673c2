import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'bff', root: import.meta.dirname });
