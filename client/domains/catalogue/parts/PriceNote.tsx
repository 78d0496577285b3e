import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { PriceNoteQuery } from '../../../__generated__/PriceNoteQuery.graphql.ts'
import { Link } from '../../../router/Link.tsx'
import style from './PriceNote.module.css'

/** That prices hold the VAT (or not) and that shipping is added, with the way to what it costs; stands above each list of
 *  prices. The frame of the page has asked for it already, so this asks nothing. Source: legal.md 8, § 6 PAngV. */
export function PriceNote() {
  const { shop } = useLazyLoadQuery<PriceNoteQuery>(
    graphql`
      query PriceNoteQuery {
        shop {
          vatIncluded
        }
      }
    `,
    {},
  )
  return (
    <p className={style.note}>
      <FormattedMessage
        id={shop.vatIncluded ? 'catalogue.price.included' : 'catalogue.price.excluded'}
        values={{
          shipping: text => (
            <Link key="shipping" to="/Versandkosten" className="link">
              {text}
            </Link>
          ),
        }}
      />
    </p>
  )
}
