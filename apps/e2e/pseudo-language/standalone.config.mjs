import { mergeConfig } from 'vite';
import standalone from '../../standalone/vite.config.mjs';
import { inPseudoLanguage } from './pseudo-language.mjs';

export default mergeConfig(standalone, inPseudoLanguage('standalone'));
