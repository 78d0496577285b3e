export const groupsPath = '/admincenter/groups'

/** Address of a group's page. */
export const groupPath = (id: string) => `${groupsPath}/${encodeURIComponent(id)}`
export const newGroupPath = `${groupsPath}/new`
