import { type FormEvent, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRouter } from '../../router/RouterContext.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import style from './QuickSearch.module.css'

/** Finds orders from anywhere in the admin centre; Ctrl K (or ⌘ K) leads into it. */
export function QuickSearch({ className }: { className?: string }) {
  const intl = useIntl()
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const words = field.current?.value.trim() ?? ''
    router.navigate(words ? `/admincenter/orders?${new URLSearchParams({ search: words })}` : '/admincenter/orders')
  }
  const label = intl.formatMessage({ id: 'admin.shell.search' })
  return (
    <search className={className}>
      <form className={style.form} onSubmit={onSubmit}>
        <SearchIcon size={18} />
        <input ref={field} type="search" aria-label={label} placeholder={label} maxLength={100} />
        <span className={style.key} aria-hidden="true">
          <FormattedMessage id="admin.shell.searchKey" />
        </span>
      </form>
    </search>
  )
}
