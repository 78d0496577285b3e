/** Cursors are the sort values of a row as JSON in base64url. They are opaque to clients, but not secret. */
export type CursorValues = readonly (string | number | boolean | null)[]

const maximumPageSize = 100

export const encodeCursor = (values: CursorValues): string => Buffer.from(JSON.stringify(values)).toString('base64url')

/** The values of a cursor, or null if it was not made by `encodeCursor` with `length` values of the types in `shape`
 *  ('s' string, 'n' finite number, 'b' boolean); forged cursors must not reach a statement. */
export function decodeCursor(cursor: string, shape: string): (string | number | boolean)[] | null {
  if (cursor.length > 2000) return null
  let values: unknown
  try {
    values = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
  if (!Array.isArray(values) || values.length !== shape.length) return null
  const types = { s: 'string', n: 'number', b: 'boolean' } as const
  const fits = values.every((value, index) => {
    const type = types[shape[index] as keyof typeof types]
    return typeof value === type && (type !== 'number' || Number.isFinite(value))
  })
  return fits ? (values as (string | number | boolean)[]) : null
}

/** How many rows to read: `first` within 1 and 100, `fallback` if absent. Null for anything else, which is refused. */
export function pageSize(first: number | null | undefined, fallback = 24): number | null {
  if (first === null || first === undefined) return fallback
  return Number.isInteger(first) && first >= 1 && first <= maximumPageSize ? first : null
}

/** Rows of a list that are known to be there, where `counted` stopped at `most`: so many, or those of a page beyond that
 *  and, if it is full, one behind it. So whoever turns pages gets on beyond what is counted. */
export const rowsKnown = (
  counted: number,
  most: number,
  page: { readonly offset: number; readonly size: number; readonly rows: number },
): number => (counted > most ? Math.max(most, page.offset + page.rows + (page.rows === page.size ? 1 : 0)) : counted)

export type PageCursor = { page: number; cursor: string | null; isCurrent: boolean }
export type PageCursors = {
  first: PageCursor | null
  previous: PageCursor | null
  around: PageCursor[]
  next: PageCursor | null
  last: PageCursor | null
}

/** Page numbers around the current page (range 5, platform.md 9) for lists that are paged by offset; a page's cursor
 *  is what to pass as `after`, null for the first page. */
export function pageCursors(offset: number, size: number, total: number): PageCursors {
  const pages = Math.max(1, Math.ceil(total / size))
  const current = Math.min(pages, Math.floor(offset / size) + 1)
  const at = (page: number): PageCursor => ({
    page,
    cursor: page === 1 ? null : encodeCursor([(page - 1) * size]),
    isCurrent: page === current,
  })
  const start = Math.max(1, Math.min(current - 2, pages - 4))
  const around = Array.from({ length: Math.min(5, pages) }, (_, index) => at(start + index))
  return {
    first: start > 1 ? at(1) : null,
    previous: current > 1 ? at(current - 1) : null,
    around,
    next: current < pages ? at(current + 1) : null,
    last: start + around.length - 1 < pages ? at(pages) : null,
  }
}
