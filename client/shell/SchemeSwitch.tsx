import { useIntl } from 'react-intl'
import { MoonIcon, SunIcon } from '../ui/icons.tsx'
import { chooseScheme, useColourScheme } from './colourScheme.ts'
import style from './switches.module.css'

/** Light or dark, kept in this browser. */
export function SchemeSwitch() {
  const intl = useIntl()
  const scheme = useColourScheme()
  const other = scheme === 'dark' ? 'light' : 'dark'
  const label = intl.formatMessage({ id: other === 'dark' ? 'shell.scheme.dark' : 'shell.scheme.light' })
  return (
    <button type="button" className={style.scheme} aria-label={label} title={label} onClick={() => chooseScheme(other)}>
      {scheme === 'dark' ? <SunIcon size={17} /> : <MoonIcon size={17} />}
    </button>
  )
}
