import { slugOf } from '../../../kit/slugs.ts'
import { isGroupSlug } from '../../catalogue/rules/slugs.ts'
import { simplified } from './fields.ts'

/** A colour or a group that an import brings along. `id`: the one that it gets. */
export type AddedColor = { readonly id: string; readonly code: string; readonly title: string; readonly hex: string }
export type AddedGroup = {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly parentId: string | null
}

type Named = { readonly id: string; readonly names: readonly string[]; readonly parentIds?: readonly string[] }

/** Values of common colours, by their names in both languages. */
const hexes: Readonly<Record<string, string>> = {
  ...{ schwarz: '#000000', black: '#000000', weiss: '#ffffff', white: '#ffffff', grau: '#808080', gray: '#808080' },
  ...{ grey: '#808080', rot: '#c8102e', red: '#c8102e', blau: '#1d4ed8', blue: '#1d4ed8', gruen: '#15803d' },
  ...{ green: '#15803d', gelb: '#facc15', yellow: '#facc15', orange: '#f97316', lila: '#7e22ce', purple: '#7e22ce' },
  ...{ violett: '#7e22ce', rosa: '#f9a8d4', pink: '#ec4899', braun: '#78350f', brown: '#78350f', beige: '#e7d9c1' },
  ...{ navy: '#1e2a4a', marine: '#1e2a4a', dunkelblau: '#1e2a4a', hellblau: '#93c5fd', lightblue: '#93c5fd' },
  ...{ royal: '#2545c4', tuerkis: '#14b8a6', turquoise: '#14b8a6', burgundy: '#7f1d3a', weinrot: '#7f1d3a' },
  ...{ gold: '#c9a227', silber: '#c0c0c0', silver: '#c0c0c0', anthrazit: '#374151', anthracite: '#374151' },
  ...{ khaki: '#8a7f4b', lavender: '#b9a7d9', multi: '#808080' },
}
/** As of colours that people make without saying which. */
const unknownHex = '#808080'

/** What goods are sorted into and told apart by. What an import names that there is not yet is noted to be added. */
export class Names {
  readonly addedColors: AddedColor[] = []
  readonly addedGroups: AddedGroup[] = []
  readonly #colors = new Map<string, string>()
  readonly #groups = new Map<string, string>()
  /** Groups below another one, by its id and their name. */
  readonly #below = new Map<string, string>()
  readonly #titles = new Map<string, string>()
  readonly #codes: Set<string>
  readonly #slugs: Set<string>
  readonly #adds: boolean
  readonly #newId: () => string

  constructor(
    given: { readonly colors: readonly Named[]; readonly groups: readonly Named[] },
    options: { readonly adds: boolean; readonly newId: () => string },
  ) {
    const note = (known: Map<string, string>, list: readonly Named[]) => {
      // The first name of each, its code or address, goes before titles of others.
      for (const place of [0, 1, 2])
        for (const { id, names } of list) {
          const name = simplified(names[place] ?? '')
          if (name !== '' && !known.has(name)) known.set(name, id)
        }
    }
    note(this.#colors, given.colors)
    note(this.#groups, given.groups)
    for (const { id, names, parentIds = [] } of given.groups)
      for (const parentId of parentIds) for (const name of names) this.#below.set(`${parentId} ${simplified(name)}`, id)
    for (const { id, names } of [...given.colors, ...given.groups]) this.#titles.set(id, names[1] ?? names[0]!)
    this.#codes = new Set(given.colors.map(({ names }) => names[0]!))
    this.#slugs = new Set(given.groups.map(({ names }) => names[0]!))
    this.#adds = options.adds
    this.#newId = options.newId
  }

  /** What people call a colour or a group. */
  titleOf(id: unknown): string | null {
    return typeof id === 'string' ? (this.#titles.get(id) ?? null) : null
  }

  /** The id of a colour by its code or title; null where there is none and none may be added. */
  color(name: string): string | null {
    const key = simplified(name)
    const known = this.#colors.get(key)
    if (known !== undefined) return known
    const base = slugOf(name).slice(0, 24)
    if (!this.#adds || base === '' || name.length > 120) return null
    const code = free(base, this.#codes)
    const id = this.#newId()
    this.addedColors.push({ id, code, title: name.trim(), hex: hexes[key] ?? unknownHex })
    this.#colors.set(key, id)
    this.#titles.set(id, name.trim())
    return id
  }

  /** The id of a group by its address, its title or its path (`A > B`: the B that is below A); null as of a colour. */
  group(name: string): string | null {
    let parentId: string | null = null
    for (const part of name.split('>').map(each => each.trim())) {
      const id = this.#oneGroup(part, parentId)
      if (id === null) return null
      parentId = id
    }
    return parentId
  }

  #oneGroup(title: string, parentId: string | null): string | null {
    const key = simplified(title)
    const known = parentId === null ? this.#groups.get(key) : this.#below.get(`${parentId} ${key}`)
    if (known !== undefined) return known
    const base = slugOf(title).slice(0, 70)
    if (!this.#adds || !isGroupSlug(base) || title.length > 120) return null
    const slug = free(base, this.#slugs)
    const id = this.#newId()
    this.addedGroups.push({ id, slug, title, parentId })
    if (!this.#groups.has(key)) this.#groups.set(key, id)
    if (parentId !== null) this.#below.set(`${parentId} ${key}`, id)
    this.#titles.set(id, title)
    return id
  }
}

/** A name that nobody has, and takes it. */
function free(base: string, taken: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}-${number}`
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}
