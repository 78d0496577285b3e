import type {
  Language,
  SearchSynonymChanges,
} from '../../../../__generated__/useUpdateSearchSynonymMutation.graphql.ts'
import type { EditField, Finding, Message } from '../../../../adminKit/edit/fields.ts'
import { SearchSynonymChanges as accepted } from '../../../../schema/accepted.ts'

/** A group of synonyms as it is edited; `means` counts for those of the kind `oneWay`. */
export interface SynonymForm {
  language: Language
  kind: 'same' | 'oneWay'
  words: readonly string[]
  means: readonly string[]
}

/** What the search takes for one word: letters and digits alone. */
const isOneWord = (text: string): boolean => /^[\p{L}\p{N}]+$/u.test(text.trim())

function wordProblem(words: readonly string[], longest: number): Message | null {
  const wrong = words.find(word => !isOneWord(word))
  if (wrong !== undefined) return { id: 'admin.search.oneWord', values: { word: wrong } }
  const long = words.find(word => word.length > longest)
  return long === undefined ? null : { id: 'admin.search.longWord', values: { most: longest } }
}

const wordsCheck = ({ kind, words }: SynonymForm): Finding =>
  kind === 'same' && words.length < 2 ? 'admin.search.twoWords' : wordProblem(words, accepted.words.characters)

/** What is asked of a group of synonyms. */
export const synonymFields: readonly EditField<SynonymForm>[] = [
  {
    path: 'kind',
    label: 'admin.search.kind',
    hint: 'admin.search.kindHint',
    control: {
      kind: 'choice',
      options: [
        { value: 'oneWay', label: 'admin.search.kind.oneWay' },
        { value: 'same', label: 'admin.search.kind.same' },
      ],
    },
  },
  {
    path: 'language',
    label: 'admin.search.language',
    hint: 'admin.search.languageHint',
    control: {
      kind: 'choice',
      options: [
        { value: 'DE', label: 'admin.search.german' },
        { value: 'EN', label: 'admin.search.english' },
      ],
    },
  },
  {
    path: 'words',
    label: 'admin.search.words',
    hint: 'admin.search.wordsHint',
    control: { kind: 'words', accepted: accepted.words },
    isRequired: true,
    isWide: true,
    check: wordsCheck,
  },
  {
    path: 'means',
    label: 'admin.search.finds',
    hint: 'admin.search.findsHint',
    control: { kind: 'words', accepted: accepted.means },
    isRequired: true,
    isWide: true,
    isShown: ({ kind }) => kind === 'oneWay',
    check: ({ means }) => wordProblem(means, accepted.means.characters),
  },
]

/** All that the form says, as the server takes it. */
export const changesOf = ({ language, kind, words, means }: SynonymForm): SearchSynonymChanges => ({
  language,
  words: [...words],
  means: kind === 'oneWay' ? [...means] : [],
})

/** The words whose products are counted beside the form: what will be found besides. */
export const soughtBy = ({ kind, words, means }: SynonymForm): readonly string[] =>
  (kind === 'oneWay' ? means : words).slice(0, accepted.words.entries)
