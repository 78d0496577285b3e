import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { Language, SynonymEditor_synonym$key } from '../../../../__generated__/SynonymEditor_synonym.graphql.ts'
import { EditPage, type Saved } from '../../../../adminKit/edit/EditPage.tsx'
import { useRouter } from '../../../../router/RouterContext.ts'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { FoundByWords } from './FoundByWords.tsx'
import { useCreateSearchSynonym } from './mutations/useCreateSearchSynonym.ts'
import { useUpdateSearchSynonym } from './mutations/useUpdateSearchSynonym.ts'
import { synonymPath, synonymsPath } from './searchWordsUrl.ts'
import { changesOf, type SynonymForm, synonymFields } from './synonymForm.ts'

export interface SynonymEditorProps {
  /** Null: a new one. */
  synonym: SynonymEditor_synonym$key | null
  /** With which a new one begins. */
  word: string | null
  language: Language
}

/** All that is kept of a group of synonyms. */
export function SynonymEditor({ word, language, ...props }: SynonymEditorProps) {
  const synonym = useFragment(
    graphql`
      fragment SynonymEditor_synonym on SearchSynonym {
        id
        language
        words
        means
        revision
      }
    `,
    props.synonym,
  )
  const intl = useIntl()
  const router = useRouter()
  const mayChange = useViewer().mayWrite('CATALOGUE')
  const [create] = useCreateSearchSynonym()
  const [update] = useUpdateSearchSynonym()
  const saved = useMemo(
    (): SynonymForm =>
      synonym
        ? {
            language: synonym.language,
            kind: synonym.means.length > 0 ? 'oneWay' : 'same',
            words: synonym.words,
            means: synonym.means,
          }
        : { language, kind: 'oneWay', words: word ? [word] : [], means: [] },
    [synonym, word, language],
  )
  const save = async (form: SynonymForm): Promise<Saved> => {
    const mapping = {
      fieldOf: (path: readonly string[]) =>
        path.includes('words') ? 'words' : path.includes('means') ? 'means' : null,
    }
    if (synonym) {
      const answer = await update({ synonymId: synonym.id, revision: synonym.revision, changes: changesOf(form) })
      return { ...answer, ...mapping }
    }
    const answer = await create({ synonym: changesOf(form) })
    const made = answer.payload?.synonym
    return {
      ...answer,
      ...mapping,
      ...(made && { next: () => router.navigate(synonymPath(made.id), { replace: true }) }),
    }
  }
  return (
    <EditPage
      title={synonym ? synonym.words.join(', ') : intl.formatMessage({ id: 'admin.search.create' })}
      back={{ to: synonymsPath, label: <FormattedMessage id="admin.search.synonyms" /> }}
      saved={saved}
      version={synonym?.revision ?? 0}
      isNew={!synonym}
      isReadOnly={!mayChange}
      sections={[{ id: 'words', title: 'admin.search.synonym', fields: synonymFields }]}
      aside={<FoundByWords />}
      save={save}
    />
  )
}
