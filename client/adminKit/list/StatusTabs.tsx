import type { ReactNode } from 'react'
import { useAdminFormat } from '../useAdminFormat.ts'
import { StateLink } from './StateLink.tsx'
import style from './StatusTabs.module.css'

/** Further than this the server counts no tab: '1.000+'. */
const mostCounted = 1000

export interface StatusTabsProps {
  /** Names the group for screen readers. */
  label: string
  tabs: readonly { key: string; label: ReactNode; count?: number; to: string; isCurrent: boolean }[]
}

/** Parts of a list by state, each with its count. They are links, for each is a place of its own. */
export function StatusTabs({ label, tabs }: StatusTabsProps) {
  const format = useAdminFormat()
  return (
    <nav aria-label={label} className={style.tabs}>
      <ul className={style.list}>
        {tabs.map(tab => (
          <li key={tab.key}>
            <StateLink to={tab.to} className={style.tab} aria-current={tab.isCurrent ? 'true' : undefined}>
              {tab.label}
              {tab.count !== undefined && (
                <span className={style.count}>{format.countUpTo(tab.count, mostCounted)}</span>
              )}
            </StateLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
