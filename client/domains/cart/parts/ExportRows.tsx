import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ExportRows_totals$key } from '../../../__generated__/ExportRows_totals.graphql.ts'
import { Money } from '../../../ui/Price.tsx'
import style from './TotalsRows.module.css'

const takenOffFragment = graphql`
  fragment ExportRows_totals on Totals {
    isExport
    vatTakenOff {
      cents
      currency
    }
  }
`

/** The VAT that was taken out of prices which hold it, among the sums; nothing where none was. */
export function TakenOffRow(props: { totals: ExportRows_totals$key }) {
  const { vatTakenOff } = useFragment(takenOffFragment, props.totals)
  if (vatTakenOff.cents === 0) return null
  return (
    <div className={style.saved}>
      <dt>
        <FormattedMessage id="cart.totals.takenOff" />
      </dt>
      <dd>
        <Money cents={-vatTakenOff.cents} currency={vatTakenOff.currency} />
      </dd>
    </div>
  )
}

/** What customs may ask for, below the sum of what leaves the customs territory. */
export function CustomsNote(props: { totals: ExportRows_totals$key }) {
  const { isExport } = useFragment(takenOffFragment, props.totals)
  if (!isExport) return null
  return (
    <div className={style.vat}>
      <dt>
        <FormattedMessage id="cart.totals.customs" />
      </dt>
      <dd className={style.customs}>
        <FormattedMessage id="cart.totals.customsText" />
      </dd>
    </div>
  )
}
