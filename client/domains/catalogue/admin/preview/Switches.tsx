import { useIntl } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import type { ColourScheme } from '../../../../ui/theme/colourScheme.ts'
import style from './PreviewPane.module.css'

export type PreviewWidth = 'phone' | 'desktop'
type Language = 'de' | 'en'

export interface SwitchesProps {
  width: PreviewWidth
  language: Language
  scheme: ColourScheme
  onWidth: (width: PreviewWidth) => void
  onLanguage: (language: Language) => void
  onScheme: (scheme: ColourScheme) => void
}

/** How the preview looks at the page: on which device, in which language and colours. */
export function Switches({ width, language, scheme, onWidth, onLanguage, onScheme }: SwitchesProps) {
  return (
    <div className={style.switches}>
      <Switch
        label="admin.preview.width"
        value={width}
        options={{ phone: 'admin.preview.phone', desktop: 'admin.preview.desktop' }}
        onChange={onWidth}
      />
      <Switch
        label="admin.preview.language"
        value={language}
        options={{ de: 'admin.preview.german', en: 'admin.preview.english' }}
        onChange={onLanguage}
      />
      <Switch
        label="admin.preview.scheme"
        value={scheme}
        options={{ light: 'admin.preview.light', dark: 'admin.preview.dark' }}
        onChange={onScheme}
      />
    </div>
  )
}

interface SwitchProps<Value extends string> {
  label: MessageId
  value: Value
  options: Readonly<Record<Value, MessageId>>
  onChange: (value: Value) => void
}

/** Two or three words of which one holds. */
function Switch<Value extends string>({ label, value, options, onChange }: SwitchProps<Value>) {
  const intl = useIntl()
  return (
    <fieldset className={style.switch}>
      <legend className="visually-hidden">{intl.formatMessage({ id: label })}</legend>
      {(Object.entries(options) as [Value, MessageId][]).map(([each, text]) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChange(each)}>
          {intl.formatMessage({ id: text })}
        </button>
      ))}
    </fieldset>
  )
}
