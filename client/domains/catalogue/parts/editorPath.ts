export const productsPath = '/admincenter/products'

/** Address of a product's editor. */
export const productPath = (id: string) => `${productsPath}/${encodeURIComponent(id)}`
