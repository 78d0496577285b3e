import { lazy, Suspense, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { SearchIcon } from '../../ui/icons.tsx'
import style from './QuickSearch.module.css'

const load = () => import('./Finder.tsx')
const Finder = lazy(load)

/** Long enough for a page to have asked for what it shows itself. */
const idleMilliseconds = 1_000

/** Leads to everything from anywhere in the admin centre: by Ctrl K (or ⌘ K), or its button. */
export function QuickSearch({ className }: { className?: string }) {
  // It is drawn when somebody first wants it, and stays from then on.
  const [wanted, setWanted] = useState(0)
  // Its code is there before, or the first letters typed into it would be lost.
  useEffect(() => {
    const timer = setTimeout(() => {
      // Where the connection fails now, it is loaded, or said to fail, when it is wanted.
      load().catch(() => undefined)
    }, idleMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setWanted(times => times + 1)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div className={className}>
      <button
        type="button"
        className={style.button}
        aria-haspopup="dialog"
        onClick={() => setWanted(times => times + 1)}
      >
        <SearchIcon size={18} />
        <span className={style.word}>
          <FormattedMessage id="admin.shell.search" />
        </span>
        <span className={style.key} aria-hidden="true">
          <FormattedMessage id="admin.shell.searchKey" />
        </span>
      </button>
      {wanted > 0 && (
        <Suspense>
          <Finder wanted={wanted} />
        </Suspense>
      )}
    </div>
  )
}
