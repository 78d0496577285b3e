import { FormattedMessage, useIntl } from 'react-intl'
import { EditPage, type Saved } from '../../../../adminKit/edit/EditPage.tsx'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { useRouter } from '../../../../router/RouterContext.ts'
import { EntryChanges as accepted } from '../../../../schema/accepted.ts'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import type { EntryKindName } from '../entryWords.ts'
import { useCreateEntry } from '../mutations/useCreateEntry.ts'
import { eventsPath, pageEditPath, pagesPath } from '../pagesUrl.ts'

export interface CreatePageProps {
  templates: readonly { readonly id: string; readonly name: string }[]
  /** What it is at first; it can be chosen otherwise. */
  first: 'PAGE' | 'POST' | 'EVENT'
}

interface NewPage {
  kind: Exclude<EntryKindName, 'STANDING'>
  title: { de: string; en: string }
  /** Empty: none. */
  template: string
}

const kindField: EditField<NewPage> = {
  ...{ path: 'kind', label: 'admin.pages.kind', isWide: true },
  control: {
    kind: 'choice',
    options: [
      { value: 'PAGE', label: 'admin.pages.kindLong.page' },
      { value: 'POST', label: 'admin.pages.kindLong.post' },
      { value: 'EVENT', label: 'admin.pages.kindLong.event' },
      { value: 'REUSABLE', label: 'admin.pages.kindLong.reusable' },
      { value: 'TEMPLATE', label: 'admin.pages.kindLong.template' },
    ],
  },
}
const longest = accepted.title.characters
const titleFields: readonly EditField<NewPage>[] = [
  { path: 'title.de', label: 'admin.pages.germanTitle', longest, isRequired: true },
  { path: 'title.en', label: 'admin.pages.englishTitle', longest },
]

/** Asks for the least that a page needs; the rest is made in the designer, before visitors see it. */
export function CreatePage({ templates, first }: CreatePageProps) {
  const isEvent = first === 'EVENT'
  const intl = useIntl()
  const router = useRouter()
  const viewer = useViewer()
  const [create] = useCreateEntry()
  const save = async ({ kind, title, template }: NewPage): Promise<Saved> => {
    const answer = await create({
      kind,
      originId: template || null,
      changes: { title: { de: title.de.trim(), en: title.en.trim() } },
    })
    const made = answer.payload?.entry
    return { ...answer, ...(made && { next: () => router.navigate(pageEditPath(made.id), { replace: true }) }) }
  }
  const templateField: EditField<NewPage> = {
    ...{ path: 'template', label: 'admin.pages.template', isWide: true },
    control: {
      kind: 'choice',
      options: [
        { value: '', label: 'admin.pages.noTemplate' },
        ...templates.map(({ id, name }) => ({ value: id, label: { text: name } })),
      ],
    },
  }
  return (
    <EditPage<NewPage>
      title={intl.formatMessage({ id: isEvent ? 'admin.pages.createEvent' : 'admin.pages.create' })}
      back={{
        to: isEvent ? eventsPath : pagesPath,
        label: <FormattedMessage id={isEvent ? 'admin.pages.events' : 'admin.pages.title'} />,
      }}
      saved={beginnings[first]}
      isNew
      isReadOnly={!viewer.isStaff}
      verb="admin.pages.make"
      done="admin.pages.made"
      sections={[
        {
          ...{ id: 'new', title: 'admin.pages.new', hint: 'admin.pages.newHint' },
          fields: [kindField, ...titleFields, ...(templates.length > 0 ? [templateField] : [])],
        },
      ]}
      save={save}
    />
  )
}

const newPage: NewPage = { kind: 'PAGE', title: { de: '', en: '' }, template: '' }
const beginnings = { PAGE: newPage, POST: { ...newPage, kind: 'POST' }, EVENT: { ...newPage, kind: 'EVENT' } } as const
