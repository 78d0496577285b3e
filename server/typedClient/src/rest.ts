import type { Answers, Inputs } from './__generated__/paths.ts'

export type { Answers, Inputs }

/** A documented path with its method, as `GET /api/v0/shop_order`. */
export type PathName = keyof Inputs

/** How something is written. */
export interface WriteOptions {
  /** The name of this request: what is sent twice under it is done once. With a key the client makes one up. */
  readonly idempotencyKey?: string
  /** The version that there must be, as it was read (`revision`); another is refused with 412. */
  readonly ifMatch?: number
  /** Everything is checked and answered, nothing is written. */
  readonly dryRun?: boolean
  /** Of several records all are written or none. */
  readonly atomic?: boolean
}

/** A request on a documented path, as it is sent. */
interface RestRequest {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly body?: string
  readonly isRepeatable: boolean
}

/** Paths that only read although they are asked by POST. */
const onlyReads = /\/(batch|search)\/|\/shop\/search$|\/get(Page)?Data/

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** What is sent for an input; `isNamed`: a name is made up for what is written without one. */
export function requestOf(
  pathName: string,
  input: unknown,
  { isNamed, idempotencyKey, ifMatch, dryRun, atomic }: WriteOptions & { readonly isNamed: boolean },
): RestRequest {
  const [method = '', template = ''] = pathName.split(' ')
  const rest = Array.isArray(input) ? null : new Map(Object.entries((input ?? {}) as object))
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest?.get(name)
    if (value === undefined || value === null || value === '') throw new TypeError(`${pathName} needs ${name}`)
    rest?.delete(name)
    return encodeURIComponent(String(value))
  })
  const isRead = method === 'GET' || (method === 'POST' && onlyReads.test(template))
  const query = new URLSearchParams({
    ...(dryRun && { dry_run: 'true' }),
    ...(atomic && { atomic: 'true' }),
    ...(method === 'GET' &&
      Object.fromEntries(
        [...(rest ?? [])].flatMap(([name, value]) =>
          value === undefined || value === null ? [] : [[name, textOf(value)]],
        ),
      )),
  }).toString()
  const name = idempotencyKey ?? (isNamed && !isRead && !dryRun ? crypto.randomUUID() : undefined)
  return {
    method,
    url: query === '' ? path : `${path}?${query}`,
    headers: {
      ...(name !== undefined && { 'idempotency-key': name }),
      ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(rest ? Object.fromEntries(rest) : input) }),
    isRepeatable: isRead || name !== undefined || dryRun === true,
  }
}
