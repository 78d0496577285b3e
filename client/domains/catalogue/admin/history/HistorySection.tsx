import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type {
  HistorySection_product$data,
  HistorySection_product$key,
} from '../../../../__generated__/HistorySection_product.graphql.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { useAdminFormat } from '../../../../adminKit/useAdminFormat.ts'
import { Link } from '../../../../router/Link.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useViewer } from '../../../../viewer/Viewer.tsx'
import { actionTitle } from '../../../audit/admin/actionTitles.ts'
import { auditPath } from '../../../audit/admin/auditUrl.ts'
import { DifferenceList } from './DifferenceList.tsx'
import style from './HistorySection.module.css'
import { RestoreFieldsDialog } from './RestoreFieldsDialog.tsx'

type Change = NonNullable<HistorySection_product$data['management']>['history']['edges'][number]['node']

/** What was done to the product, by whom and when, from what to what; fields can be had back as they were. */
export function HistorySection(props: { product: HistorySection_product$key; isReadOnly: boolean }) {
  const product = useFragment(
    graphql`
      fragment HistorySection_product on Product {
        id
        management {
          revision
          history(first: 10) {
            totalCount
            edges {
              node {
                key
                at
                action
                actorName
                differenceCount
                differences(first: 12) {
                  isRestorable
                  ...DifferenceList_differences
                  ...RestoreFieldsDialog_differences
                }
              }
            }
          }
        }
      }
    `,
    props.product,
  )
  const intl = useIntl()
  const format = useAdminFormat()
  const mayReadLog = useViewer().mayWrite('AUDIT')
  const [restored, setRestored] = useState<Change | null>(null)
  const { revision, history } = product.management ?? {}
  const changes = history?.edges.map(edge => edge.node) ?? []
  return (
    <Card id="history" title={<FormattedMessage id="admin.productHistory.title" />}>
      {changes.length === 0 && (
        <p className={style.none}>
          <FormattedMessage id="admin.productHistory.none" />
        </p>
      )}
      <ol className={style.changes}>
        {changes.map(change => {
          const isUpdate = change.action.endsWith('.updated')
          return (
            <li key={change.key}>
              <div className={style.head}>
                <div>
                  <strong>{actionTitle(change.action, id => intl.formatMessage({ id }))}</strong>
                  <span className={style.who}>
                    {format.instant(change.at)} · {change.actorName ?? intl.formatMessage({ id: 'rights.audit.shop' })}
                  </span>
                </div>
                {isUpdate && !props.isReadOnly && change.differences.some(each => each.isRestorable) && (
                  <Button look="quiet" size="tiny" onClick={() => setRestored(change)}>
                    <FormattedMessage id="admin.productHistory.restore" />
                  </Button>
                )}
              </div>
              {isUpdate && <DifferenceList differences={change.differences} count={change.differenceCount} />}
            </li>
          )
        })}
      </ol>
      {history && history.totalCount > changes.length && mayReadLog && (
        <p>
          <Link className="link" to={`${auditPath}?subject=${encodeURIComponent(product.id)}`}>
            <FormattedMessage id="admin.productHistory.all" values={{ count: history.totalCount }} />
          </Link>
        </p>
      )}
      {restored && (
        <RestoreFieldsDialog
          productId={product.id}
          revision={revision ?? 0}
          change={restored.key}
          at={format.instant(restored.at)}
          count={restored.differenceCount}
          differences={restored.differences}
          onClose={() => setRestored(null)}
        />
      )}
    </Card>
  )
}
