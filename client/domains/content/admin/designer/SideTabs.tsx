import { type KeyboardEvent, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import style from './Designer.module.css'
import type { DesignerTab } from './Designer.tsx'

export interface SideTabsProps {
  label: MessageId
  tabs: readonly DesignerTab[]
  tab: string
  onTab: (key: string) => void
}

/** What stands on one side of the page, one of it at a time. Not in the address: it changes with what is selected. */
export function SideTabs({ label, tabs, tab, onTab }: SideTabsProps) {
  const intl = useIntl()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const active = tabs.find(({ key }) => key === tab) ?? tabs[0]
  if (!active) return null
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const next = tabs[(tabs.indexOf(active) + step + tabs.length) % tabs.length]!
    onTab(next.key)
    list.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus()
  }
  return (
    <div className={style.side}>
      <div
        ref={list}
        role="tablist"
        aria-label={intl.formatMessage({ id: label })}
        className={style.tabs}
        onKeyDown={onKeyDown}
      >
        {tabs.map(each => (
          <button
            key={each.key}
            type="button"
            role="tab"
            id={`${id}${each.key}tab`}
            data-key={each.key}
            aria-selected={each === active}
            aria-controls={`${id}panel`}
            tabIndex={each === active ? 0 : -1}
            onClick={() => onTab(each.key)}
          >
            {intl.formatMessage({ id: each.label })}
          </button>
        ))}
      </div>
      <div
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={`${id}${active.key}tab`}
        className={style.content}
        data-fields
      >
        {active.content}
      </div>
    </div>
  )
}
