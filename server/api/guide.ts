import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocksOf, type Code, htmlOf } from './markdown.ts'

/** The texts of the guide, in their order, by the last part of their address; '' is where it begins. */
const places = {
  '': 'start',
  catalogue: 'catalogue',
  files: 'files',
  stock: 'stock',
  orders: 'orders',
  storefront: 'storefront',
  'sign-on': 'sign-on',
} as const
type Place = keyof typeof places

const address = (place: Place): string => (place === '' ? '/api/docs/guide' : `/api/docs/guide/${place}`)

const textOf = (place: Place): string => readFileSync(join(import.meta.dirname, `../guide/${places[place]}.md`), 'utf8')

const blocksAt = (place: Place) => blocksOf(textOf(place))

/** The files that a text of the guide asks to save, by their names. */
export function filesOf(place: Place): Map<string, string> {
  const codes = blocksAt(place).filter((block): block is Code => block.kind === 'code')
  return new Map(codes.flatMap(({ name, text }) => (name === null ? [] : [[name, text] as const])))
}

const titleOf = (place: Place): string => {
  const [first] = blocksAt(place)
  if (first?.kind !== 'heading') throw new Error(`The guide’s text ${places[place]}.md has no title.`)
  return first.text
}

const style = `:root{color-scheme:light dark;--text:#12191a;--back:#fff;--accent:#0b5b45;--line:#dbe0dd;--code:#f2f5f3}
body{font:16px/1.6 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:1.5rem;color:var(--text);background:var(--back)}
a{color:var(--accent)}h1{line-height:1.2}h2{margin-top:2rem}code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}
pre{background:var(--code);border:1px solid var(--line);border-radius:.375rem;padding:1rem;overflow-x:auto;font-size:.875rem;line-height:1.5}
pre code{font:inherit;font-family:ui-monospace,monospace;overflow-wrap:normal}figure{margin:1rem 0}figure pre{margin:0;border-radius:0 0 .375rem .375rem}
figcaption{border:1px solid var(--line);border-bottom:0;border-radius:.375rem .375rem 0 0;padding:.25rem 1rem;font:600 .875rem ui-monospace,monospace}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0 0 .75rem;margin:0 0 1.5rem;border-bottom:1px solid var(--line)}nav a{display:inline-block;padding:.25rem 0}
[aria-current]{color:inherit;font-weight:600;text-decoration:none}
@media(prefers-color-scheme:dark){:root{--text:#edf2ef;--back:#111817;--accent:#6fd3ad;--line:#2a3633;--code:#18211f}}`

/** The pages of the guide by their addresses, each made with a nonce that allows its style. */
export function guidePages(): Map<string, (nonce: string) => string> {
  const all = (Object.keys(places) as Place[]).map(place => ({ place, title: titleOf(place) }))
  return new Map(
    all.map(({ place, title }) => {
      const links = all.map(
        other =>
          `<li><a href="${address(other.place)}"${other.place === place ? ' aria-current="page"' : ''}>${other.title}</a></li>`,
      )
      const navigation = `<nav aria-label="Guide"><ul>${links.join('')}<li><a href="/api/docs">REST paths</a></li></ul></nav>`
      const body = `${navigation}<main>${htmlOf(blocksAt(place))}</main>`
      const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`
      return [
        address(place),
        nonce =>
          `<!doctype html><html lang="en"><head>${head}<style nonce="${nonce}">${style}</style></head><body>${body}</body></html>`,
      ]
    }),
  )
}
