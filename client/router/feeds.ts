/** What feed readers are offered, by the first part of its address. */
export const feedFormats = [
  ['feed', 'application/rss+xml'],
  ['atom', 'application/atom+xml'],
] as const

/** Where posts are told of in a format: all of them, or those of a tag. */
export const feedPath = (format: (typeof feedFormats)[number][0], tag: string): string =>
  tag === '' ? `/${format}.xml` : `/${format}/${encodeURIComponent(tag)}.xml`
