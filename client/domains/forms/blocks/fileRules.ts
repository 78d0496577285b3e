/** What visitors may send, as `server/domains/forms/rules/files.ts` takes it. */
const takenFiles = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'pdf', 'docx', 'xlsx', 'odt', 'ods', 'csv', 'txt']
export const acceptedFiles = takenFiles.map(each => `.${each}`).join()
const mostFileBytes = 10 * 1024 * 1024

/** How many files answer a question. */
export const mostFilesOf = ({ highest }: { readonly highest: number | null | undefined }): number => highest ?? 1

/** Why files cannot be sent, before a byte of them is; null where they can. */
export function filesProblem(
  files: readonly { readonly name: string; readonly size: number }[],
  most: number,
): 'forms.fileType' | 'forms.fileTooLarge' | 'forms.filesMost' | null {
  if (files.length > most) return 'forms.filesMost'
  if (!files.every(({ name }) => takenFiles.includes(/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '')))
    return 'forms.fileType'
  return files.some(({ size }) => size > mostFileBytes) ? 'forms.fileTooLarge' : null
}
