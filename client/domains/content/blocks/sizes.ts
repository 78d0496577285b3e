/** A number per breakpoint of the page's own width: xs below 640 px, md from there, lg from 1024 px. */
export interface PerWidth<T = number> {
  readonly xs: T
  readonly md: T
  readonly lg: T
}

/** Units of a row. */
export const units = 12

/** How much of the page's width something takes, from 0 to 1. */
export type Share = PerWidth

export const wholePage: Share = { xs: 1, md: 1, lg: 1 }

/** The share of a block of `size` units within a place that has `share` of the page. */
export const shareOf = (share: Share, size: PerWidth): Share => ({
  xs: (share.xs * size.xs) / units,
  md: (share.md * size.md) / units,
  lg: (share.lg * size.lg) / units,
})

/** The share of a column out of several, whose widths relate as `parts`: below 640 px they stand on top of each other, and four are two by two below 1024 px. */
export function shareOfColumn(share: Share, parts: readonly number[], slot: number): Share {
  const part = (parts[slot] ?? 1) / parts.reduce((sum, each) => sum + each, 0)
  return { xs: share.xs, md: share.md * (parts.length === 4 ? 1 / 2 : part), lg: share.lg * part }
}

/** Widths of the content of a page, as `ui/theme/base.css` has them. */
const content = { wide: 1520, usual: 1248 }

const percent = (part: number) => `${Math.ceil(part * 100)}vw`

/** What `<img sizes>` is told of a picture that takes `share` of the page: a guess of its width before the page is laid out,
 *  and never less than it will be. */
export const pictureSizes = (share: Share): string =>
  [
    `(width >= 1600px) ${Math.ceil(content.wide * share.lg)}px`,
    `(width >= 1344px) ${Math.ceil(content.usual * share.lg)}px`,
    `(width >= 1024px) ${percent(share.lg)}`,
    `(width >= 640px) ${percent(share.md)}`,
    percent(share.xs),
  ].join(', ')
