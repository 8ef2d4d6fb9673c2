export { ImageFileRepository } from './persistence/image-file.repository';
export { imageFileModel } from './persistence/image-file.schema';
export { finishingSchema, imageDefinition, retiredSchema } from './persistence/image.schema';
