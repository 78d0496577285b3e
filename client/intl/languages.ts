/** The languages of the shop, German first. */
export type Language = 'de' | 'en'
export const languages: readonly Language[] = ['de', 'en']
