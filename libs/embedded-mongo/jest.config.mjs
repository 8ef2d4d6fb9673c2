import { jestProject } from '../../jest.preset.mjs';

export default jestProject({ name: 'embedded-mongo', root: import.meta.dirname });
