import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SearchIcon } from '../../ui/icons.tsx'
import { ChevronDownIcon } from '../../ui/pageIcons.tsx'
import style from './Filters.module.css'
import { StateLink } from './StateLink.tsx'

export interface FilterBarProps {
  /** The address without any filter; null where none is set. */
  resetTo: string | null
  children: ReactNode
}

/** The one row of filters above a list. */
export function FilterBar({ resetTo, children }: FilterBarProps) {
  const intl = useIntl()
  return (
    <search className={style.bar} aria-label={intl.formatMessage({ id: 'admin.list.filters' })}>
      {children}
      {resetTo !== null && (
        <StateLink to={resetTo} className={style.reset}>
          <FormattedMessage id="admin.list.reset" />
        </StateLink>
      )}
    </search>
  )
}

export interface SearchFilterProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** How long somebody may pause while typing before the list follows. */
const typingMilliseconds = 400

/** Words that the list is searched for: it follows when typing pauses, or at once on Enter. */
export function SearchFilter({ label, value, onChange }: SearchFilterProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const settle = useEffectEvent(() => {
    if (typed !== null && typed.trim() !== value) onChange(typed.trim())
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(settle, typingMilliseconds)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className={style.search}>
      <SearchIcon size={18} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed ?? value}
        maxLength={100}
        onChange={event => setTyped(event.target.value)}
        onBlur={() => {
          settle()
          setTyped(null)
        }}
        onKeyDown={event => {
          if (event.key === 'Enter') settle()
        }}
      />
    </div>
  )
}

export interface SelectFilterProps {
  label: string
  value: string | null
  options: readonly { value: string; label: string }[]
  onChange: (value: string | null) => void
}

/** One value of many, as the system shows such lists. Without one the filter is off. */
export function SelectFilter({ label, value, options, onChange }: SelectFilterProps) {
  const intl = useIntl()
  const chosen = options.find(option => option.value === value)
  return (
    <div className={style.filter} data-set={chosen ? true : undefined}>
      <span aria-hidden="true">{label}</span>
      {chosen && (
        <span className={style.value} aria-hidden="true">
          {chosen.label}
        </span>
      )}
      <ChevronDownIcon size={16} />
      <select aria-label={label} value={chosen?.value ?? ''} onChange={event => onChange(event.target.value || null)}>
        <option value="">{intl.formatMessage({ id: 'admin.list.all' })}</option>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
