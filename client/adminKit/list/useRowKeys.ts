import { type KeyboardEvent, useState } from 'react'

const steps: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: at => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * One tab stop for the rows of a table: arrow keys, Home and End move between them, Enter follows the row's link, the
 * space bar selects. A control of a row that takes part carries `data-row-control` with a name of its own, the link's
 * being `link` and the box's `check`.
 */
export function useRowKeys(count: number) {
  const [active, setActive] = useState(0)
  const present = Math.min(active, Math.max(0, count - 1))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-row-control]')
    const row = control?.closest('tr')
    if (!control || !row) return
    if (event.key === ' ' && control.dataset.rowControl === 'link') {
      event.preventDefault()
      row.querySelector<HTMLElement>('[data-row-control="check"]')?.click()
      return
    }
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const rows = [...(row.parentElement?.querySelectorAll('tr') ?? [])]
    const next = rows[step(rows.indexOf(row), rows.length)]
    next?.querySelector<HTMLElement>(`[data-row-control="${control.dataset.rowControl}"]`)?.focus()
  }
  return {
    onKeyDown,
    /** For the row at `at`: whether its controls are tab stops, and what to do when one of them is focused. */
    row: (at: number) => ({ tabIndex: at === present ? 0 : -1, onFocus: () => setActive(at) }),
  }
}

export type RowKeys = ReturnType<ReturnType<typeof useRowKeys>['row']>
