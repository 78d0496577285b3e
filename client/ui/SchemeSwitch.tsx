import { useIntl } from 'react-intl'
import { MoonIcon, SunIcon } from './icons.tsx'
import style from './switches.module.css'
import { chooseScheme, useColourScheme } from './theme/colourScheme.ts'

/** Light or dark, kept in this browser. */
export function SchemeSwitch() {
  const intl = useIntl()
  const scheme = useColourScheme()
  const other = scheme === 'dark' ? 'light' : 'dark'
  const label = intl.formatMessage({ id: other === 'dark' ? 'ui.scheme.dark' : 'ui.scheme.light' })
  return (
    <button type="button" className={style.scheme} aria-label={label} title={label} onClick={() => chooseScheme(other)}>
      {scheme === 'dark' ? <SunIcon size={17} /> : <MoonIcon size={17} />}
    </button>
  )
}
