import { imagePath } from '../../../platform/imageSizes.ts'
import type { FileRow } from '../queries.ts'

/**
 * Where staff see the picture of a file, by the `path` that everybody has of it, `/images/{sha256}/{size}`: there, or, where
 * not everybody may have it, at the file's own address in that size.
 */
export function pictureAddress(
  { id, sha256, isForAll }: { readonly id: string; readonly sha256: string; readonly isForAll: boolean },
  path: string,
): string {
  if (isForAll) return path
  // A browser asks anew once the file has another content.
  return `/api/v0/download/${id}/${path.slice(path.lastIndexOf('/') + 1)}?v=${sha256.slice(0, 8)}`
}

/** The same for a file in the smallest size that has these pixels. */
export function picturePath({ id, sha256, isPublic, deletedAt }: FileRow, width: number, height?: number): string {
  return pictureAddress({ id, sha256, isForAll: isPublic && deletedAt === null }, imagePath(sha256, width, height))
}
