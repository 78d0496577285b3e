import { type ComponentType, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { RequestFailed } from '../../relay/network.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { useToasts } from '../../ui/Toasts.tsx'
import style from './QuickSearch.module.css'

interface FinderProps {
  wanted: number
}

const load = async (): Promise<ComponentType<FinderProps>> => (await import('./finder/Finder.tsx')).default

/** Long enough for a page to have asked for what it shows itself. */
const idleMilliseconds = 1_000

/** Leads to everything from anywhere in the admin centre: by Ctrl K (or ⌘ K), or its button. */
export function QuickSearch({ className }: { className?: string }) {
  // It is drawn when somebody first wants it, and stays from then on.
  const [wanted, setWanted] = useState(0)
  const [Finder, setFinder] = useState<ComponentType<FinderProps> | null>(null)
  const { tellFailure } = useToasts()
  // Its code is there before, or the first letters typed into it would be lost.
  useEffect(() => {
    const timer = setTimeout(() => {
      // Where the connection fails now, it is loaded, or said to fail, when it is wanted.
      load().then(
        code => setFinder(() => code),
        () => undefined,
      )
    }, idleMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (wanted === 0 || Finder) return
    // In the words of a connection that failed: what is missing is a file of the server's.
    load().then(
      code => setFinder(() => code),
      (cause: unknown) => tellFailure(new RequestFailed(String(cause), null, null, { cause })),
    )
  }, [wanted, Finder, tellFailure])
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
      {wanted > 0 && Finder && <Finder wanted={wanted} />}
    </div>
  )
}
