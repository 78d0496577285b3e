/** Every table of the product, gathered for the database client and the migration generator. */
export * from './domains/accounts/tables.ts'
export * from './domains/cart/tables.ts'
export * from './domains/catalogue/listings/tables.ts'
export * from './domains/catalogue/tables.ts'
export * from './domains/files/tables.ts'
export * from './domains/orders/tables.ts'
export * from './domains/settings/tables.ts'
export * from './platform/tables.ts'
