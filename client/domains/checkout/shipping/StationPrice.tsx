import { FormattedMessage } from 'react-intl'
import { Money } from '../../../ui/Price.tsx'

export interface StationPriceProps {
  providers: readonly { key: string; change: { readonly cents: number; readonly currency: string } }[]
  /** Key of the provider that is chosen; empty for none yet. */
  chosen: string
  /** Whether the delivery to the door is free: then that to a station is, too. */
  isFree: boolean
}

/** What the delivery to a station costs more or less than that to the door; nothing where that is the same. */
export function StationPrice({ providers, chosen, isFree }: StationPriceProps) {
  if (isFree) return <FormattedMessage id="cart.totals.free" />
  const provider = providers.find(({ key }) => key === chosen) ?? providers[0]
  const { cents, currency } = provider?.change ?? { cents: 0, currency: 'EUR' }
  if (cents === 0) return null
  return (
    <>
      {cents > 0 ? '+ ' : '\u2212 '}
      <Money cents={Math.abs(cents)} currency={currency} />
    </>
  )
}
