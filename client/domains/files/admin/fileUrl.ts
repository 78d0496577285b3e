/** The list that a file's page belongs to. */
export const filesPath = '/admincenter/files'

/** Where a file is described, replaced and looked after. */
export const filePath = (id: string) => `/admincenter/file/edit/${encodeURIComponent(id)}`

/** Where a picture or a PDF is cropped and turned. */
export const cropPath = (id: string) => `/admincenter/image/edit/${encodeURIComponent(id)}`
