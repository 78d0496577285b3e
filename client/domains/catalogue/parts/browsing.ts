/*
 * What a visitor chose of a list of products, as it stands in the address: `?fit=women,men&color=navy&sort=price-asc`.
 * The address is the only place where it is kept, so back, reload and sharing work by themselves.
 */

export const fits = ['CHILDREN', 'WOMEN', 'MEN', 'UNISEX'] as const
export type Fit = (typeof fits)[number]

export const orders = ['RECOMMENDED', 'PRICE_ASC', 'PRICE_DESC', 'NEWEST', 'TITLE'] as const
export type Order = (typeof orders)[number]

const features = ['personalisable', 'inStock', 'onSale'] as const
export type Feature = (typeof features)[number]

export interface Browsing {
  fits: readonly Fit[]
  /** Codes of colours. */
  colors: readonly string[]
  sizes: readonly string[]
  /** Cents. */
  priceFrom: number | null
  priceTo: number | null
  features: readonly Feature[]
  /** Values of properties by their keys; none is empty. */
  properties: Readonly<Record<string, readonly string[]>>
  order: Order
}

const names = { fits: 'fit', colors: 'color', sizes: 'size', priceFrom: 'from', priceTo: 'to', order: 'sort' } as const
/** Properties stand in the address behind this: `p.material=Baumwolle`; several values are several parameters, for a value
 *  may hold a comma. */
const propertyPrefix = 'p.'
/** More properties than the server takes. */
const mostProperties = 10
const featureNames: Record<Feature, string> = { personalisable: 'personalisable', inStock: 'stock', onSale: 'sale' }
/** More values than any list of filters has; the rest of a made-up address is not passed on. */
const mostValues = 30

function listOf(search: URLSearchParams, name: string): string[] {
  const values = (search.get(name) ?? '').split(',').filter(Boolean)
  return [...new Set(values)].slice(0, mostValues).toSorted()
}

function propertiesOf(search: URLSearchParams): Browsing['properties'] {
  const keys = [...new Set(search.keys())].filter(name => name.startsWith(propertyPrefix) && name.length <= 62)
  const chosen = keys
    .toSorted()
    .slice(0, mostProperties)
    .map(name => {
      const values = [...new Set(search.getAll(name))].filter(value => value !== '' && value.length <= 200)
      return [name.slice(propertyPrefix.length), values.slice(0, mostValues).toSorted()] as const
    })
  return Object.fromEntries(chosen.filter(([key, values]) => key !== '' && values.length > 0))
}

