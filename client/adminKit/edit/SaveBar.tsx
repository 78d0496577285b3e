import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../intl/messageIds.ts'
import { BarButton, SelectionBar } from '../list/SelectionBar.tsx'
import style from './SaveBar.module.css'

export interface SaveBarProps {
  count: number
  /** Titles of the sections in which something was changed. */
  sections: readonly string[]
  problemCount: number
  /** Fields that two people changed, and nobody has chosen yet. */
  conflictCount: number
  verb: MessageId
  isBusy: boolean
  onSave: () => void
  /** Nothing to discard where there is none. */
  onDiscard: (() => void) | null
  onProblems: () => void
  onConflicts: () => void
}

/** The one way to save: how much was changed and where, what is wrong with it, discard and save. */
export function SaveBar(props: SaveBarProps) {
  const { count, sections, problemCount, conflictCount, verb, isBusy, onSave, onDiscard } = props
  const intl = useIntl()
  return (
    <SelectionBar
      label={intl.formatMessage({ id: 'edit.unsaved' }, { count })}
      actions={
        <>
          {onDiscard && (
            <BarButton onClick={onDiscard}>
              <FormattedMessage id="edit.discard" />
            </BarButton>
          )}
          <BarButton isMain isBusy={isBusy} shortcut="Control+S" onClick={onSave}>
            <FormattedMessage id={isBusy ? 'edit.saving' : verb} />
          </BarButton>
        </>
      }
    >
      <strong className={style.count}>
        <span className={style.long}>
          <FormattedMessage id="edit.unsaved" values={{ count }} />
        </span>
        <span className={style.short}>
          <FormattedMessage id="edit.changes" values={{ count }} />
        </span>
      </strong>
      {sections.length > 0 && <span className={style.sections}>{sections.join(', ')}</span>}
      {problemCount > 0 && (
        <button type="button" className={style.jump} onClick={props.onProblems}>
          <FormattedMessage id="edit.problems" values={{ count: problemCount }} />
        </button>
      )}
      {conflictCount > 0 && (
        <button type="button" className={style.jump} onClick={props.onConflicts}>
          <FormattedMessage id="edit.openConflicts" values={{ count: conflictCount }} />
        </button>
      )}
    </SelectionBar>
  )
}
