import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

export interface CountedTitleProps {
  amount: number
  /** What the amount counts; without it, pieces. */
  unit: { readonly one: string; readonly many: string } | null | undefined
  children: ReactNode
}

/** How much of what: '3 × Trikot', '3 Flaschen Apfelsaft'. */
export function CountedTitle({ amount, unit, children }: CountedTitleProps) {
  if (unit) {
    const values = { amount, unit: amount === 1 ? unit.one : unit.many, title: children }
    return <FormattedMessage id="cart.line.counted" values={values} />
  }
  return (
    <>
      {amount}
      {'\u00a0×\u00a0'}
      {children}
    </>
  )
}