function centsOf(search: URLSearchParams, name: string): number | null {
  const text = search.get(name) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

const slug = (word: string) => word.toLowerCase().replaceAll('_', '-')

/** Reads the choice out of an address. What makes no sense is left out. */
export function browsingOf(search: URLSearchParams): Browsing {
  const chosen = listOf(search, names.fits)
  return {
    fits: fits.filter(fit => chosen.includes(slug(fit))),
    colors: listOf(search, names.colors),
    sizes: listOf(search, names.sizes),
    priceFrom: centsOf(search, names.priceFrom),
    priceTo: centsOf(search, names.priceTo),
    features: features.filter(feature => search.get(featureNames[feature]) === '1'),
    properties: propertiesOf(search),
    order: orders.find(order => slug(order) === search.get(names.order)) ?? 'RECOMMENDED',
  }
}

/** Writes a choice into an address, whose other parameters (the searched word) stay. */
export function searchWith(search: URLSearchParams, choice: Browsing): URLSearchParams {
  const next = new URLSearchParams(search)
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  set(names.fits, choice.fits.map(slug).join(','))
  set(names.colors, choice.colors.join(','))
  set(names.sizes, choice.sizes.join(','))
  set(names.priceFrom, choice.priceFrom === null ? '' : String(choice.priceFrom))
  set(names.priceTo, choice.priceTo === null ? '' : String(choice.priceTo))
  for (const feature of features) set(featureNames[feature], choice.features.includes(feature) ? '1' : '')
  for (const name of [...next.keys()].filter(each => each.startsWith(propertyPrefix))) next.delete(name)
  for (const [key, values] of Object.entries(choice.properties)) {
    for (const value of values) next.append(propertyPrefix + key, value)
  }
  set(names.order, choice.order === 'RECOMMENDED' ? '' : slug(choice.order))
  return next
}

/** A choice in an address, written in one way: nothing else, nothing without a meaning, each value once, in one order. */
export function browsingSearch(search: URLSearchParams): URLSearchParams {
  return searchWith(new URLSearchParams(), browsingOf(search))
}

/** Characters of a searched text that are looked at. */
const longestQuery = 100

/** The searched text `q` and a choice in an address, written in one way. */
export function searchSearch(search: URLSearchParams): URLSearchParams {
  const words = (search.get('q') ?? '').slice(0, longestQuery).trim().replaceAll(/\s+/g, ' ')
  return searchWith(new URLSearchParams(words && { q: words }), browsingOf(search))
}

/** The wishes that the server read out of a searched text, as filters beside what is chosen already; the text keeps its
 *  other words. */
export function withWishes(
  search: URLSearchParams,
  wishes: {
    readonly words: string
    readonly fits: readonly string[]
    readonly colors: readonly string[]
    readonly sizes: readonly string[]
  },
): URLSearchParams {
  const choice = browsingOf(search)
  const orWished = <TValue>(chosen: readonly TValue[], wished: readonly TValue[]) =>
    chosen.length > 0 ? chosen : wished
  return searchSearch(
    searchWith(new URLSearchParams({ q: wishes.words }), {
      ...choice,
      fits: orWished(
        choice.fits,
        fits.filter(fit => wishes.fits.includes(fit)),
      ),
      colors: orWished(choice.colors, wishes.colors),
      sizes: orWished(choice.sizes, wishes.sizes),
    }),
  )
}

/** How many single filters are set; a range of prices counts once, the order not at all. */
export function filterCount(choice: Browsing): number {
  const hasRange = choice.priceFrom !== null || choice.priceTo !== null
  const ofProperties = Object.values(choice.properties).reduce((sum, values) => sum + values.length, 0)
  const single = choice.fits.length + choice.colors.length + choice.sizes.length + choice.features.length
  return single + ofProperties + (hasRange ? 1 : 0)
}

/** Without any filter; the order stays. */
export function withoutFilters(choice: Browsing): Browsing {
  const none = { fits: [], colors: [], sizes: [], priceFrom: null, priceTo: null, features: [], properties: {} }
  return { ...none, order: choice.order }
}

/** The choice with a value of a property, or without it. */
export function withProperty(choice: Browsing, key: string, value: string): Browsing {
  const { [key]: chosen = [], ...others } = choice.properties
  const values = toggled(chosen, value)
  return { ...choice, properties: values.length > 0 ? { ...others, [key]: values } : others }
}

/** Puts a value into a list, or takes it out. */
export function toggled<TValue>(values: readonly TValue[], value: TValue): readonly TValue[] {
  return values.includes(value) ? values.filter(each => each !== value) : [...values, value]
}

const orNull = <TValue>(values: readonly TValue[]) => (values.length > 0 ? values : null)

/** The variables `filter` and `orderBy` of a list of products. No filter at all is null, which more caches share. */
export function browsingVariables(search: URLSearchParams) {
  const choice = browsingOf(search)
  const properties = Object.entries(choice.properties).map(([key, values]) => ({ key, values }))
  const filter = {
    fits: orNull(choice.fits),
    colors: orNull(choice.colors),
    sizes: orNull(choice.sizes),
    priceFrom: choice.priceFrom,
    priceTo: choice.priceTo,
    personalisable: choice.features.includes('personalisable') || null,
    inStock: choice.features.includes('inStock') || null,
    onSale: choice.features.includes('onSale') || null,
    properties: orNull(properties),
  }
  return {
    filter: filterCount(choice) > 0 ? filter : null,
    orderBy: choice.order === 'RECOMMENDED' ? null : choice.order,
  }
}
