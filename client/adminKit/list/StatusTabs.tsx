import type { ReactNode } from 'react'
import { useAdminFormat } from '../useAdminFormat.ts'
import { StateLink } from './StateLink.tsx'
import style from './StatusTabs.module.css'

/** Further than this the server counts no tab: '1.000+'. */
const mostCounted = 1000

export interface StatusTabsProps {
  /** Names the group for screen readers. */
  label: string
  /** `total`: of the list that is shown, where it was counted to its end: the tab says no other number than the list. */
  tabs: readonly { key: string; label: ReactNode; count?: number; total?: number; to: string; isCurrent: boolean }[]
}

/** Parts of a list by state, each with its count. They are links, for each is a place of its own. */
export function StatusTabs({ label, tabs }: StatusTabsProps) {
  const format = useAdminFormat()
  const countOf = (count: number, total = 0) =>
    count > mostCounted && total > mostCounted ? format.count(total) : format.countUpTo(count, mostCounted)
  return (
    <nav aria-label={label} className={style.tabs}>
      <ul className={style.list}>
        {tabs.map(tab => (
          <li key={tab.key}>
            <StateLink to={tab.to} className={style.tab} aria-current={tab.isCurrent ? 'true' : undefined}>
              {tab.label}
              {tab.count !== undefined && <span className={style.count}>{countOf(tab.count, tab.total)}</span>}
            </StateLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
