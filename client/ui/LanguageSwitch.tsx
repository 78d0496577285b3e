import { useIntl } from 'react-intl'
import { languages } from '../intl/languages.ts'
import { urlOf } from '../router/place.ts'
import { usePlace, useSite } from '../router/RouterContext.ts'
import style from './switches.module.css'

const names = { de: 'Deutsch', en: 'English' }

/** The same page in the other language. A whole load, because every text and every answer changes. */
export function LanguageSwitch() {
  const place = usePlace()
  const intl = useIntl()
  const { addresses, languages: spoken } = useSite()
  if (spoken.length < 2) return null
  return (
    <ul aria-label={intl.formatMessage({ id: 'ui.language.label' })} className={style.languages}>
      {languages.map(language => (
        <li key={language}>
          <a
            href={urlOf({ ...place, language, hash: '' }, addresses)}
            hrefLang={language}
            lang={language}
            aria-current={language === place.language ? 'true' : undefined}
            data-load="document"
          >
            {language.toUpperCase()}
            <span className="visually-hidden"> {names[language]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
