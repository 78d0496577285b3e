export const galleriesPath = '/admincenter/galleries/browse'
export const newGalleryPath = '/admincenter/galleries/edit'

/** Address of the page on which a gallery is edited. */
export const galleryEditPath = (id: string) => `${newGalleryPath}/${encodeURIComponent(id)}`
