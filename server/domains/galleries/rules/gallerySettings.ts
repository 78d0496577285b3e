/** How a picture fills its frame: `fit` whole, with room beside it; `crop` as wide as the frame, what is higher is cut off;
 *  `cropcover` over the whole frame, what does not fit is cut off; `stretch` over the whole frame, out of proportion. */
export const gallerySizes = ['crop', 'stretch', 'fit', 'cropcover'] as const
export type GallerySize = (typeof gallerySizes)[number]

/** What a click on a picture does. */
export const galleryClicks = ['fullscreen', 'none'] as const
export type GalleryClick = (typeof galleryClicks)[number]

export const pivotsVertical = ['top', 'center', 'bottom'] as const
export type PivotVertical = (typeof pivotsVertical)[number]
export const pivotsHorizontal = ['left', 'center', 'right'] as const
export type PivotHorizontal = (typeof pivotsHorizontal)[number]

export type GallerySettings = {
  readonly showTitle: boolean
  /** Seconds; 0: the slider does not go on by itself. */
  readonly interval: number
  readonly size: GallerySize
  readonly onClick: GalleryClick
  readonly sizeClick: GallerySize
  readonly pivotV: PivotVertical
  readonly pivotH: PivotHorizontal
}

/** What a gallery is set to that nobody set up. Source: platform.md 9. */
export const gallerySettingsByDefault: GallerySettings = {
  showTitle: true,
  interval: 5,
  size: 'fit',
  onClick: 'none',
  sizeClick: 'fit',
  pivotV: 'center',
  pivotH: 'center',
}

/** Longest time in seconds until a slider goes on. */
export const longestInterval = 3600

const oneOf =
  <Word extends string>(words: readonly Word[], usual: Word) =>
  (value: unknown): Word =>
    words.find(word => word === value) ?? usual

/** A number, or a text that is one (with a comma, too); anything else, and what is below 0, is 0. */
export function intervalOf(value: unknown): number {
  const text = typeof value === 'string' ? value.trim().replace(',', '.') : null
  const number = text === null ? value : text === '' ? Number.NaN : Number(text)
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : 0
}

const readings: { readonly [Field in keyof GallerySettings]: (value: unknown) => GallerySettings[Field] } = {
  showTitle: value => (typeof value === 'boolean' ? value : gallerySettingsByDefault.showTitle),
  interval: intervalOf,
  size: oneOf(gallerySizes, gallerySettingsByDefault.size),
  onClick: oneOf(galleryClicks, gallerySettingsByDefault.onClick),
  sizeClick: oneOf(gallerySizes, gallerySettingsByDefault.sizeClick),
  pivotV: oneOf(pivotsVertical, gallerySettingsByDefault.pivotV),
  pivotH: oneOf(pivotsHorizontal, gallerySettingsByDefault.pivotH),
}

/** The pivot of older data, a list of two words: the vertical one first, unless the words themselves say otherwise. */
function pivotOf(list: readonly unknown[]): { readonly pivotV: unknown; readonly pivotH: unknown } {
  const [first, second] = list
  const isTurned = [first === 'left', first === 'right', second === 'top', second === 'bottom'].includes(true)
  return isTurned ? { pivotV: second, pivotH: first } : { pivotV: first, pivotH: second }
}

/**
 * Settings as they were sent or kept, whatever they hold: what is left out stays out, what is none falls back to its
 * default, and `pivot`, a list of words that older data have, stands for `pivotV` and `pivotH` where these are left out.
 * Source: platform.md 3, 5.
 */
export function gallerySettingsOf(given: Readonly<Record<string, unknown>>): Partial<GallerySettings> {
  const known = { ...(Array.isArray(given.pivot) ? pivotOf(given.pivot) : {}), ...withoutAbsent(given) }
  const read = Object.entries(readings).flatMap(([field, reading]) =>
    field in known ? [[field, reading((known as Record<string, unknown>)[field])]] : [],
  )
  return Object.fromEntries(read) as Partial<GallerySettings>
}

const withoutAbsent = (given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
