import { type ReactNode, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import style from './PriceReason.module.css'

/** 'Warum dieser Preis?': what answers it is made, and asked for, once somebody wants to know. */
export function WhyThisPrice({ children }: { children: () => ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={style.why}>
      <button
        type="button"
        className={style.ask}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage id="pricing.reason.ask" />
      </button>
      {isOpen && (
        <div id={id} className={style.panel}>
          {children()}
        </div>
      )}
    </div>
  )
}
