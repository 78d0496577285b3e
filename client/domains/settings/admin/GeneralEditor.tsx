import { useEffect, useEffectEvent, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { GeneralEditor_opening$key } from '../../../__generated__/GeneralEditor_opening.graphql.ts'
import type { GeneralEditor_section$key } from '../../../__generated__/GeneralEditor_section.graphql.ts'
import { EditPage, type Saved } from '../../../adminKit/edit/EditPage.tsx'
import type { Message } from '../../../adminKit/edit/fields.ts'
import type { Refusal } from '../../../adminKit/edit/refusals.ts'
import { Link } from '../../../router/Link.tsx'
import { usePlace } from '../../../router/RouterContext.ts'
import { useViewer } from '../../../viewer/Viewer.tsx'
import {
  changesOf,
  formOf,
  type GeneralForm,
  isList,
  type SectionKey,
  sectionKeys,
  type Values,
} from './generalForm.ts'
import { generalSections } from './generalSections.ts'
import { useUpdateSettings } from './mutations/useUpdateSettings.ts'
import { pathOf } from './needed.ts'
import { OpeningState } from './OpeningState.tsx'

export interface GeneralEditorProps extends Record<SectionKey, GeneralEditor_section$key> {
  opening: GeneralEditor_opening$key
}

const sectionFragment = graphql`
  fragment GeneralEditor_section on SettingsSection {
    version
    values
    viewerCanEdit
  }
`

/** The first control of a field, by its path in the form, is brought to where it can be seen, and typed into. */
function goToField(path: string): void {
  const [control] = document.getElementsByName(path)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

/** Where a path of the input stands in the form, which has changes within their section, and lists as one text. */
const formPath = (section: SectionKey, [, ...path]: readonly string[]): readonly string[] =>
  path[0] !== undefined && isList(section, path[0]) ? [section, path[0]] : [section, ...path]

const forms: Readonly<Record<string, Message>> = {
  'shop.email': 'edit.refused.email',
  'shop.phone': 'edit.refused.phone',
  'storefronts.allowedOrigins': 'settings.allowedOrigins.wrong',
}
/** What has to look like something else says how; the settings have one code for all that does not fit. */
const textOf = (code: string, path: string): Message | null => (code === 'INVALID_INPUT' ? (forms[path] ?? null) : null)

const valuesOf = (parts: Readonly<Record<SectionKey, { readonly values: unknown }>>) =>
  Object.fromEntries(sectionKeys.map(key => [key, parts[key].values])) as Record<SectionKey, Values>

/** The sections of `sectionKeys` in one form. Each is saved by itself, so of two changes one may be refused while the other
 *  counts. What only some may change is fixed for the others. */
export function GeneralEditor(props: GeneralEditorProps) {
  const shop = useFragment(sectionFragment, props.shop)
  const operator = useFragment(sectionFragment, props.operator)
  const storefronts = useFragment(sectionFragment, props.storefronts)
  const webhooks = useFragment(sectionFragment, props.webhooks)
  const opening = useFragment(
    graphql`
      fragment GeneralEditor_opening on ShopOpening {
        missing
        needed {
          field
          legalForms
          countries
        }
        ...OpeningState_opening
      }
    `,
    props.opening,
  )
  const intl = useIntl()
  const { hash } = usePlace()
  const mayReadAudit = useViewer().mayRead('AUDIT')
  const [update] = useUpdateSettings()
  const parts = useMemo(() => ({ shop, operator, storefronts, webhooks }), [shop, operator, storefronts, webhooks])
  const saved = useMemo(() => formOf(valuesOf(parts)), [parts])
  const fixed = useMemo(() => sectionKeys.filter(key => !parts[key].viewerCanEdit), [parts])
  const sections = useMemo(() => generalSections(intl, saved, opening, fixed), [intl, saved, opening, fixed])

  const showField = (field: string) => goToField(pathOf(saved, field))
  const showAsked = useEffectEvent(showField)
  useEffect(() => {
    const field = hash.slice(1)
    if (field === '') return
    // Once the router has shown the top of the page and announced it.
    const timer = setTimeout(() => showAsked(field))
    return () => clearTimeout(timer)
  }, [hash])

  const save = async (form: GeneralForm, changed: readonly string[]): Promise<Saved> => {
    const done: string[] = []
    const refusals: Refusal[] = []
    for (const section of sectionKeys) {
      const changes = changesOf(section, form, changed)
      if (!changes) continue
      const answer = await update({ section, version: parts[section].version, changes })
      if (answer.isDone) done.push(...changed.filter(path => path.startsWith(`${section}.`)))
      for (const { code, path } of answer.refusals) refusals.push({ code, path: formPath(section, path) })
      if (answer.failure) return { isDone: false, refusals, textOf, saved: done }
    }
    return { isDone: refusals.length === 0, refusals, textOf, saved: done }
  }
  return (
    <EditPage
      title={intl.formatMessage({ id: 'settings.title' })}
      back={{ to: '/admincenter/dashboard', label: <FormattedMessage id="settings.back" /> }}
      note={<FormattedMessage id="settings.note" />}
      saved={saved}
      version={shop.version + operator.version + storefronts.version + webhooks.version}
      isReadOnly={fixed.includes('shop') || fixed.includes('operator') || fixed.includes('storefronts')}
      notices={<OpeningState opening={opening} onShow={showField} />}
      sections={sections}
      save={save}
      history={
        mayReadAudit && (
          <p>
            <Link className="link" to="/admincenter/audit?action=settings.updated">
              <FormattedMessage id="settings.history" />
            </Link>
          </p>
        )
      }
    />
  )
}
