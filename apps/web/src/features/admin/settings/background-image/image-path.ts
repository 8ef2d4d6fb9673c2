/** Where the image is put and removed, below `/api`. */
export const imagePath = '/admin/settings/background-image';
