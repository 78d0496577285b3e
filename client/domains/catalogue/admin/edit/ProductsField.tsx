import { useDeferredValue, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ProductKind, ProductsFieldQuery } from '../../../../__generated__/ProductsFieldQuery.graphql.ts'
import { valueAt } from '../../../../adminKit/edit/fields.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Link } from '../../../../router/Link.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Corner } from '../../../../ui/Corner.tsx'
import { FieldError, TextField } from '../../../../ui/Field.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { productPath } from '../../parts/editorPath.ts'
import type { ProductValues } from './fields.ts'
import style from './ProductsField.module.css'
import type { ChosenProduct } from './parts.ts'
import { RowsEditor } from './RowsEditor.tsx'

export interface ProductsFieldProps {
  path: 'slots' | 'cross'
  /** The product itself, which is none of them. */
  ownId: string
  /** Of which kind they are; null: of every kind. */
  kind: ProductKind | null
  /** Whether one may come twice. */
  mayRepeat: boolean
  most: number
}

/** Products in order, found by their names and numbers. */
export function ProductsField({ path, ownId, kind, mayRepeat, most }: ProductsFieldProps) {
  const intl = useIntl()
  const { values, set, problems, isReadOnly } = useEditingContext<ProductValues>()
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const chosen = (valueAt(values, path) ?? []) as readonly ChosenProduct[]
  const hidden = new Set([ownId, ...(mayRepeat ? [] : chosen.map(({ id }) => id))])
  const problem = Object.entries(problems).find(([key]) => key === path || key.startsWith(`${path}.`))?.[1]
  return (
    <div className={style.field}>
      <RowsEditor<ChosenProduct>
        path={path}
        none={path === 'slots' ? 'admin.product.noPieces' : 'admin.product.noCross'}
        most={most}
        row={({ id, title, productNumber }) => (
          <p>
            <Link to={productPath(id)} className="link">
              {title}
            </Link>{' '}
            <span className={style.number}>{productNumber}</span>
          </p>
        )}
      />
      {problem && <FieldError>{problem}</FieldError>}
      {!isReadOnly && chosen.length < most && (
        <>
          <TextField
            type="search"
            label={intl.formatMessage({ id: 'admin.product.findProduct' })}
            value={search}
            autoComplete="off"
            onChange={event => setSearch(event.target.value)}
          />
          {wanted !== '' && (
            <Corner key={wanted} waiting={<Skeleton height="120px" />}>
              {attempt => (
                <Found
                  {...{ search: wanted, kind, hidden, attempt }}
                  onPick={product => set(path, [...chosen, product])}
                />
              )}
            </Corner>
          )}
        </>
      )}
    </div>
  )
}

interface FoundProps {
  search: string
  /** Another one asks again what failed. */
  attempt: number
  kind: ProductKind | null
  hidden: ReadonlySet<string>
  onPick: (product: ChosenProduct) => void
}

function Found({ search, attempt, kind, hidden, onPick }: FoundProps) {
  const { managedProducts } = useLazyLoadQuery<ProductsFieldQuery>(
    graphql`
      query ProductsFieldQuery($search: String!, $kind: ProductKind) {
        managedProducts(first: 8, filter: { search: $search, kind: $kind }, orderBy: { field: TITLE, direction: ASC }) {
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
    { search, kind },
    { fetchKey: attempt },
  )
  const found = managedProducts.edges.map(edge => edge.node).filter(({ id }) => !hidden.has(id))
  if (found.length === 0)
    return (
      <p className={style.number}>
        <FormattedMessage id="admin.product.noneFound" />
      </p>
    )
  return (
    <ul className={style.found}>
      {found.map(product => (
        <li key={product.id}>
          <span>
            {product.title} <span className={style.number}>{product.productNumber}</span>
          </span>
          <Button look="quiet" size="tiny" onClick={() => onPick(product)}>
            <FormattedMessage id="admin.product.addSizesSubmit" />{' '}
            <span className="visually-hidden">{product.title}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
