/** Paths that are kept of a person. */
export const MOST_RECENT = 20
/** Characters of a path. */
export const longestPath = 200

/** Whether a text is a path below the admin centre, without what stands behind a question mark: `orders/10017`. */
export const isAdminPath = (path: string): boolean =>
  path.length <= longestPath && /^[a-z][a-z\d-]*(?:\/[\w.~%=-]+)*$/i.test(path)
