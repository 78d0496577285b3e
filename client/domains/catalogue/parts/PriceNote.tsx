import { use } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../../router/Link.tsx'
import { PricesShown, VatIncluded } from '../../../ui/Price.tsx'
import style from './PriceNote.module.css'

/** That prices hold the VAT (or not) and that shipping is added, with the way to what it costs; stands above each list of
 *  prices. Source: legal.md 8, § 6 PAngV. */
export function PriceNote() {
  const isIncluded = use(VatIncluded)
  if (!use(PricesShown)) return null
  return (
    <p className={style.note}>
      <FormattedMessage
        id="catalogue.price.note"
        values={{
          included: isIncluded ? 'yes' : 'no',
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
