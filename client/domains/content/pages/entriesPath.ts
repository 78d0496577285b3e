/** Where all posts or events stand, or those of one tag. */
export const entriesPath = (kind: string, tag?: string): string =>
  `/${kind === 'EVENT' ? 'events' : 'posts'}${tag === undefined ? '' : `?tag=${encodeURIComponent(tag)}`}`
