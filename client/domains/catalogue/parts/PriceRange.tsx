import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormat } from '../../../intl/format.ts'
import style from './PriceRange.module.css'

interface Amount {
  readonly cents: number
  readonly currency: string
}

export interface PriceRangeProps {
  minimum: Amount
  maximum: Amount
  /** Cents; null where the whole range is meant. */
  from: number | null
  to: number | null
  onChange: (from: number | null, to: number | null) => void
}

const euro = 100

/** Two sliders on one line, in whole euros. What is moved counts when it is let go. */
export function PriceRange({ minimum, maximum, from, to, onChange }: PriceRangeProps) {
  const intl = useIntl()
  const format = useFormat()
  const lowest = Math.floor(minimum.cents / euro) * euro
  const highest = Math.ceil(maximum.cents / euro) * euro
  const [[low, high], setRange] = useState([Math.max(from ?? lowest, lowest), Math.min(to ?? highest, highest)])
  const money = (cents: number) => format.wholeMoney({ cents, currency: minimum.currency })
  const settle = () => {
    const next = [low <= lowest ? null : low, high >= highest ? null : high] as const
    if (next[0] !== from || next[1] !== to) onChange(...next)
  }
  const part = (cents: number) => `${((cents - lowest) / Math.max(highest - lowest, 1)) * 100}%`
  const common = {
    min: lowest,
    max: highest,
    step: euro,
    onPointerUp: settle,
    onKeyUp: settle,
    onBlur: settle,
  }

  return (
    <div>
      <div className={style.range} style={{ '--low': part(low), '--high': part(high) } as React.CSSProperties}>
        <input
          type="range"
          {...common}
          aria-label={intl.formatMessage({ id: 'catalogue.filter.priceFrom' })}
          aria-valuetext={money(low)}
          value={low}
          onChange={event => setRange([Math.min(event.target.valueAsNumber, high - euro), high])}
        />
        <input
          type="range"
          {...common}
          aria-label={intl.formatMessage({ id: 'catalogue.filter.priceTo' })}
          aria-valuetext={money(high)}
          value={high}
          onChange={event => setRange([low, Math.max(event.target.valueAsNumber, low + euro)])}
        />
      </div>
      <div className={style.ends} aria-hidden="true">
        <span>{money(low)}</span>
        <span>{money(high)}</span>
      </div>
    </div>
  )
}
