import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'sentences', root: import.meta.dirname });
