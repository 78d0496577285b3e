import type { ReactNode } from 'react'
import style from './DetailList.module.css'

/** Names and values, one below the other: values at the right edge of a narrow card, or right behind the names. */
export function DetailList({ isClose, children }: { isClose?: boolean; children: ReactNode }) {
  return <dl className={isClose ? style.close : style.facts}>{children}</dl>
}

export interface FactProps {
  label: ReactNode
  tone?: 'warn'
  /** Nothing is shown without one. */
  children: ReactNode
}

export function Fact({ label, tone, children }: FactProps) {
  if (children === null || children === undefined || children === '') return null
  return (
    <div className={style.fact}>
      <dt>{label}</dt>
      <dd data-tone={tone}>{children}</dd>
    </div>
  )
}
