/** Rows of one page of the keys. */
export const keysPageSize = 25

/** Variables of `KeysPageQuery`. */
export const keysVariables = (search: URLSearchParams) => ({ first: keysPageSize, after: search.get('after') })
