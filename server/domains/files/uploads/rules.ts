import { type FileKind, isPixelKind } from '../../../kit/fileKinds.ts'
import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { extensionOf } from '../rules/arrivals.ts'
import type { UploadKind, UploadSettings } from '../settings.ts'

/** What becomes of a file whose content the library has already: it is refused, the existing one is answered in its place,
 *  that only where everybody may have it (else it comes in), or it comes in all the same. */
export type DuplicateChoice = 'refuse' | 'useExisting' | 'usePublic' | 'keepBoth'

/** Pixels. */
export type PixelSize = { readonly width: number; readonly height: number }

/** Room for files, in bytes: how much there is, and how much of it is taken. */
export type Quota = { readonly total: number; readonly used: number }

const MEGABYTE = 1_000_000

/** Endings of what comes in, by its kind; what a file is, its content says. */
export const extensionsOf: Readonly<Record<UploadKind, readonly string[]>> = {
  picture: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'tif', 'tiff', 'svg'],
  document: ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'csv', 'txt'],
  video: ['mp4', 'm4v', 'webm'],
  other: ['zip', 'mp3', 'wav', 'woff2'],
}

/** By which limits a file counts, by what its content is and the extension that goes with it. */
export function uploadKindOf({ isPicture, extension }: { isPicture: boolean; extension: string }): UploadKind {
  if (isPicture) return 'picture'
  if (extensionsOf.video.includes(extension)) return 'video'
  return extensionsOf.document.includes(extension) ? 'document' : 'other'
}

/** Bytes that a file of the kind may have. */
export const mostBytesOf = (settings: UploadSettings, kind: UploadKind): number =>
  settings[`${kind}Megabytes`] * MEGABYTE

/** Bytes of the largest file that comes in at all. */
export const mostBytesOfAll = (settings: UploadSettings): number =>
  Math.max(0, ...settings.takenKinds.map(kind => mostBytesOf(settings, kind)))

/** Bytes of all files together. */
export const quotaBytes = ({ quotaMegabytes }: UploadSettings): number => quotaMegabytes * MEGABYTE

/**
 * How many bytes a file may have as far as its beginning tells, so that too much of it is not even received: what it is
 * is looked at again when it is whole.
 */
export function mostBytesWhileArriving(settings: UploadSettings, start: FileKind, name: string): number {
  if (isPixelKind(start) || start === 'svg') return mostBytesOf(settings, 'picture')
  if (start === 'pdf' || start === 'text') return mostBytesOf(settings, 'document')
  const kind = uploadKindOf({ isPicture: false, extension: extensionOf(name) })
  return Math.max(mostBytesOf(settings, kind), mostBytesOf(settings, 'other'))
}

/** Why a file with so many bytes is refused. */
export const tooLarge = (path: readonly string[], most: number): Refusal =>
  refusal('FILE_TOO_LARGE', path, `has more than ${most} bytes`, { most })

/** Why nothing more comes in: `used` of `total` bytes are taken, and the file has `size`. */
export const quotaRefusal = (path: readonly string[], { total, used }: Quota, size: number): Refusal =>
  refusal('QUOTA_REACHED', path, `${used} of ${total} bytes are taken; the file has ${size}`, { total, used, size })

/** The refusal of a file whose content is in the library already, with the one that has it. */
export const duplicateRefusal = (path: readonly string[], existing: { id: string; name: string }): Refusal =>
  refusal('FILE_DUPLICATE', path, `is in the library already, as ${existing.name}`, { existing })

/** Why the file may not come in by what it is: its kind is not taken, or not one of `extensions` that are wanted here. */
export function typeRefusals(
  file: { readonly isPicture: boolean; readonly extension: string },
  { settings, extensions }: { settings: UploadSettings; extensions: readonly string[] | null },
  path: readonly string[],
): Refusal[] {
  const isWanted = extensions === null || extensions.some(each => isSameType(each, file.extension))
  return isWanted && settings.takenKinds.includes(uploadKindOf(file))
    ? []
    : [refusal('FILE_TYPE_INVALID', path, 'is of a type that is not taken here')]
}

/** Names of one type: whoever takes `jpeg` takes `jpg`. */
const sameTypes: Readonly<Record<string, string>> = { jpeg: 'jpg', tiff: 'tif' }
const isSameType = (left: string, right: string): boolean => typeName(left) === typeName(right)
function typeName(extension: string): string {
  const name = extension.toLowerCase().replace(/^\./, '')
  return sameTypes[name] ?? name
}

/** How many pixels a picture needs: as many as the shop wants of all, and as are wanted where it is brought; null: none. */
export function leastPixelsOf(settings: UploadSettings, wanted: PixelSize | null = null): PixelSize | null {
  const width = Math.max(settings.leastPictureWidth, wanted?.width ?? 0)
  const height = Math.max(settings.leastPictureHeight, wanted?.height ?? 0)
  return width > 0 || height > 0 ? { width, height } : null
}

/** Why a picture is refused that has fewer pixels than are needed; what is no picture has none. */
export function resolutionRefusals(
  { width, height }: { readonly width: number | null; readonly height: number | null },
  least: PixelSize | null,
  path: readonly string[],
): Refusal[] {
  if (least === null || width === null || height === null) return []
  if (width >= least.width && height >= least.height) return []
  const message = `is ${width}x${height}, needs at least ${least.width}x${least.height}`
  const details = { width, height, least: Math.max(least.width, least.height) }
  return [refusal('IMAGE_TOO_SMALL', path, message, { ...details, leastWidth: least.width, leastHeight: least.height })]
}
