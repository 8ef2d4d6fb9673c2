/** Completes images and removes unused files. The code that does so depends on the features that wake it by this. */
export abstract class ImageMaintenance {
  /** Starts a run without waiting for it. Never throws. */
  abstract wake(): void;
}
