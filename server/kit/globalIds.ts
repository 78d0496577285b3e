import { isId } from './ids.ts'

/** The id under which GraphQL shows an entity, and REST as `global_id`. */
export const globalId = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64')

/** The type and the primary key of a global id; null for anything else. */
export function decodedGlobalId(text: string): { readonly type: string; readonly id: string } | null {
  if (!/^[A-Za-z0-9+/_-]{4,200}={0,2}$/.test(text)) return null
  const [type, id, ...rest] = Buffer.from(text, 'base64').toString('utf8').split(':')
  if (!type || !/^\w+$/.test(type) || id === undefined || rest.length > 0 || !isId(id)) return null
  return { type, id }
}
