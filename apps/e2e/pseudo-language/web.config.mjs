import { mergeConfig } from 'vite';
import web from '../../web/vite.config.mjs';
import { inPseudoLanguage } from './pseudo-language.mjs';

const outputOf = (folder) => ({ build: { outDir: `../../dist/pseudo-language/web/${folder}` } });

export default mergeConfig(mergeConfig(web, inPseudoLanguage('web/client')), {
  environments: { client: outputOf('client'), embed: outputOf('client'), ssr: outputOf('server') },
});
