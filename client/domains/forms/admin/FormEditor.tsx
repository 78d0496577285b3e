import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { FormEditor_form$key } from '../../../__generated__/FormEditor_form.graphql.ts'
import { useChanges } from '../../../adminKit/changes.tsx'
import { EditPage, type Saved } from '../../../adminKit/edit/EditPage.tsx'
import { FormDialog } from '../../../adminKit/edit/FormDialog.tsx'
import type { EditField, Message } from '../../../adminKit/edit/fields.ts'
import { useLeave } from '../../../adminKit/edit/LeaveGuard.tsx'
import { useWayBack } from '../../../adminKit/list/returning.ts'
import { LockActions, lockNote } from '../../../adminKit/locks/LockActions.tsx'
import { useLock } from '../../../adminKit/locks/useLock.ts'
import { Link } from '../../../router/Link.tsx'
import { useRouter } from '../../../router/RouterContext.ts'
import { FormChanges } from '../../../schema/accepted.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToasts } from '../../../ui/Toasts.tsx'
import { FormFields } from './FormFields.tsx'
import {
  type FormForm,
  formChangesOf,
  formFormOf,
  hasLimits,
  hasOptions,
  hasPattern,
  numberIn,
  optionsIn,
} from './formForm.ts'
import { formPath, formsPath, messagesOfForm } from './formsUrl.ts'
import { useCreateForm } from './mutations/useCreateForm.ts'
import { useDeleteForms } from './mutations/useDeleteForms.ts'
import { useUpdateForm } from './mutations/useUpdateForm.ts'

export interface FormEditorProps {
  form: FormEditor_form$key | null
  /** What a new form begins with. */
  begun: unknown
}

const fieldsField: EditField<FormForm> = {
  path: 'fields',
  label: 'admin.forms.fields',
  isWide: true,
  check: fieldFindings,
  show: (fields: FormForm['fields']) => fields.map(({ label }) => label.de).join(', '),
}

/** What cannot be saved of the fields, at their inputs. */
function fieldFindings({ fields }: FormForm): ReadonlyMap<string, Message> | Message | null {
  if (!fields.some(({ kind }) => kind !== 'heading')) return 'admin.forms.noFields'
  const found = new Map<string, Message>()
  fields.forEach(({ kind, label, lowest, highest, options, pattern, warningPattern, shownIf, shownValue }, at) => {
    const say = (path: string, message: Message) => found.set(`fields.${at}.${path}`, message)
    if (label.de.trim() === '') say('label.de', 'edit.missing')
    if (hasOptions(kind)) {
      const names = optionsIn(options).map(({ de }) => de)
      if (names.length === 0) say('options', 'edit.missing')
      else if (new Set(names).size < names.length) say('options', 'admin.forms.optionTwice')
      else if (names.length > 1000) say('options', 'admin.forms.tooManyOptions')
    }
    if (hasLimits(kind)) {
      const [least, most] = [kind === 'file' ? null : numberIn(lowest), numberIn(highest)]
      if (kind === 'file' && typeof most === 'number' && !(most >= 1 && most <= 5))
        say('highest', 'admin.forms.filesOutside')
      if (least === undefined) say('lowest', 'admin.forms.noNumber')
      if (most === undefined) say('highest', 'admin.forms.noNumber')
      if (typeof least === 'number' && typeof most === 'number' && least > most) say('highest', 'admin.forms.reversed')
    }
    if (hasPattern(kind) && isBroken(pattern)) say('pattern', 'admin.forms.brokenPattern')
    if (hasPattern(kind) && isBroken(warningPattern)) say('warningPattern', 'admin.forms.brokenPattern')
    if (shownIf !== '' && shownValue.trim() === '') say('shownValue', 'edit.missing')
    // One that stood before it may have been moved or taken away.
    if (shownIf !== '' && !fields.slice(0, at).some(({ key }) => key === shownIf))
      say('shownIf', 'admin.forms.shownIfGone')
  })
  return found.size > 0 ? found : null
}

function isBroken(pattern: string): boolean {
  try {
    new RegExp(`^(?:${pattern})$`, 'u')
    return false
  } catch {
    return true
  }
}

const isDays = (typed: string): boolean => /^\d{1,4}$/.test(typed.trim()) && Number(typed) <= 3650

