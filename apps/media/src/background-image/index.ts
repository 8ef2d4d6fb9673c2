export { GalleryRepository } from './persistence/gallery.repository';
export { FinishBackgroundImage } from './finish-background-image/finish-background-image';
