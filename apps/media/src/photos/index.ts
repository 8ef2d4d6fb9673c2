export { AlbumRepository } from './persistence/album.repository';
export { albumModel, albumOutbox } from './persistence/album.schema';
export { FinishPhotos } from './finish-photos/finish-photos';
