import { z } from 'zod';
import { isPanelPath } from '../http/panel-path';

/** A place in the panel. */
export const panelPathSchema = z.string().max(200).refine(isPanelPath);
