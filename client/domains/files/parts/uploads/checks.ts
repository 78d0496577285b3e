import type { PixelSize, Problem } from './entries.ts'

/** How large files of some types may be. */
export interface TypeLimit {
  /** Without the dot, in small letters. */
  readonly extensions: readonly string[]
  readonly bytes: number
}

export interface Checks {
  readonly limits: readonly TypeLimit[]
  /** Types that are taken here; null: all that the library takes. */
  readonly allowedExtensions: readonly string[] | null
  /** The smallest that a picture may be; null: of whatever size. */
  readonly minimum: PixelSize | null
}

/** The ending of a name without its dot, in small letters; empty without one. */
const extensionOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** The types that are taken here. */
export const takenExtensions = ({ limits, allowedExtensions }: Pick<Checks, 'limits' | 'allowedExtensions'>) =>
  limits
    .flatMap(({ extensions }) => extensions)
    .filter(each => allowedExtensions === null || allowedExtensions.includes(each))

/** The smallest that a picture may be where two say so, each of them null: of whatever size. */
export const largerOf = (one: PixelSize | null, other: PixelSize | null): PixelSize | null =>
  one && other
    ? { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) }
    : (one ?? other)

/** Why a file is not even sent; null where nothing speaks against it. `readSize` tells the sides of a picture, null where it
 *  cannot be read here. */
export async function problemOf(
  file: File,
  checks: Checks,
  readSize: (file: File) => Promise<PixelSize | null> = pictureSize,
): Promise<Problem | null> {
  const extension = extensionOf(file.name)
  const limit = checks.limits.find(({ extensions }) => extensions.includes(extension))
  const taken = takenExtensions(checks)
  // Most have them from a phone, and do not know what they are: where pictures are taken it is said how they come in.
  if (/^hei[cf]$/.test(extension) && taken.includes('jpg')) return { code: 'HEIC_NOT_TAKEN' }
  if (!limit || !taken.includes(extension)) return { code: 'FILE_TYPE_INVALID' }
  if (file.size === 0) return { code: 'FILE_EMPTY' }
  if (file.size > limit.bytes) return { code: 'FILE_TOO_LARGE', most: limit.bytes }
  const { minimum } = checks
  // Drawings have no pixels of their own.
  const size = minimum !== null && file.type.startsWith('image/') && extension !== 'svg' ? await readSize(file) : null
  if (minimum === null || size === null || (size.width >= minimum.width && size.height >= minimum.height)) return null
  return { code: 'IMAGE_TOO_SMALL', ...size, leastWidth: minimum.width, leastHeight: minimum.height }
}

/** The sides of a picture as it is seen; null where this browser cannot read it, and then the server tells. */
async function pictureSize(file: File): Promise<PixelSize | null> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
      image.src = url
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    // Not of a kind that this browser knows, or broken: the server says which.
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}
