import { FormattedMessage } from 'react-intl'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import type { ShownImport } from './ImportPage.tsx'
import { errorsPath } from './importPaths.ts'
import style from './imports.module.css'

/** What is wrong with a table, by line and column. */
export function ImportErrors({ shown }: { shown: ShownImport }) {
  const format = useAdminFormat()
  const errors = shown.errors ?? []
  if (errors.length === 0) return null
  return (
    <Card
      title={<FormattedMessage id="admin.import.errors" values={{ count: shown.errorCount }} />}
      aside={
        <a className="link" href={errorsPath(shown.id)} download>
          <FormattedMessage id="admin.import.errorsFile" />
        </a>
      }
    >
      <ul className={style.errors}>
        {errors.map((error, at) => (
          // Two mistakes can stand at one place with the same words.
          <li key={at}>
            <span className={style.place}>
              <FormattedMessage id="admin.import.line" values={{ line: error.line }} />
              {error.head && <span className={style.head}>{error.head}</span>}
            </span>
            <span>{error.text}</span>
          </li>
        ))}
      </ul>
      {shown.errorCount > errors.length && (
        <p className={style.hint}>
          <FormattedMessage
            id="admin.import.firstErrors"
            values={{ shown: format.count(errors.length), all: format.count(shown.errorCount) }}
          />
        </p>
      )}
    </Card>
  )
}
