/** The page of the general settings. */
export const generalPath = '/admincenter/settings/general'

/** The page at one field, by its path in the settings: `shop.company`. */
export const generalFieldPath = (field: string): string => `${generalPath}#${field}`
