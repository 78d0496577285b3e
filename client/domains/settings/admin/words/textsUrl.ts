export const textsPath = '/admincenter/settings/texts'

/** Address of a text by its id. */
export const textPath = (key: string) => `${textsPath}/${encodeURIComponent(key)}`
