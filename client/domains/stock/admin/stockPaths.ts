export const stockPath = '/admincenter/shop/stock'
export const movementsPath = '/admincenter/shop/stock/movements'
export const takingsPath = '/admincenter/shop/stock/taking'

/** The movements of one piece. */
export const movementsOf = (itemId: string) => `${movementsPath}?item=${encodeURIComponent(itemId)}`
/** The page of a stock-taking. */
export const takingPath = (id: string) => `${takingsPath}/${encodeURIComponent(id)}`
