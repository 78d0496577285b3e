import { useDeferredValue, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ProductChoiceQuery } from '../../../__generated__/ProductChoiceQuery.graphql.ts'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { Button } from '../../../ui/Button.tsx'
import { Corner } from '../../../ui/Corner.tsx'
import { FieldError, TextField } from '../../../ui/Field.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { ChosenProduct, CouponForm } from './couponForm.ts'
import style from './coupons.module.css'

/** The one product that a coupon is for, found by name or number. */
export function ProductChoice() {
  const intl = useIntl()
  const { values, set, problems, isReadOnly } = useEditingContext<CouponForm>()
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const { product } = values
  if (product)
    return (
      <div className={style.chosen}>
        <p>
          <span className={style.label}>
            <FormattedMessage id="admin.coupons.product" />
          </span>
          {product.title} <span className={style.quiet}>{product.productNumber}</span>
        </p>
        {!isReadOnly && (
          <Button look="quiet" size="tiny" onClick={() => set('product', null)}>
            <FormattedMessage id="admin.coupons.otherProduct" />
          </Button>
        )}
      </div>
    )
  return (
    <div className={style.finding}>
      <TextField
        type="search"
        label={intl.formatMessage({ id: 'admin.coupons.findProduct' })}
        value={search}
        autoComplete="off"
        disabled={isReadOnly}
        aria-invalid={problems.product ? true : undefined}
        onChange={event => setSearch(event.target.value)}
      />
      {problems.product && <FieldError>{problems.product}</FieldError>}
      {wanted !== '' && (
        <Corner key={wanted} waiting={<Skeleton height="120px" />}>
          {attempt => <Found search={wanted} attempt={attempt} onPick={chosen => set('product', chosen)} />}
        </Corner>
      )}
    </div>
  )
}

interface FoundProps {
  search: string
  /** Another one asks again what failed. */
  attempt: number
  onPick: (product: ChosenProduct) => void
}

function Found({ search, attempt, onPick }: FoundProps) {
  const { managedProducts } = useLazyLoadQuery<ProductChoiceQuery>(
    graphql`
      query ProductChoiceQuery($search: String!) {
        managedProducts(first: 8, filter: { search: $search }, orderBy: { field: TITLE, direction: ASC }) {
          edges {
            node {
              id
              title
              productNumber
            }
          }
        }
      }
    `,
    { search },
    { fetchKey: attempt },
  )
  if (managedProducts.edges.length === 0)
    return (
      <p className={style.quiet}>
        <FormattedMessage id="admin.coupons.noneFound" />
      </p>
    )
  return (
    <ul className={style.found}>
      {managedProducts.edges.map(({ node: { id, title, productNumber } }) => (
        <li key={id}>
          <span>
            {title} <span className={style.quiet}>{productNumber}</span>
          </span>
          <Button look="quiet" size="tiny" onClick={() => onPick({ id, title, productNumber })}>
            <FormattedMessage id="admin.coupons.choose" />
          </Button>
        </li>
      ))}
    </ul>
  )
}
