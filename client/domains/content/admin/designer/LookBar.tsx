import { useIntl } from 'react-intl'
import { KeyboardIcon } from '../../../../adminKit/icons.tsx'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { DeskIcon, PhoneIcon, RedoIcon, TabletIcon, UndoIcon } from './blockIcons.tsx'
import style from './Designer.module.css'
import { languages } from './document.ts'
import { useDesigner, useDesignerState } from './useDesigner.ts'

const devices = [
  ['xs', 'admin.designer.phone', PhoneIcon],
  ['md', 'admin.designer.tablet', TabletIcon],
  ['lg', 'admin.designer.desk', DeskIcon],
] as const

export interface LookBarProps {
  isSideBySide: boolean
  /** Null: there is no room for both languages. */
  onSideBySide: ((isIt: boolean) => void) | null
  onKeys: () => void
}

/** How the page is looked at, and the way back and forth through what was done. */
export function LookBar({ isSideBySide, onSideBySide, onKeys }: LookBarProps) {
  const intl = useIntl()
  const store = useDesigner()
  const at = useDesignerState(state => state.at)
  const language = useDesignerState(state => state.language)
  const canUndo = useDesignerState(state => state.history.past.length > 0 && !state.isReadOnly)
  const canRedo = useDesignerState(state => state.history.future.length > 0 && !state.isReadOnly)
  const said = (id: MessageId) => intl.formatMessage({ id })
  return (
    <div className={style.look}>
      <IconButton label={said('admin.designer.undo')} disabled={!canUndo} onClick={store.undo}>
        <UndoIcon />
      </IconButton>
      <IconButton label={said('admin.designer.redo')} disabled={!canRedo} onClick={store.redo}>
        <RedoIcon />
      </IconButton>
      <fieldset className={style.switch}>
        <legend className="visually-hidden">{said('admin.designer.width')}</legend>
        {devices.map(([each, title, Icon]) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === at}
            aria-label={said(title)}
            title={said(title)}
            onClick={() => store.set({ at: each })}
          >
            <Icon size={19} />
          </button>
        ))}
      </fieldset>
      <fieldset className={style.switch}>
        <legend className="visually-hidden">{said('admin.designer.language')}</legend>
        {languages.map(each => (
          <button
            key={each}
            type="button"
            aria-pressed={each === language}
            title={said(each === 'de' ? 'admin.designer.german' : 'admin.designer.english')}
            onClick={() => store.set({ language: each })}
          >
            {each.toUpperCase()}
          </button>
        ))}
        {onSideBySide && (
          <button
            type="button"
            aria-pressed={isSideBySide}
            title={said('admin.designer.sideBySide')}
            onClick={() => onSideBySide(!isSideBySide)}
          >
            DE | EN
          </button>
        )}
      </fieldset>
      <IconButton className={style.keysButton} label={said('admin.designer.keys')} onClick={onKeys}>
        <KeyboardIcon />
      </IconButton>
    </div>
  )
}
