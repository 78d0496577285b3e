import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ProductRow_product$key } from '../../../__generated__/ProductRow_product.graphql.ts'
import { Truncated } from '../../../adminKit/list/Truncated.tsx'
import table from '../../../adminKit/list/table.module.css'
import type { RowKeys } from '../../../adminKit/list/useRowKeys.ts'
import { useFormat } from '../../../intl/format.ts'
import { Link } from '../../../router/Link.tsx'
import { Status } from '../../../ui/Badge.tsx'
import { classes } from '../../../ui/classes.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { ProductStatus } from './ProductStatus.tsx'
import style from './ProductsTable.module.css'
import { productPath } from './productsAddress.ts'

/** One product in the browser; on phones a block beside its picture. */
export function ProductRow(props: { product: ProductRow_product$key; keys: RowKeys }) {
  const product = useFragment(
    graphql`
      fragment ProductRow_product on Product {
        id
        productNumber
        title
        kind
        groups {
          title
        }
        image {
          url(width: 70)
          width
          height
        }
        price {
          from {
            cents
            currency
          }
          to {
            cents
          }
        }
        management {
          totalStock
          isMarkedNew
          isMarkedSale
          updatedAt
        }
        ...ProductStatus_product
      }
    `,
    props.product,
  )
  const format = useFormat()
  const { management, image, price } = product
  const isSet = product.kind === 'SET'
  return (
    <tr className={style.row}>
      <td className={style.picture}>
        {image ? (
          <Picture src={image.url} width={image.width} height={image.height} ratio="1 / 1.14" alt="" />
        ) : (
          <span className={style.noPicture} />
        )}
      </td>
      <td className={style.number}>{product.productNumber}</td>
      <td className={classes(table.name, style.title)}>
        <Link to={productPath(product.id)} className={table.rowLink} data-row-control="link" {...props.keys}>
          <Truncated text={product.title} />
        </Link>
      </td>
      <td className={style.groups}>
        <Truncated text={product.groups.map(group => group.title).join(', ')} />
      </td>
      <td className={classes(table.number, table.strong, style.price)}>
        {price.to.cents > price.from.cents ? (
          <FormattedMessage id="admin.products.priceFrom" values={{ price: format.money(price.from) }} />
        ) : (
          format.money(price.from)
        )}
      </td>
      <td className={classes(table.number, style.stock)}>
        {isSet ? <FormattedMessage id="admin.products.kind.set" /> : <Stock pieces={management?.totalStock ?? null} />}
      </td>
      <td className={style.states}>
        <div>
          <ProductStatus product={product} />
          {management?.isMarkedNew && (
            <Status tone="info">
              <FormattedMessage id="admin.products.new" />
            </Status>
          )}
          {management?.isMarkedSale && (
            <Status tone="danger">
              <FormattedMessage id="admin.products.sale" />
            </Status>
          )}
        </div>
      </td>
      <td className={style.updated}>{management && format.instant(management.updatedAt)}</td>
    </tr>
  )
}

/** Pieces over all sizes; null means that there is no limit. */
function Stock({ pieces }: { pieces: number | null }) {
  const format = useFormat()
  if (pieces === null)
    return (
      <>
        <span aria-hidden="true">∞</span>
        <span className="visually-hidden">
          <FormattedMessage id="admin.products.unlimited" />
        </span>
      </>
    )
  return (
    <span className={pieces === 0 ? style.none : undefined}>
      {format.count(pieces)}
      <span className={style.unit}>
        {' '}
        <FormattedMessage id="admin.orders.piecesUnit" />
      </span>
    </span>
  )
}
