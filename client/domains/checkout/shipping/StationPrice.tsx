import { FormattedMessage } from 'react-intl'
import { Money } from '../../../ui/Price.tsx'

interface Amount {
  readonly cents: number
  readonly currency: string
}

export interface StationPriceProps {
  providers: readonly { key: string; change: Amount }[]
  /** Key of the provider that is chosen; empty for none yet. */
  chosen: string
  /** What the delivery to the door costs; null where it is not known. */
  toDoor: Amount | null | undefined
}

/** What the delivery to a station costs in all. What is free to the door is free there, too, and nothing falls below nothing. */
export function StationPrice({ providers, chosen, toDoor }: StationPriceProps) {
  if (!toDoor) return null
  const provider = providers.find(({ key }) => key === chosen) ?? providers[0]
  const cents = toDoor.cents === 0 ? 0 : Math.max(0, toDoor.cents + (provider?.change.cents ?? 0))
  return cents === 0 ? <FormattedMessage id="cart.totals.free" /> : <Money {...toDoor} cents={cents} />
}
