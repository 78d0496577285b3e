import { FormattedMessage, useIntl } from 'react-intl'
import { Card } from '../../../adminKit/frame/Card.tsx'
import { useAdminFormat } from '../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../router/Link.tsx'
import { Status } from '../../../ui/Badge.tsx'
import type { ShownImport } from './ImportPage.tsx'
import style from './imports.module.css'

/** Differences of one product that are shown. */
const mostShown = 6

/** What an import makes of products, or has made of them. */
export function ImportChanges({ shown }: { shown: ShownImport }) {
  const intl = useIntl()
  const format = useAdminFormat()
  const changes = shown.changes ?? []
  if (changes.length === 0 || shown.state === 'CANCELLED') return null
  const count = shown.newCount + shown.changedCount
  const announced = [
    shown.newCount > 0 && intl.formatMessage({ id: 'admin.import.willAdd' }, { count: shown.newCount }),
    shown.changedCount > 0 && intl.formatMessage({ id: 'admin.import.willChange' }, { count: shown.changedCount }),
  ].filter(said => said !== false)
  const isThere = (isNew: boolean) => !isNew || shown.state === 'DONE' || shown.state === 'LISTING'
  return (
    <Card
      title={
        shown.state === 'CHECKED' ? (
          announced.join(', ')
        ) : (
          <FormattedMessage id="admin.import.changes" values={{ count }} />
        )
      }
    >
      <ul className={style.changes}>
        {changes.map(({ number, isNew, productId, productNumber, title, differences }) => (
          <li key={number}>
            <div className={style.changed}>
              {isThere(isNew) ? (
                <Link className="link" to={`/admincenter/products/${encodeURIComponent(productId)}`}>
                  {title}
                </Link>
              ) : (
                <strong>{title}</strong>
              )}
              <span className={style.hint}>{productNumber}</span>
              {isNew && (
                <Status tone="good">
                  <FormattedMessage id="admin.import.new" />
                </Status>
              )}
            </div>
            {isNew ? (
              <p className={style.hint}>
                <FormattedMessage
                  id="admin.import.sizes"
                  values={{ count: differences.filter(each => each.of !== null && each.of !== undefined).length }}
                />
              </p>
            ) : (
              <ul className={style.differences}>
                {differences.slice(0, mostShown).map(each => (
                  <li key={`${each.of} ${each.label}`}>
                    {each.of && <span className={style.of}>{each.of}</span>}
                    <span>{each.label}:</span> <del>{each.from ?? '–'}</del> <span aria-hidden="true">→</span>{' '}
                    <ins>{each.to ?? '–'}</ins>
                  </li>
                ))}
                {differences.length > mostShown && (
                  <li className={style.hint}>
                    <FormattedMessage id="admin.import.more" values={{ count: differences.length - mostShown }} />
                  </li>
                )}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {count > changes.length && (
        <p className={style.hint}>
          <FormattedMessage
            id="admin.import.firstChanges"
            values={{ shown: format.count(changes.length), all: format.count(count) }}
          />
        </p>
      )}
    </Card>
  )
}
