import { type CSSProperties, useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { localized } from '../../../../router/place.ts'
import { useLanguage } from '../../../../router/RouterContext.ts'
import { SegmentedControl } from '../../../../ui/Choices.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { canvasWidths } from '../designer/Canvas.tsx'
import { type Breakpoint, languages } from '../designer/document.ts'
import style from './Editor.module.css'

export interface PreviewDialogProps {
  entryId: string
  /** What was saved last: the frame shows this. */
  version: number
  isOpen: boolean
  onClose: () => void
}

/** A window of that width, made smaller where there is less room for it; that of a desk takes all there is. */
function frameStyle(width: number, isGrowing: boolean, room: number): CSSProperties {
  const wide = isGrowing ? Math.max(width, room) : width
  const scale = room > 0 ? Math.min(1, room / wide) : 1
  return { width: wide, height: `${100 / scale}%`, scale: `${scale}` }
}

/** The whole page as visitors would see it, in a window of a phone, a tablet or a desk. */
export function PreviewDialog({ entryId, version, isOpen, onClose }: PreviewDialogProps) {
  const intl = useIntl()
  const [language, setLanguage] = useState(useLanguage())
  const [at, setAt] = useState<Breakpoint>('lg')
  const [room, setRoom] = useState(0)
  // The box is there while the dialog is open alone.
  const box = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isLarge title={<FormattedMessage id="admin.pages.preview" />}>
      <div className={style.preview}>
        <div className={style.buttons}>
          <SegmentedControl
            label={intl.formatMessage({ id: 'admin.designer.width' })}
            options={[
              { value: 'xs', label: intl.formatMessage({ id: 'admin.designer.phone' }) },
              { value: 'md', label: intl.formatMessage({ id: 'admin.designer.tablet' }) },
              { value: 'lg', label: intl.formatMessage({ id: 'admin.designer.desk' }) },
            ]}
            value={at}
            onChange={setAt}
          />
          <SegmentedControl
            label={intl.formatMessage({ id: 'admin.designer.language' })}
            options={languages.map(value => ({ value, label: value.toUpperCase() }))}
            value={language}
            onChange={setLanguage}
          />
        </div>
        <div ref={box} className={style.frameBox}>
          <iframe
            key={`${language} ${version}`}
            className={style.frame}
            style={frameStyle(canvasWidths[at], at === 'lg', room)}
            title={intl.formatMessage({ id: 'admin.pages.previewFrame' })}
            src={localized(`/admincenter/preview/pages/${encodeURIComponent(entryId)}`, language)}
          />
        </div>
      </div>
    </Dialog>
  )
}
