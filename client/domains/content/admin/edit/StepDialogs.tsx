import { FormattedMessage, useIntl } from 'react-intl'
import type { WorkflowPanel_entry$data } from '../../../../__generated__/WorkflowPanel_entry.graphql.ts'
import { useChanges } from '../../../../adminKit/changes.tsx'
import { FormDialog, type Submitted } from '../../../../adminKit/edit/FormDialog.tsx'
import type { EditField, Message } from '../../../../adminKit/edit/fields.ts'
import type { Refusal } from '../../../../adminKit/edit/refusals.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { useToasts } from '../../../../ui/Toasts.tsx'
import { useApproveEntry } from '../mutations/useApproveEntry.ts'
import { useReturnEntry } from '../mutations/useReturnEntry.ts'
import { useSubmitEntry } from '../mutations/useSubmitEntry.ts'
import { useWithdrawEntry } from '../mutations/useWithdrawEntry.ts'
import { entryRefusalTexts } from '../useEntryActions.tsx'
import type { Saver } from './saver.ts'

export interface StepDialogProps {
  entry: WorkflowPanel_entry$data
  saver: Saver
  onClose: () => void
}

interface Answered {
  readonly isDone: boolean
  readonly refusals: readonly Refusal[]
  readonly failure: Error | null
}

/** Does something with what is saved, once everything is. */
export function useSettled(saver: Saver) {
  const intl = useIntl()
  const changes = useChanges()
  const toasts = useToasts()
  return async (act: (version: number) => Promise<Answered>, done: MessageId): Promise<Submitted> => {
    if (!(await saver.flush())) return { isDone: false, refusals: [], general: ['admin.pages.unsaved'] }
    const answer = await act(saver.get().version)
    if (answer.isDone) {
      changes.note()
      toasts.tell({ kind: 'success', title: intl.formatMessage({ id: done }) })
    }
    return answer
  }
}

interface Noted {
  note: string
}

const note = (isRequired: boolean): EditField<Noted> => ({
  ...{ path: 'note', label: 'admin.pages.note', hint: 'admin.pages.noteHint' },
  ...{ control: { kind: 'area', rows: 3 }, longest: 1000, isRequired },
})
const optional = [note(false)]
const required = [note(true)]

interface NoteDialogProps {
  title: Message
  verb: Message
  isRequired?: boolean
  onClose: () => void
  submit: (note: string | null) => Promise<Submitted>
}

function NoteDialog({ title, verb, isRequired = false, onClose, submit }: NoteDialogProps) {
  return (
    <FormDialog<Noted>
      isOpen
      onClose={onClose}
      title={title}
      verb={verb}
      initial={{ note: '' }}
      fields={isRequired ? required : optional}
      refusalTexts={entryRefusalTexts}
      submit={values => submit(values.note.trim() || null) as Promise<Submitted<Noted>>}
    />
  )
}

/** Hands the page in, for those who may publish it. */
export function SubmitDialog({ entry, saver, onClose }: StepDialogProps) {
  const [run] = useSubmitEntry()
  const settled = useSettled(saver)
  return (
    <NoteDialog
      title="admin.pages.submitTitle"
      verb="admin.pages.submit"
      onClose={onClose}
      submit={written =>
        settled(version => run({ entryId: entry.id, version, note: written }), 'admin.pages.submittedOne')
      }
    />
  )
}

export function ApproveDialog({ entry, saver, onClose }: StepDialogProps) {
  const [run] = useApproveEntry()
  const settled = useSettled(saver)
  return (
    <NoteDialog
      title="admin.pages.approveTitle"
      verb="admin.pages.approve"
      onClose={onClose}
      submit={written =>
        settled(version => run({ entryId: entry.id, version, note: written }), 'admin.pages.approvedOne')
      }
    />
  )
}

/** Gives the page back; whoever wrote it is told why. */
export function ReturnDialog({ entry, saver, onClose }: StepDialogProps) {
  const [run] = useReturnEntry()
  const settled = useSettled(saver)
  return (
    <NoteDialog
      title="admin.pages.returnTitle"
      verb="admin.pages.return"
      isRequired
      onClose={onClose}
      submit={written =>
        settled(version => run({ entryId: entry.id, version, note: written }), 'admin.pages.returnedOne')
      }
    />
  )
}

interface Withdrawal extends Noted {
  de: boolean
  en: boolean
}

const withdrawalFields: readonly EditField<Withdrawal>[] = [
  {
    ...{ path: 'de', label: 'admin.designer.german', control: { kind: 'checkbox' } },
    check: ({ de, en }) => (de || en ? null : 'admin.pages.noLanguage'),
  },
  { path: 'en', label: 'admin.designer.english', control: { kind: 'checkbox' } },
  { path: 'note', label: 'admin.pages.note', control: { kind: 'area', rows: 3 }, longest: 1000 },
]

/** Takes the page away from visitors, in the languages that are named. */
export function WithdrawDialog({ entry, saver, onClose }: StepDialogProps) {
  const [run] = useWithdrawEntry()
  const settled = useSettled(saver)
  return (
    <FormDialog<Withdrawal>
      isOpen
      onClose={onClose}
      title="admin.pages.withdrawTitle"
      text={
        <FormattedMessage id="admin.pages.withdrawText" values={{ count: 1, name: entry.title.de || entry.title.en }} />
      }
      verb="admin.pages.withdraw"
      initial={{ de: true, en: true, note: '' }}
      fields={withdrawalFields}
      refusalTexts={{ ...entryRefusalTexts, BOTH_LANGUAGES_REQUIRED: 'admin.pages.refused.bothLanguages' }}
      submit={({ de, en, note: written }) =>
        settled(
          () =>
            run({
              entryId: entry.id,
              languages: [...(de ? (['DE'] as const) : []), ...(en ? (['EN'] as const) : [])],
              note: written.trim() || null,
            }),
          'admin.pages.withdrawnOne',
        ) as Promise<Submitted<Withdrawal>>
      }
    />
  )
}
