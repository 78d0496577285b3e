import { type KeyboardEvent, Suspense, startTransition, useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { usePlace, useRouter } from '../router/RouterContext.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { failureMessage } from '../ui/failures.ts'
import { SearchIcon } from '../ui/icons.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import style from './SearchField.module.css'

const Suggestions = onDemand(() => import('./SearchSuggestions.tsx'))

/** Typing rests this long before the server is asked. */
const restMilliseconds = 140
const shortestWord = 2

export interface SearchFieldProps {
  /** On phones, where a button brings the field: it takes the focus. */
  isOpenedByHand?: boolean
  onLeave?: () => void
}

/** The search with suggestions while typing. Without JavaScript it is a form that leads to the search page. */
export function SearchField({ isOpenedByHand = false, onLeave }: SearchFieldProps) {
  const intl = useIntl()
  const router = useRouter()
  const place = usePlace()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Each pause asks: what failed before is asked anew. */
  const [asked, setAsked] = useState({ word: '', attempt: 0 })
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const action = place.language === 'en' ? '/en/search' : '/search'

  useEffect(() => {
    if (isOpenedByHand) input.current?.focus()
  }, [isOpenedByHand])

  const options = () => [...(form.current?.querySelectorAll<HTMLAnchorElement>('[role="option"]') ?? [])]
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const type = (typed: string) => {
    clearTimeout(timer.current)
    setActive(-1)
    timer.current = setTimeout(() => {
      startTransition(() => setAsked(({ attempt }) => ({ word: typed.trim(), attempt: attempt + 1 })))
      setOpen(typed.trim().length >= shortestWord)
    }, restMilliseconds)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (isOpen) close()
      else onLeave?.()
      return
    }
    if (!isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    const count = options().length + 1
    setActive(at => ((at + 1 + (event.key === 'ArrowDown' ? 1 : -1) + count) % count) - 1)
  }

  return (
    <search>
      <form
        ref={form}
        className={style.form}
        action={action}
        onSubmit={event => {
          event.preventDefault()
          clearTimeout(timer.current)
          const chosen = options()[active]
          const typed = input.current?.value.trim() ?? ''
          close()
          onLeave?.()
          if (chosen) router.navigate(chosen.getAttribute('href') ?? '/')
          else if (typed) router.navigate(`/search?${new URLSearchParams({ q: typed })}`)
          input.current?.blur()
        }}
        onBlur={event => {
          if (form.current?.contains(event.relatedTarget)) return
          close()
          if (isOpenedByHand && event.relatedTarget) onLeave?.()
        }}
      >
        <SearchIcon />
        <input
          ref={input}
          type="search"
          name="q"
          role="combobox"
          aria-label={intl.formatMessage({ id: 'shell.search.label' })}
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
          placeholder={intl.formatMessage({ id: 'shell.search.placeholder' })}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
          key={place.search.get('q') ?? ''}
          defaultValue={place.search.get('q') ?? ''}
          onChange={event => type(event.target.value)}
          onFocus={event => event.target.value.trim().length >= shortestWord && type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isOpen && (
          <Boundary
            resetKey={asked}
            fallback={error => (
              <p className={`${style.list} ${style.empty}`} role="status">
                {intl.formatMessage(...failureMessage(error))}
              </p>
            )}
          >
            <Suspense>
              <Suggestions id={id} word={asked.word} attempt={asked.attempt} active={active} onChosen={close} />
            </Suspense>
          </Boundary>
        )}
      </form>
    </search>
  )
}
