export const colorsPath = '/admincenter/colors'

/** Address of a colour's page. */
export const colorPath = (id: string) => `${colorsPath}/${encodeURIComponent(id)}`
export const colorOrderPath = `${colorsPath}/order`
export const newColorPath = `${colorsPath}/new`
