import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { WishFacts_wish$key } from '../../../__generated__/WishFacts_wish.graphql.ts'
import { Link } from '../../../router/Link.tsx'
import { Status } from '../../../ui/Badge.tsx'
import { Price } from '../../../ui/Price.tsx'
import style from './wishLists.module.css'
import { isReady, stateTexts, wishState } from './wishStates.ts'

/** Picture, name, price and state of a wish, as they are now. */
export function WishFacts(props: { wish: WishFacts_wish$key; level: 2 | 3 }) {
  const wish = useFragment(
    graphql`
      fragment WishFacts_wish on Wish {
        title
        product {
          path
          kind
          sizes
          availability {
            state
          }
          image {
            url(width: 240)
            srcSet(widths: [120, 240])
            alt
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
        }
        variant {
          price {
            cents
            currency
          }
          availability {
            state
          }
        }
      }
    `,
    props.wish,
  )
  const intl = useIntl()
  const { product, variant, title } = wish
  const state = wishState(wish)
  const price = variant?.price ?? product?.price.from
  const isFrom = !variant && product && product.price.from.cents < product.price.to.cents
  const Heading = props.level === 2 ? 'h2' : 'h3'
  return (
    <>
      <div className={style.photo} data-gone={state === 'gone' || state === 'soldOut' || undefined}>
        {product?.image && (
          <img
            src={product.image.url}
            srcSet={product.image.srcSet}
            sizes="96px"
            width={96}
            height={110}
            alt={product.image.alt}
            loading="lazy"
          />
        )}
      </div>
      <div className={style.facts}>
        <Heading className={style.title}>{product ? <Link to={product.path}>{title}</Link> : title}</Heading>
        {price && (
          <p>
            {isFrom && `${intl.formatMessage({ id: 'wishLists.from' })} `}
            <Price {...price} />
          </p>
        )}
        <p>
          <Status tone={isReady(state) ? 'good' : state === 'size' || state === 'page' ? 'neutral' : 'warn'}>
            <FormattedMessage id={stateTexts[state]} />
          </Status>
        </p>
      </div>
    </>
  )
}
