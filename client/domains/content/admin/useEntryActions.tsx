import { useIntl } from 'react-intl'
import { wordsOf } from '../../../adminKit/edit/fields.ts'
import { type Refusal, type RefusalTexts, refusalMessage } from '../../../adminKit/edit/refusals.ts'
import type { ListAction } from '../../../adminKit/list/actions.ts'
import { CheckIcon, ReloadIcon } from '../../../ui/icons.tsx'
import { EyeIcon, TrashIcon } from '../../../ui/pageIcons.tsx'
import { useViewer } from '../../../viewer/Viewer.tsx'
import { isSeen } from './entryWords.ts'
import { useDeleteEntries } from './mutations/useDeleteEntries.ts'
import { usePublishEntry } from './mutations/usePublishEntry.ts'
import { useRestoreEntries } from './mutations/useRestoreEntries.ts'
import { useSubmitEntry } from './mutations/useSubmitEntry.ts'
import { useTrashEntries } from './mutations/useTrashEntries.ts'
import { useWithdrawEntry } from './mutations/useWithdrawEntry.ts'

/** What actions ask of an entry of a list. */
export interface ListedEntry {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly version: number
  readonly step: string
  readonly deletedAt: string | null | undefined
  readonly languages: readonly { readonly language: string; readonly state: string }[]
}

/** What refusals of pages say where the house's words do not fit. */
export const entryRefusalTexts: RefusalTexts = {
  TRANSITION_NOT_ALLOWED: 'admin.pages.refused.transition',
  STALE_REVISION: 'admin.pages.refused.stale',
}

interface Answered {
  readonly isDone: boolean
  readonly refusals: readonly Refusal[]
}

/** What can be done with entries of a list, by those who may. */
export function useEntryActions<Entry extends ListedEntry>(): readonly ListAction<Entry>[] {
  const intl = useIntl()
  const viewer = useViewer()
  const [submit] = useSubmitEntry()
  const [publish] = usePublishEntry()
  const [withdraw] = useWithdrawEntry()
  const [trash] = useTrashEntries()
  const [restore] = useRestoreEntries()
  const [remove] = useDeleteEntries()
  const outcome = ({ isDone, refusals }: Answered): string | null => {
    if (isDone) return null
    const [refused] = refusals
    return refused
      ? wordsOf(refusalMessage(refused.code, entryRefusalTexts), intl)
      : intl.formatMessage({ id: 'ui.failure.title' })
  }
  const values = (entries: readonly Entry[]) => ({ count: entries.length, name: entries[0]?.name ?? '' })
  const both = ['DE', 'EN'] as const
  const mayPublish = viewer.mayWrite('CONTENT')
  const isKept = ({ deletedAt }: Entry) => !deletedAt
  const forEditors: ListAction<Entry>[] = [
    {
      key: 'submit',
      label: 'admin.pages.submit',
      icon: <CheckIcon size={18} />,
      applies: entry => isKept(entry) && (entry.step === 'DRAFT' || entry.step === 'RETURNED'),
      run: async ({ id, version }) => outcome(await submit({ entryId: id, version })),
      done: entries => intl.formatMessage({ id: 'admin.pages.submittedDone' }, values(entries)),
    },
    {
      key: 'restore',
      label: 'admin.pages.restore',
      icon: <ReloadIcon size={18} />,
      isMain: true,
      applies: ({ deletedAt }) => !!deletedAt,
      run: async ({ id }) => outcome(await restore({ entryIds: [id] })),
      done: entries => intl.formatMessage({ id: 'admin.pages.restoredDone' }, values(entries)),
    },
  ]
  if (!mayPublish) return forEditors
  return [
    {
      key: 'publish',
      label: 'admin.pages.publish',
      icon: <EyeIcon size={18} />,
      isMain: true,
      applies: entry =>
        isKept(entry) && entry.kind !== 'TEMPLATE' && entry.languages.some(({ state }) => state !== 'PUBLISHED'),
      run: async ({ id, version }) => outcome(await publish({ entryId: id, version, languages: both })),
      question: {
        title: () => intl.formatMessage({ id: 'admin.pages.publishTitle' }),
        text: entries => intl.formatMessage({ id: 'admin.pages.publishText' }, values(entries)),
      },
      done: entries => intl.formatMessage({ id: 'admin.pages.publishedDone' }, values(entries)),
    },
    {
      key: 'withdraw',
      label: 'admin.pages.withdraw',
      applies: entry => isKept(entry) && entry.languages.some(({ state }) => isSeen(state) || state === 'SCHEDULED'),
      run: async ({ id }) => outcome(await withdraw({ entryId: id, languages: both })),
      question: {
        title: () => intl.formatMessage({ id: 'admin.pages.withdrawTitle' }),
        text: entries => intl.formatMessage({ id: 'admin.pages.withdrawText' }, values(entries)),
      },
      done: entries => intl.formatMessage({ id: 'admin.pages.withdrawnDone' }, values(entries)),
    },
    ...forEditors,
    {
      key: 'trash',
      label: 'admin.pages.trash',
      icon: <TrashIcon size={18} />,
      applies: entry => isKept(entry) && entry.kind !== 'STANDING',
      run: async ({ id }) => outcome(await trash({ entryIds: [id] })),
      undo: async ({ id }) => outcome(await restore({ entryIds: [id] })),
      question: {
        title: () => intl.formatMessage({ id: 'admin.pages.trashTitle' }),
        text: entries => intl.formatMessage({ id: 'admin.pages.trashText' }, values(entries)),
      },
      done: entries => intl.formatMessage({ id: 'admin.pages.trashedDone' }, values(entries)),
    },
    {
      key: 'delete',
      label: 'admin.pages.delete',
      icon: <TrashIcon size={18} />,
      applies: ({ deletedAt }) => !!deletedAt,
      run: async ({ id }) => outcome(await remove({ entryIds: [id] })),
      question: {
        title: () => intl.formatMessage({ id: 'admin.pages.deleteTitle' }),
        text: entries => intl.formatMessage({ id: 'admin.pages.deleteText' }, values(entries)),
      },
      done: entries => intl.formatMessage({ id: 'admin.pages.deletedDone' }, values(entries)),
    },
  ]
}
