/** What the languages of the shop are called. */
export const languageTexts = { DE: 'admin.search.german', EN: 'admin.search.english' } as const

export const languageText = (language: string) => languageTexts[language === 'EN' ? 'EN' : 'DE']
