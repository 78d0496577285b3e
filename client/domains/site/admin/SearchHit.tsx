import { FormattedMessage, useIntl } from 'react-intl'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { useOrigin, useSite } from '../../../router/RouterContext.ts'
import style from './SearchHit.module.css'
import type { SeoForm } from './seoForm.ts'

/** Characters that search engines show of a title and of a description. */
const shownCharacters = { title: 60, description: 155 }

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`

/** How the start page stands among the hits of a search engine, in both languages, as it is being typed. */
export function SearchHits() {
  const intl = useIntl()
  const { name } = useSite()
  const here = useOrigin()
  const { values } = useEditingContext<SeoForm>()
  const origin = values.domain.trim() === '' ? here : `https://${values.domain.trim().toLowerCase()}`
  return (
    <div className={style.hits}>
      {(['de', 'en'] as const)
        .filter(language => values.languages.includes(language))
        .map(language => {
          const title = values.pageTitle[language].trim() || values.pageTitle.de.trim() || name
          const text = values.description[language].trim() || values.description.de.trim()
          return (
            <div key={language} className={style.hit}>
              <span className={style.language}>
                <FormattedMessage id={language === 'de' ? 'site.seo.hit.de' : 'site.seo.hit.en'} />
              </span>
              <span
                className={style.address}
              >{`${origin.replace(/^https?:\/\//, '')}${language === 'en' ? ' › en' : ''}`}</span>
              <span className={style.title} lang={language}>
                {cut(title, shownCharacters.title)}
              </span>
              <span className={style.text} lang={language}>
                {text === ''
                  ? intl.formatMessage({ id: 'site.seo.hit.usual' })
                  : cut(text, shownCharacters.description)}
              </span>
            </div>
          )
        })}
    </div>
  )
}
