import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from './Button.tsx'
import { ReloadIcon, WarningIcon } from './icons.tsx'
import style from './parts.module.css'

export interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  /** The next step: one or two buttons. */
  actions?: ReactNode
  /** The heading's level; the only heading of a page is 1. */
  level?: 1 | 2
}

/** Nothing is here, and what to do next: a fragment of court lines, never a cartoon. */
export function EmptyState({ title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={style.state}>
      <svg className={style.court} viewBox="0 0 300 98" fill="none" aria-hidden="true">
        <path d="M40 0v98" stroke="var(--court-yellow)" strokeWidth="5" />
        <path d="M40 20h260" stroke="var(--court-orange)" strokeWidth="5" />
        <path d="M0 74h300M147 98a46 46 0 1 1 92 0" stroke="var(--line-control)" strokeWidth="5" />
      </svg>
      <Heading className="h3">{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className={style.stateActions}>{actions}</div>}
    </div>
  )
}

export interface ErrorStateProps {
  title: ReactNode
  children?: ReactNode
  onRetry?: () => void
  /** What the server's log holds for this failure. */
  reference?: string | null
  actions?: ReactNode
  /** The heading's level; the only heading of a page is 1. */
  level?: 1 | 2
}

/** What failed, what is safe, and how to try again. */
export function ErrorState({ title, children, onRetry, reference, actions, level = 2 }: ErrorStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={style.state} role="alert">
      <span className={style.alarm}>
        <WarningIcon size={32} />
      </span>
      <Heading className="h3">{title}</Heading>
      {children && <p>{children}</p>}
      <div className={style.stateActions}>
        {onRetry && (
          <Button icon={<ReloadIcon size={18} />} onClick={onRetry}>
            <FormattedMessage id="ui.error.retry" />
          </Button>
        )}
        {actions}
      </div>
      {reference && (
        <p className={style.reference}>
          <FormattedMessage id="ui.error.reference" values={{ reference }} />
        </p>
      )}
    </div>
  )
}
