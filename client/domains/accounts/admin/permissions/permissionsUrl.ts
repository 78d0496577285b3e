/** Rows of one page of the members. */
export const membersPageSize = 50

/** Variables of `PermissionsPageQuery`. */
export const permissionsVariables = (search: URLSearchParams) => ({
  first: membersPageSize,
  after: search.get('after'),
})
