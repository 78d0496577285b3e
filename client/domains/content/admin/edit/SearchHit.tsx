import { FormattedMessage } from 'react-intl'
import type { Language } from '../designer/document.ts'
import type { Particulars } from './content.ts'
import style from './Editor.module.css'

/** About as much as search engines show. */
const longest = { title: 60, description: 155 }

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()} …` : text)

/** About how search engines will show the page. */
export function SearchHit({ values, language }: { values: Particulars; language: Language }) {
  const { title, slug, description } = values
  const path = `${language === 'en' ? '/en' : ''}/${slug[language]}`
  return (
    <figure className={style.hit}>
      <figcaption className={style.note}>
        <FormattedMessage id="admin.pages.searchHit" />
      </figcaption>
      <p className={style.hitAddress}>
        {location.host}
        {path}
      </p>
      <p className={style.hitTitle} lang={language}>
        {shortened(title[language] || title.de, longest.title) || <FormattedMessage id="admin.pages.untitled" />}
      </p>
      <p className={style.hitText} lang={language}>
        {shortened(description[language], longest.description) || <FormattedMessage id="admin.pages.noDescription" />}
      </p>
    </figure>
  )
}
