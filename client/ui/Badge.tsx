import type { ReactNode } from 'react'
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx'
import style from './parts.module.css'

export interface BadgeProps {
  /** `sale` also for savings of sets; `plain` stands beside another one on pictures. */
  kind: 'new' | 'sale' | 'plain'
  children: ReactNode
}

/** A word on a picture. */
export function Badge({ kind, children }: BadgeProps) {
  return <span className={`${style.badge} ${style[kind]}`}>{children}</span>
}

export type Tone = 'good' | 'warn' | 'danger' | 'info' | 'neutral'

export interface StatusProps {
  tone: Tone
  /** Not begun or stopped: the dot is hollow. */
  isHollow?: boolean
  children: ReactNode
}

/** A state of an order, a payment, a product: tint, dot and word. */
export function Status({ tone, isHollow, children }: StatusProps) {
  return (
    <span className={style.status} data-tone={tone} data-hollow={isHollow || undefined}>
      {children}
    </span>
  )
}

export interface NoticeProps {
  tone: Exclude<Tone, 'info'>
  icon?: ReactNode
  /** Read out at once when it appears. */
  isUrgent?: boolean
  children: ReactNode
}

const icons = { good: CheckIcon, warn: WarningIcon, danger: WarningIcon, neutral: InfoIcon }

/** A sentence that belongs to what stands around it. */
export function Notice({ tone, icon, isUrgent, children }: NoticeProps) {
  const ToneIcon = icons[tone]
  return (
    <div className={style.notice} data-tone={tone} role={isUrgent ? 'alert' : undefined}>
      {icon ?? <ToneIcon />}
      <div>{children}</div>
    </div>
  )
}
