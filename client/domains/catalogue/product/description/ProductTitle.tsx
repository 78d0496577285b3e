import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ProductTitle_product$key } from '../../../../__generated__/ProductTitle_product.graphql.ts'
import { ListChooserButton } from '../../../cart/parts/wishLists/ListChooserButton.tsx'
import { EditLink } from '../../parts/EditLink.tsx'
import { FavouriteButton } from '../../parts/FavouriteButton.tsx'
import { setHeading } from '../sets/setHeading.ts'
import { isWorthShowing } from './lengthRules.ts'
import style from './ProductTitle.module.css'

export interface ProductTitleProps {
  product: ProductTitle_product$key
}

/** The product's name, its heart, what it is in a sentence, and its number. */
export function ProductTitle(props: ProductTitleProps) {
  const product = useFragment(
    graphql`
      fragment ProductTitle_product on Product {
        id
        kind
        title
        description
        productNumber
        setSlots {
          position
        }
      }
    `,
    props.product,
  )
  const intl = useIntl()
  const { id, kind, title, description, productNumber, setSlots } = product
  const heading =
    kind === 'SET'
      ? setHeading(title, intl.formatMessage({ id: 'product.set.counted' }, { count: setSlots.length }))
      : title
  return (
    <div>
      <div className={style.head}>
        <h1 className={style.title}>{heading}</h1>
        <ListChooserButton productId={id} title={title} />
        <FavouriteButton productId={id} title={title} />
      </div>
      <p className={style.description}>
        {isWorthShowing(description, 'description') && `${description} `}
        <span className={style.number}>
          <FormattedMessage id="product.number" values={{ number: productNumber }} />
        </span>{' '}
        <EditLink productId={id} className="link" />
      </p>
    </div>
  )
}
