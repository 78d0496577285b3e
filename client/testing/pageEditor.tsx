import { useLazyLoadQuery } from 'react-relay'
import query, { type PageEditPageQuery } from '../__generated__/PageEditPageQuery.graphql.ts'
import { TextClassesContext } from '../adminKit/fields/textClasses.ts'
import type { Block } from '../domains/content/admin/designer/document.ts'
import { PageEditor } from '../domains/content/admin/edit/PageEditor.tsx'
import type { Answers } from './answers.ts'
import { renderPart, type Shown } from './harness.tsx'
import { asStaff } from './staff.tsx'

const languages = ['DE', 'EN'].map(language => ({
  ...{ language, state: 'DRAFT', path: null, startsAt: null, endsAt: null, nextAt: null },
}))
const none = { de: '', en: '' }

/** A page as the server answers it. */
const managedPage = (blocks: readonly Block[], more: object = {}) => ({
  ...{ id: 'e1', kind: 'PAGE', key: null, name: 'Über uns', version: 3, hasAddress: true, deletedAt: null },
  ...{ title: { de: 'Über uns', en: '' }, slug: none, description: none, place: none, image: null, tags: [] },
  ...{ media: [], downloads: [], links: [] },
  ...{ noindex: { de: false, en: false }, publishDate: null, startsAt: null, endsAt: null, document: { blocks } },
  ...{ step: 'DRAFT', stepNote: null, stepBy: null, stepAt: null, isEnglishChecked: null, untranslatedCount: 0 },
  ...{ viewerCanEdit: true, viewerCanPublish: true, languages, previewLinks: [], usedBy: [], findings: [] },
  ...more,
})

function Editor() {
  const { managedEntry, textClasses } = useLazyLoadQuery<PageEditPageQuery>(query, { id: 'e1', isNew: false })
  return (
    managedEntry && (
      <TextClassesContext value={textClasses ?? []}>
        <PageEditor entry={managedEntry} />
      </TextClassesContext>
    )
  )
}

/** Opens a page of these blocks in the designer, as somebody who may publish. */
export function openPage(blocks: readonly Block[], more: object = {}, answers: Answers = {}): Promise<Shown> {
  const { answers: staff, around } = asStaff(['CONTENT'])
  const entry = managedPage(blocks, more)
  return renderPart(around(<Editor />), {
    address: '/admincenter/pages/edit/e1',
    answers: {
      ...staff,
      useTakeLockMutation: { Mutation: () => ({ takeLock: { lock: { isMine: true }, errors: [] } }) },
      PageEditPageQuery: { Query: () => ({ managedEntry: entry, textClasses: [] }) },
      useDrawingQuery: { Query: () => ({ draftBlocks: [] }) },
      FindingsPanelQuery: { Query: () => ({ managedEntry: entry }) },
      useUpdateEntryMutation: ({ input }) => ({
        Mutation: () => ({
          updateEntry: { entry: { ...entry, version: (input as { version: number }).version + 1 }, errors: [] },
        }),
      }),
      ...answers,
    },
  })
}
