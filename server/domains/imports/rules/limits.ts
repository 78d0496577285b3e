/** Most bytes to which a workbook unpacks, and most characters of the texts that its cells share. */
export const mostUnpacked = 600_000_000
export const mostCharacters = 40_000_000
/** Most rows without the heads, most columns, and most characters of a row. */
export const mostRows = 200_000
export const mostColumns = 300
export const longestRow = 500_000
/** Errors and changes that are kept to be read. */
export const mostErrors = 5000
/** Rows that are shown of a table beside its heads. */
export const sampleRows = 5
/** Products that are planned, written or listed at once. */
export const planBatch = 200
export const listBatch = 500
/** Imports are forgotten, and can no longer be undone, after so many days. */
export const keptDays = 90
