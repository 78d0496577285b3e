import type { ReactNode } from 'react'
import style from './SelectionBar.module.css'

export interface SelectionBarProps {
  /** Names it for screen readers. */
  label: string
  children: ReactNode
  actions: ReactNode
}

/** Rises at the bottom when rows are selected or changes not saved: what it is about on the left, what to do right. */
export function SelectionBar({ label, children, actions }: SelectionBarProps) {
  return (
    <section className={style.bar} aria-label={label}>
      <div className={style.about} role="status">
        {children}
      </div>
      <div className={style.actions}>{actions}</div>
    </section>
  )
}

export interface BarButtonProps {
  /** The one that things are about; the others are only outlined. */
  isMain?: boolean
  isBusy?: boolean
  /** The keys that do the same, as `aria-keyshortcuts` names them. */
  shortcut?: string
  onClick: () => void
  children: ReactNode
}

/** A button on the dark ground of the bar. */
export function BarButton({ isMain, isBusy, shortcut, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      className={isMain ? style.act : style.quietAct}
      aria-busy={isBusy || undefined}
      aria-keyshortcuts={shortcut}
      onClick={isBusy ? undefined : onClick}
    >
      {children}
    </button>
  )
}
