export const formsPath = '/admincenter/forms/browse'
export const newFormPath = '/admincenter/forms/edit'
export const formPath = (id: string) => `${newFormPath}/${encodeURIComponent(id)}`
export const messagesPath = '/admincenter/messages'
export const messagePath = (id: string) => `${messagesPath}/${encodeURIComponent(id)}`
/** The messages of one form. */
export const messagesOfForm = (id: string) => `${messagesPath}?form=${encodeURIComponent(id)}`
