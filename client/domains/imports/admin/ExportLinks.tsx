import { FormattedMessage, useIntl } from 'react-intl'
import { exportPath } from './importPaths.ts'
import style from './imports.module.css'

/** All products as a table that an import reads. */
export function ExportLinks() {
  const { locale } = useIntl()
  const language = locale.startsWith('de') ? 'de' : 'en'
  return (
    <span className={style.exports}>
      <FormattedMessage id="admin.imports.export" />
      {(['csv', 'xlsx', 'json'] as const).map(format => (
        <a key={format} className="link" href={exportPath(format, language)} download>
          {format.toUpperCase()}
        </a>
      ))}
    </span>
  )
}
