import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PageTop } from '../../adminKit/frame/PageTop.tsx'
import { Link } from '../../router/Link.tsx'
import { PageHead } from '../../router/PageHead.tsx'
import { useSite } from '../../router/RouterContext.ts'
import { definePage } from '../../router/route.ts'
import { TextField } from '../../ui/Field.tsx'
import { useViewer } from '../../viewer/Viewer.tsx'
import { pagesFor } from './Navigation.tsx'
import style from './SettingsPage.module.css'

/** All pages on which something is set that the viewer may open, by name. Source: platform.md 2 (settings). */
function SettingsPage() {
  const intl = useIntl()
  const [words, setWords] = useState('')
  const title = intl.formatMessage({ id: 'admin.shell.settings' })
  const plain = (text: string) => text.trim().toLocaleLowerCase(intl.locale)
  const pages = pagesFor(useViewer(), useSite().off)
    .filter(({ navigation }) => navigation.group === 'settings')
    .map(page => ({ ...page, name: intl.formatMessage({ id: page.navigation.title }) }))
  const shown = pages.filter(({ name }) => plain(name).includes(plain(words)))
  return (
    <>
      <PageHead title={title} />
      <PageTop title={title} note={<FormattedMessage id="admin.settings.note" />} />
      <div className={style.search}>
        <TextField
          type="search"
          label={intl.formatMessage({ id: 'admin.settings.search' })}
          value={words}
          maxLength={100}
          onChange={event => setWords(event.target.value)}
        />
      </div>
      <p className="visually-hidden" role="status">
        <FormattedMessage id="admin.finder.found" values={{ count: shown.length }} />
      </p>
      {shown.length === 0 && (
        <p className={style.none}>
          <FormattedMessage id="admin.settings.none" />
        </p>
      )}
      <ul className={style.pages}>
        {shown.map(({ path, name, navigation: { icon: Icon } }) => (
          <li key={path}>
            <Link to={`/admincenter/${path}`} className={style.page}>
              <Icon size={20} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

export const page = definePage({ Component: SettingsPage, outcome: () => 'found' })
