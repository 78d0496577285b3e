import { type ReactNode, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { SectionEditor_section$key } from '../../__generated__/SectionEditor_section.graphql.ts'
import { Corner } from '../../ui/Corner.tsx'
import { EditPage, type PageSection, type Saved } from '../edit/EditPage.tsx'
import { type Message, wordsOf } from '../edit/fields.ts'
import type { RefusalMapping } from '../edit/refusals.ts'
import { Card } from '../frame/Card.tsx'
import { Rehearsal } from './Rehearsal.tsx'
import { SectionHistory } from './SectionHistory.tsx'
import { useUpdateSection } from './useUpdateSection.ts'

/** The values of a section as the server sends them. */
export type SectionValues = Readonly<Record<string, unknown>>

export interface SectionEditorProps<Form extends object> {
  section: SectionEditor_section$key
  title: Message
  note?: Message
  /** The form of what the section says, and of which secrets are set. The same function each time, or the form begins anew. */
  formOf: (values: SectionValues, secretsSet: readonly string[]) => Form
  /** How the form is drawn. */
  sections: readonly PageSection<Form>[]
  /** The fields of the section, as it knows them, of which something was changed at these paths. */
  changesOf: (form: Form, changed: readonly string[]) => Readonly<Record<string, unknown>>
  /** The place in the form that a path below the section is about, where the form is built otherwise. */
  placeOf?: (path: readonly string[], form: Form) => string | null
  /** What a code says of a place in the form; null: what it always says. */
  textOf?: RefusalMapping['textOf']
  /** What people call the fields of the section; the history speaks of them. */
  names: Readonly<Record<string, Message>>
  notices?: ReactNode
  actions?: ReactNode
  /** Beside the form, as high as the window: how it will look. */
  beside?: ReactNode
  /** Whether the rules can be tried on orders before they are saved. */
  isRehearsed?: boolean
}

const nowhere = () => null

/** A page that edits one section of the settings: saved by one bar, with what was changed before and a way back. */
export function SectionEditor<Form extends object>(props: SectionEditorProps<Form>) {
  const { formOf, placeOf, changesOf } = props
  const { key, version, values, secretsSet, viewerCanEdit } = useFragment(
    graphql`
      fragment SectionEditor_section on SettingsSection {
        key
        version
        values
        secretsSet
        viewerCanEdit
      }
    `,
    props.section,
  )
  const intl = useIntl()
  const [update] = useUpdateSection()
  const saved = useMemo(() => formOf(values as SectionValues, secretsSet), [formOf, values, secretsSet])
  const save = async (form: Form, changed: readonly string[]): Promise<Saved> => ({
    ...(await update({ section: key, version, changes: changesOf(form, changed) })),
    fieldOf: ([, ...path]) => placeOf?.(path, form) ?? null,
    textOf: props.textOf,
  })
  const rehearsal: PageSection<Form> = {
    ...({ id: 'rehearsal', title: 'kit.rehearsal.title', fields: [] } as const),
    children: <Rehearsal section={key} changesOf={changesOf} placeOf={placeOf ?? nowhere} />,
  }
  return (
    <EditPage
      title={wordsOf(props.title, intl)}
      back={{ to: '/admincenter/settings', label: <FormattedMessage id="kit.section.back" /> }}
      note={props.note && wordsOf(props.note, intl)}
      actions={props.actions}
      beside={props.beside}
      saved={saved}
      version={version}
      isReadOnly={!viewerCanEdit}
      notices={props.notices}
      sections={props.isRehearsed ? [...props.sections, rehearsal] : props.sections}
      save={save}
      history={
        <Card id="history" title={<FormattedMessage id="kit.section.history" />}>
          <Corner>
            {attempt => (
              <SectionHistory
                fetchKey={`${attempt} ${version}`}
                section={key}
                version={version}
                names={props.names}
                textOf={props.textOf}
                mayUndo={viewerCanEdit}
              />
            )}
          </Corner>
        </Card>
      }
    />
  )
}
