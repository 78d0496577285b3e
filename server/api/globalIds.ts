import { decodeGlobalID, encodeGlobalID } from '@pothos/plugin-relay'
import { isId } from '../kit/ids.ts'

/** The id under which GraphQL shows an entity. */
export const globalId = (type: string, id: string): string => encodeGlobalID(type, id)

/** The primary key behind a global id of `type`; null for anything else, which nobody can own. */
export function rawId(type: string, id: string): string | null {
  if (!/^[A-Za-z0-9+/_-]{4,200}={0,2}$/.test(id)) return null
  const [typename, raw, ...rest] = Buffer.from(id, 'base64').toString('utf8').split(':')
  if (typename !== type || raw === undefined || rest.length > 0 || !isId(raw)) return null
  return decodeGlobalID(id).id
}
