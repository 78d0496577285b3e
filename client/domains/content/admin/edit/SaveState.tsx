import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { CheckIcon, WarningIcon } from '../../../../ui/icons.tsx'
import style from './Editor.module.css'
import type { SaverState } from './saver.ts'

const words = {
  saved: 'admin.pages.saved',
  waiting: 'admin.pages.saving',
  saving: 'admin.pages.saving',
  failed: 'admin.pages.notSaved',
  refused: 'admin.pages.notSaved',
  conflict: 'admin.pages.notSaved',
} as const satisfies Readonly<Record<SaverState['kind'], MessageId>>

/** Whether what one sees is saved. */
export function SaveState({ kind }: Pick<SaverState, 'kind'>) {
  const isWrong = kind === 'failed' || kind === 'refused' || kind === 'conflict'
  return (
    <span className={style.saveState} data-wrong={isWrong || undefined} role="status">
      {kind === 'saved' && <CheckIcon size={16} />}
      {isWrong && <WarningIcon size={16} />}
      <FormattedMessage id={words[kind]} />
    </span>
  )
}
