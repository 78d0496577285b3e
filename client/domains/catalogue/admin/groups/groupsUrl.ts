/** Address of the tree of groups. */
export const groupsPath = '/admincenter/groups'
/** Address of the same as a list. */
export const groupListPath = `${groupsPath}/list`

/** Address of a group's page. */
export const groupPath = (id: string) => `${groupsPath}/${encodeURIComponent(id)}`
export const newGroupPath = `${groupsPath}/new`
