export const importsPath = '/admincenter/shop/import'
/** The page of an import. */
export const importPath = (id: string) => `${importsPath}/${encodeURIComponent(id)}`
/** All products as a table. */
export const exportPath = (format: 'csv' | 'xlsx' | 'json', language: string) =>
  `/api/v0/shop_product/export?format=${format}&lang=${language}`
/** What is wrong with a table, as a file. */
export const errorsPath = (id: string) => `/api/v0/product_import/${encodeURIComponent(id)}/errors.csv`
