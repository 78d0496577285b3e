import { type KeyboardEvent, type ReactNode, useId, useRef, useSyncExternalStore } from 'react'
import { usePlace, useRouter } from '../router/RouterContext.ts'
import { hashValue, hashWith } from './hash.ts'
import style from './Tabs.module.css'

export interface TabsProps {
  label: string
  items: readonly { key: string; label: ReactNode; content: ReactNode }[]
  /** The hash's key, where several tab groups share a page (`#tab=care&view=2`); a plain `#care` without one. */
  hashKey?: string
}

const never = () => () => {}

/** Tabs whose choice is in the address's hash, so that it can be shared and survives a reload. */
export function Tabs({ label, items, hashKey }: TabsProps) {
  const id = useId()
  const router = useRouter()
  const { hash } = usePlace()
  const list = useRef<HTMLDivElement>(null)
  // The server never sees the hash, so the first rendering in the browser must not use it either.
  const chosen = useSyncExternalStore(
    never,
    () => hashValue(hash, hashKey),
    () => null,
  )
  const active = items.find(item => item.key === chosen) ?? items[0]
  if (!active) return null

  const choose = (key: string) => router.navigate(hashWith(hash, hashKey, key), { replace: true, keepScroll: true })
  const onKeyDown = (event: KeyboardEvent) => {
    const at = items.indexOf(active)
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1 + items.length, Home: 0, End: items.length - 1 }[event.key]
    const next = target === undefined ? undefined : items[target % items.length]
    if (!next) return
    event.preventDefault()
    choose(next.key)
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={style.list} onKeyDown={onKeyDown}>
        {items.map(item => (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={`${id}${item.key}tab`}
            data-key={item.key}
            className={style.tab}
            aria-selected={item === active}
            aria-controls={`${id}${item.key}`}
            tabIndex={item === active ? 0 : -1}
            onClick={() => choose(item.key)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map(item => (
        <div
          key={item.key}
          id={`${id}${item.key}`}
          role="tabpanel"
          aria-labelledby={`${id}${item.key}tab`}
          className={style.panel}
          hidden={item !== active}
        >
          {item.content}
        </div>
      ))}
    </div>
  )
}
