export const personsPath = '/admincenter/person/browse'
export const newPersonPath = '/admincenter/person/edit'

/** Address of a contact person's page. */
export const personPath = (id: string) => `${newPersonPath}/${encodeURIComponent(id)}`
