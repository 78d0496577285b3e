import { useState } from 'react'
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

/** The whole page as visitors would see it, in a window of a phone, a tablet or a desk. */
export function PreviewDialog({ entryId, version, isOpen, onClose }: PreviewDialogProps) {
  const intl = useIntl()
  const [language, setLanguage] = useState(useLanguage())
  const [at, setAt] = useState<Breakpoint>('lg')
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
        <div className={style.frameBox}>
          <iframe
            key={`${language} ${version}`}
            className={style.frame}
            style={{ width: at === 'lg' ? '100%' : canvasWidths[at] }}
            title={intl.formatMessage({ id: 'admin.pages.previewFrame' })}
            src={localized(`/admincenter/preview/pages/${encodeURIComponent(entryId)}`, language)}
          />
        </div>
      </div>
    </Dialog>
  )
}
