export const pagesPath = '/admincenter/pages/browse'
export const eventsPath = '/admincenter/events'
export const redirectsPath = '/admincenter/redirects'
export const linksPath = '/admincenter/links'
export const sharesPath = '/admincenter/shares'
export const newPagePath = '/admincenter/pages/edit'

/** Address of the page on which an entry is edited. */
export const pageEditPath = (id: string) => `${newPagePath}/${encodeURIComponent(id)}`
