import { type Refusal, refusal } from '../../../kit/refusals.ts'
import { isLink, longestLink } from './links.ts'
import { isReserved } from './segments.ts'

export type Redirection = { readonly path: string; readonly target: string }

export const redirectLimits = {
  path: { characters: 300 },
  target: { characters: longestLink },
  redirects: 5000,
} as const

/** A path as redirects are kept and looked up: without language, parameters, anchor and a slash at its end, composed as
 *  Unicode NFC. */
export function redirectPath(written: string): string {
  const [path = ''] = written.trim().normalize('NFC').split(/[?#]/)
  return path.replace(/^\/(en|de)(?=\/|$)/, '').replace(/\/+$/, '') || '/'
}

/** Why an address cannot be sent elsewhere: it is no path, or one that the product needs itself. */
export function redirectRefusals({ path, target }: Redirection): Refusal[] {
  const no = (field: string, message: string) => [refusal('INVALID_INPUT', [field], message)]
  const [, first = ''] = path.split('/')
  const isPath = path.startsWith('/') && !path.startsWith('//') && !/[\s\\<>"]/.test(path)
  return [
    ...(path.length > redirectLimits.path.characters || !isPath || path === '/'
      ? no('path', 'must be a path such as /old-page')
      : isReserved(first.toLowerCase())
        ? no('path', `/${first} is an address of the product itself`)
        : []),
    ...(isLink(target) && /^(\/|https?:)/i.test(target) ? [] : no('target', 'must be a path or begin with https://')),
    ...(isPath && target.startsWith('/') && redirectPath(target) === path
      ? [refusal('REDIRECT_LOOP', ['target'], 'leads to itself')]
      : []),
  ]
}

/** Where a new redirect really leads, by those that there are: chains are followed to their end. Null: in a circle. */
export function endOf(target: string, path: string, known: ReadonlyMap<string, string>): string | null {
  const seen = new Set([path])
  let end = target
  while (end.startsWith('/')) {
    const at = redirectPath(end)
    if (seen.has(at)) return null
    const next = known.get(at)
    if (next === undefined) return end
    seen.add(at)
    end = next
  }
  return end
}