const sectionFields = {
  general: [
    { path: 'name', label: 'admin.forms.name', longest: FormChanges.name.characters, isRequired: true },
    {
      path: 'isContact',
      label: 'admin.forms.isContact',
      hint: 'admin.forms.isContactHint',
      control: { kind: 'switch' },
    },
  ],
  sent: [
    {
      path: 'recipients',
      label: 'admin.forms.recipients',
      hint: 'admin.forms.recipientsHint',
      control: { kind: 'words', accepted: FormChanges.recipients },
      isWide: true,
    },
    { path: 'thanks.de', label: 'admin.forms.thanks.de', longest: 5000, control: { kind: 'area' } },
    { path: 'thanks.en', label: 'admin.forms.thanks.en', longest: 5000, control: { kind: 'area' } },
    {
      path: 'confirms',
      label: 'admin.forms.confirms',
      hint: 'admin.forms.confirmsHint',
      control: { kind: 'switch' },
      isWide: true,
    },
    {
      path: 'confirmation.de',
      label: 'admin.forms.confirmation.de',
      longest: 5000,
      control: { kind: 'area' },
      isShown: ({ confirms }) => confirms,
    },
    {
      path: 'confirmation.en',
      label: 'admin.forms.confirmation.en',
      longest: 5000,
      control: { kind: 'area' },
      isShown: ({ confirms }) => confirms,
    },
    {
      path: 'keptDays',
      label: 'admin.forms.keptDays',
      hint: 'admin.forms.keptDaysHint',
      longest: 4,
      isRequired: true,
      control: { kind: 'text', inputMode: 'numeric' },
      check: ({ keptDays }) => (isDays(keptDays) ? null : 'admin.forms.noDays'),
    },
  ],
} as const satisfies Record<string, readonly EditField<FormForm>[]>

/** A form: what it asks, who hears of it, what its senders are told. */
export function FormEditor(props: FormEditorProps) {
  const form = useFragment(
    graphql`
      fragment FormEditor_form on Form {
        id
        revision
        name
        fields
        recipients
        thanks {
          de
          en
        }
        confirms
        confirmation {
          de
          en
        }
        keptDays
        isContact
        answerCount
        pages {
          id
          name
        }
        viewerCanEdit
      }
    `,
    props.form,
  )
  const intl = useIntl()
  const router = useRouter()
  const lock = useLock(form?.viewerCanEdit ? form.id : null)
  const [create] = useCreateForm()
  const [update] = useUpdateForm()
  const saved = useMemo(() => formFormOf(form ?? null, props.begun), [form, props.begun])
  const save = async (values: FormForm): Promise<Saved> => {
    if (form) return update({ formId: form.id, revision: form.revision, changes: formChangesOf(values) })
    const answer = await create({ form: formChangesOf(values) })
    const made = answer.payload?.form
    return { ...answer, ...(made && { next: () => router.navigate(formPath(made.id), { replace: true }) }) }
  }
  return (
    <EditPage
      title={form?.name || intl.formatMessage({ id: 'admin.forms.create' })}
      back={{ to: formsPath, label: <FormattedMessage id="admin.forms.title" /> }}
      note={
        form && (
          <Link className="link" to={messagesOfForm(form.id)}>
            <FormattedMessage id="admin.forms.answersOf" values={{ count: form.answerCount }} />
          </Link>
        )
      }
      actions={
        form?.viewerCanEdit && !lock.held && <DeleteForm id={form.id} answers={form.answerCount} pages={form.pages} />
      }
      saved={saved}
      version={form?.revision}
      isNew={!form}
      isReadOnly={form ? !form.viewerCanEdit || lock.held !== null : false}
      readOnlyNote={lock.held ? lockNote(lock.held) : undefined}
      notices={<LockActions {...lock} />}
      sections={[
        { id: 'general', title: 'admin.forms.general', fields: sectionFields.general },
        {
          id: 'fields',
          title: 'admin.forms.fields',
          fields: [fieldsField],
          children: <FormFields />,
          hasRequired: () => true,
        },
        { id: 'sent', title: 'admin.forms.sentSection', fields: sectionFields.sent },
        ...(form
          ? [
              {
                id: 'pages',
                title: 'admin.forms.pages' as const,
                fields: [],
                children: <FormPages pages={form.pages} />,
              },
            ]
          : []),
      ]}
      save={save}
    />
  )
}

interface ShownPage {
  readonly id: string
  readonly name: string
}

/** Where visitors find the form. */
function FormPages({ pages }: { pages: readonly ShownPage[] }) {
  if (pages.length === 0)
    return (
      <p>
        <FormattedMessage id="admin.forms.noPages" />
      </p>
    )
  return (
    <ul>
      {pages.map(({ id, name }) => (
        <li key={id}>
          <Link className="link" to={`/admincenter/pages/edit/${id}`}>
            {name || <FormattedMessage id="admin.forms.unnamedPage" />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function DeleteForm({ id, answers, pages }: { id: string; answers: number; pages: readonly ShownPage[] }) {
  const intl = useIntl()
  const goBack = useWayBack()
  const toasts = useToasts()
  const changes = useChanges()
  const leave = useLeave()
  const [remove] = useDeleteForms()
  const [isOpen, setOpen] = useState(false)
  const submit = async () => {
    const answer = await remove({ formIds: [id] })
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: 'admin.forms.deleted' }, { count: 1 }) })
      leave(() => goBack(formsPath))
    }
    return answer
  }
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.forms.delete" />
      </Button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="admin.forms.deleteOne"
        verb="admin.forms.delete"
        text={
          pages.length > 0 ? (
            <>
              <FormattedMessage id="admin.forms.inUse" />
              <FormPages pages={pages} />
            </>
          ) : (
            <FormattedMessage id="admin.forms.deleteText" values={{ count: 1, answers }} />
          )
        }
        initial={{}}
        fields={[]}
        submit={submit}
        isDangerous
      />
    </>
  )
}
