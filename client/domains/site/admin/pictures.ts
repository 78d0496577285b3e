import type { ChosenPicture } from '../../files/admin/chooser/PictureField.tsx'

/** The id of a file as the settings keep it, which are read by programs that know no other. */
export const keyOf = (globalId: string): string => atob(globalId).split(':').at(-1)!

interface KnownFile {
  readonly id: string
  readonly name: string
  readonly url?: string | null | undefined
}

/** The picture behind an id of the settings; null where there is none, or it is gone. */
export function pictureOf(files: readonly KnownFile[], key: unknown): ChosenPicture | null {
  const found = typeof key === 'string' && files.find(({ id }) => keyOf(id) === key)
  return found ? { id: found.id, name: found.name, url: found.url ?? null } : null
}
