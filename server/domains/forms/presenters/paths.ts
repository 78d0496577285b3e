/** Where staff fetch a file that came with a message. */
export const sentFilePath = (answerId: string, fileId: string): string => `/api/v0/message/${answerId}/file/${fileId}`
