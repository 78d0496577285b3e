import type { Language } from '../../../../__generated__/SearchMissesPageQuery.graphql.ts'

export const missesPath = '/admincenter/shop/search'
export const synonymsPath = `${missesPath}/synonyms`
export const newSynonymPath = `${synonymsPath}/new`

/** Address of a group of synonyms. */
export const synonymPath = (id: string) => `${synonymsPath}/${encodeURIComponent(id)}`

/** Where a word that found nothing is given a meaning. */
export const meaningPath = ({ text, language }: { readonly text: string; readonly language: Language }) =>
  `${newSynonymPath}?${new URLSearchParams({ word: text, language })}`
