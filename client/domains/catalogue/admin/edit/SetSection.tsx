import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { SetSection_product$key } from '../../../../__generated__/SetSection_product.graphql.ts'
import { Card } from '../../../../adminKit/frame/Card.tsx'
import { Link } from '../../../../router/Link.tsx'
import { productPath } from '../../parts/editorPath.ts'
import style from './SetSection.module.css'

/** The pieces of a set; sizes and stock are theirs. */
export function SetSection(props: { product: SetSection_product$key }) {
  const { setSlots } = useFragment(
    graphql`
      fragment SetSection_product on Product {
        setSlots {
          position
          product {
            id
            title
            productNumber
          }
        }
      }
    `,
    props.product,
  )
  if (setSlots.length === 0) return null
  return (
    <Card id="pieces" title={<FormattedMessage id="admin.product.pieces" />}>
      <ol className={style.pieces}>
        {setSlots.map(({ position, product }) => (
          <li key={position}>
            {product ? (
              <Link to={productPath(product.id)} className="link">
                {product.title}
              </Link>
            ) : (
              <FormattedMessage id="admin.product.pieceGone" />
            )}{' '}
            {product && <span className={style.number}>{product.productNumber}</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
