import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { PlannedChangesQuery } from '../../../../__generated__/PlannedChangesQuery.graphql.ts'
import type { BulkProductChanges } from '../../../../__generated__/useChangeProductsMutation.graphql.ts'
import { FieldError } from '../../../../ui/Field.tsx'
import { DifferenceList } from '../history/DifferenceList.tsx'
import style from './PlannedChanges.module.css'

/** Of so many products it is shown what will change. */
const mostShown = 40

export interface PlannedChangesProps {
  ids: readonly string[]
  changes: BulkProductChanges
  /** Another one asks again. */
  attempt: number
}

/** What would become of each product. Nothing is written by looking. */
export function PlannedChanges({ ids, changes, attempt }: PlannedChangesProps) {
  const { plannedProductChanges: planned } = useLazyLoadQuery<PlannedChangesQuery>(
    graphql`
      query PlannedChangesQuery($ids: [ID!]!, $changes: BulkProductChanges!) {
        plannedProductChanges(productIds: $ids, changes: $changes) {
          product {
            id
            title
            productNumber
          }
          differenceCount
          differences(first: 6) {
            ...DifferenceList_differences
          }
          errors {
            code
          }
        }
      }
    `,
    { ids: ids.slice(0, mostShown), changes },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  const changed = planned.filter(({ differenceCount, errors }) => differenceCount > 0 && errors.length === 0).length
  return (
    <>
      <p className={style.sum}>
        <FormattedMessage id="admin.bulk.sum" values={{ changed, count: planned.length }} />
        {ids.length > planned.length && (
          <>
            {' '}
            <FormattedMessage id="admin.bulk.notShown" values={{ count: ids.length - planned.length }} />
          </>
        )}
      </p>
      <ul className={style.products}>
        {planned.map(({ product, differences, differenceCount, errors }) => (
          <li key={product.id}>
            <span className={style.title}>
              {product.title} <span className={style.quiet}>{product.productNumber}</span>
            </span>
            {errors.length > 0 ? (
              <FieldError>
                <FormattedMessage id="admin.bulk.priceOut" />
              </FieldError>
            ) : differenceCount === 0 ? (
              <span className={style.quiet}>
                <FormattedMessage id="admin.bulk.same" />
              </span>
            ) : (
              <DifferenceList differences={differences} count={differenceCount} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
