import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { FeedReportQuery } from '../../../__generated__/FeedReportQuery.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { Link } from '../../../router/Link.tsx'
import { Notice } from '../../../ui/Badge.tsx'
import { productPath } from '../../catalogue/parts/editorPath.ts'
import style from './FeedReport.module.css'

const titles: Readonly<Record<string, MessageId>> = {
  NO_IMAGE: 'feeds.finding.noImage',
  NO_DESCRIPTION: 'feeds.finding.noDescription',
  NO_ENGLISH: 'feeds.finding.noEnglish',
  NO_BRAND: 'feeds.finding.noBrand',
  NO_GTIN: 'feeds.finding.noGtin',
  SMALL_IMAGE: 'feeds.finding.smallImage',
  INNER_GTIN: 'feeds.finding.innerGtin',
  NO_COLOR: 'feeds.finding.noColor',
  NO_GENDER: 'feeds.finding.noGender',
  NO_PRICE: 'feeds.finding.noPrice',
  LONG_NUMBER: 'feeds.finding.longNumber',
}

/** What portals would complain of, each with the first products that it is true of. */
export function FeedReport({ fetchKey }: { fetchKey: string }) {
  const { feedReport } = useLazyLoadQuery<FeedReportQuery>(
    graphql`
      query FeedReportQuery {
        feedReport {
          products
          findings {
            kind
            attribute
            count
            examples {
              productId
              productNumber
              title
            }
          }
        }
      }
    `,
    {},
    { fetchKey, fetchPolicy: 'network-only' },
  )
  const { products, findings } = feedReport
  return (
    <>
      <p className={style.words}>
        <FormattedMessage id="feeds.report.products" values={{ count: products }} />
      </p>
      {findings.length === 0 && products > 0 && (
        <Notice tone="good">
          <FormattedMessage id="feeds.report.fine" />
        </Notice>
      )}
      {findings.length > 0 && (
        <ul className={style.findings}>
          {findings.map(({ kind, attribute, count, examples }) => {
            const title = titles[kind]
            return (
              title && (
                <li key={kind}>
                  <strong>
                    <FormattedMessage id={title} values={{ count }} />
                  </strong>{' '}
                  <code className={style.words}>{attribute}</code>
                  <ul className={style.examples}>
                    {examples.map(({ productId, productNumber, title }) => (
                      <li key={productId}>
                        <Link className="link" to={productPath(productId)}>
                          {title}
                        </Link>{' '}
                        <span className={style.words}>{productNumber}</span>
                      </li>
                    ))}
                    {count > examples.length && (
                      <li className={style.words}>
                        <FormattedMessage id="feeds.report.more" values={{ count: count - examples.length }} />
                      </li>
                    )}
                  </ul>
                </li>
              )
            )
          })}
        </ul>
      )}
    </>
  )
}
