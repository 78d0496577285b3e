import { type Refusal, refusal } from '../../kit/refusals.ts'

/** Largest picture that may be uploaded, in bytes. */
export const mostPictureBytes = 15_000_000
/** Largest document that may be uploaded, in bytes. */
export const mostDocumentBytes = 15_000_000

/** Shortest side of a picture in pixels; smaller ones look poor even as a thumbnail on a sharp screen. */
const leastPictureSide = 200

const pictureExtensions = ['jpg', 'jpeg', 'gif', 'png', 'webp', 'svg'] as const

/** The extension of a file's name in small letters, empty without one. */
export const extensionOf = (name: string): string => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Whether the name is that of a picture that may be uploaded (platform.md 5; WebP besides). */
export const isPictureName = (name: string): boolean =>
  pictureExtensions.some(extension => extension === extensionOf(name))

/** A file's name as it is kept: its last part, without control characters, at most 200 characters; `unnamed` where nothing
 *  is left. */
export function keptName(name: string, unnamed = 'bild'): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return (
    last
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(-200) || unnamed
  )
}

/** Why a picture of these sides is refused; empty if it is not. */
export function sideRefusals(size: { width: number; height: number }, path: readonly string[]): Refusal[] {
  if (Math.min(size.width, size.height) >= leastPictureSide) return []
  const message = `is ${size.width}x${size.height}, needs at least ${leastPictureSide}x${leastPictureSide}`
  return [refusal('IMAGE_TOO_SMALL', path, message, { ...size, least: leastPictureSide })]
}
