import { GraphQLError } from 'graphql'
import { decodeCursor, type PageCursor, type PageCursors, pageSize } from '../kit/paging.ts'
import { builder } from './builder.ts'

const PageCursorRef = builder.objectRef<PageCursor>('PageCursor').implement({
  description: 'A numbered page of a connection: pass `cursor` as `after` (null for the first page).',
  fields: t => ({
    page: t.exposeInt('page'),
    cursor: t.exposeString('cursor', { nullable: true }),
    isCurrent: t.exposeBoolean('isCurrent'),
  }),
})

export const PageCursorsRef = builder.objectRef<PageCursors>('PageCursors').implement({
  fields: t => ({
    first: t.field({ type: PageCursorRef, nullable: true, resolve: cursors => cursors.first }),
    previous: t.field({ type: PageCursorRef, nullable: true, resolve: cursors => cursors.previous }),
    around: t.field({ type: [PageCursorRef], resolve: cursors => cursors.around }),
    next: t.field({ type: PageCursorRef, nullable: true, resolve: cursors => cursors.next }),
    last: t.field({ type: PageCursorRef, nullable: true, resolve: cursors => cursors.last }),
  }),
})

export const badInput = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'C400', http: { status: 400 } } })

/** `first` as a number of rows; throws what GraphQL shows as a mistake in the request. */
export function rowsOf(first: number | null | undefined, fallback = 24): number {
  const size = pageSize(first, fallback)
  if (size === null) throw badInput('`first` must be a whole number from 1 to 100.')
  return size
}

/** The values of `after` in the given shape (see `decodeCursor`), null without one; a forged cursor is refused. */
export function afterOf(after: string | null | undefined, shape: string): (string | number | boolean)[] | null {
  if (!after) return null
  const values = decodeCursor(after, shape)
  if (!values) throw badInput('`after` is not a cursor of this list.')
  return values
}

/** The offset that `after` of a numbered list stands for. */
export function offsetOf(after: string | null | undefined): number {
  const values = afterOf(after, 'n')
  const offset = values ? Number(values[0]) : 0
  if (!Number.isInteger(offset) || offset < 0 || offset > 10_000_000)
    throw badInput('`after` is not a cursor of this list.')
  return offset
}
