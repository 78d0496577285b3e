/** A part of a file by its first and last byte, both included. */
export type Part = { readonly start: number; readonly end: number }

/**
 * The part of `size` bytes that `Range` asks for (RFC 9110, 14.2): null for the whole, which answers what is no such header
 * and several parts at once too; `none` where the part lies behind the end.
 */
export function partOf(range: string | undefined, size: number): Part | 'none' | null {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(range ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'none' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'none' : { start, end }
}

/** Whether `If-None-Match` names the tag: a list, and tags that a proxy has weakened, count (RFC 9110, 13.1.2). */
export const isKnownTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some(each => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag) ?? false

/** Whether a part may be sent: `If-Range` names just this content, or does not stand there (RFC 9110, 13.1.5). Days are not
 *  told, so none fits. */
export const mayBeInParts = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag
