import { Popover } from '@mantine/core'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '../../ui/Choices.tsx'
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx'
import { ChevronDownIcon } from '../../ui/pageIcons.tsx'
import style from './Filters.module.css'
import { StateLink } from './StateLink.tsx'

export interface FilterBarProps {
  /** The address without any filter; null where none is set. */
  resetTo: string | null
  /** Words to search for, where the list has them. */
  search: ReactNode
  /** At the end of the row: what changes how the list looks, not what is in it. */
  tools?: ReactNode
  children: ReactNode
}

/** The one row of filters above a list. */
export function FilterBar({ resetTo, search, tools, children }: FilterBarProps) {
  const intl = useIntl()
  return (
    <search className={style.bar} aria-label={intl.formatMessage({ id: 'admin.list.filters' })}>
      {search}
      <div className={style.filters}>{children}</div>
      {resetTo !== null && (
        <StateLink to={resetTo} className={style.reset}>
          <FormattedMessage id="admin.list.reset" />
        </StateLink>
      )}
      {tools && <div className={style.tools}>{tools}</div>}
    </search>
  )
}

export interface SearchFilterProps {
  label: string
  value: string
  /** Milliseconds that somebody may pause before the list follows. */
  pause?: number
  onChange: (value: string) => void
}

interface Entry {
  text: string
  /** What the list was searched for when it was typed. */
  before: string
  /** What the list was last asked for since; null before the first time. */
  told: string | null
}

/** How long somebody may pause while typing before the list follows. */
const typingMilliseconds = 400

/** Words that the list is searched for: it follows when typing pauses, or at once on Enter. */
export function SearchFilter({ label, value, pause = typingMilliseconds, onChange }: SearchFilterProps) {
  const [entry, setEntry] = useState<Entry | null>(null)
  const [isFocused, setFocused] = useState(false)
  // Words that are on their way stay in the field until the list has followed.
  if (entry && !isFocused && entry.before !== value) setEntry(null)
  const settle = useEffectEvent(() => {
    const words = entry?.text.trim()
    if (!entry || words === undefined || words === (entry.told ?? value)) return
    setEntry({ ...entry, told: words })
    onChange(words)
  })
  const typed = entry?.text ?? null
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(settle, pause)
    return () => clearTimeout(timer)
  }, [typed, pause])
  return (
    <div className={style.search}>
      <SearchIcon size={18} />
      <input
        type="search"
        data-list-search
        aria-label={label}
        placeholder={label}
        value={typed ?? value}
        maxLength={100}
        onChange={event => setEntry({ text: event.target.value, before: value, told: entry?.told ?? null })}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          settle()
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
  /** There is always a value. */
  isRequired?: boolean
  onChange: (value: string | null) => void
}

/** One value of many, as the system shows such lists. Without one the filter is off. */
export function SelectFilter({ label, value, options, isRequired, onChange }: SelectFilterProps) {
  const intl = useIntl()
  const known = options.find(option => option.value === value)
  // What an address says is set, also where nothing of that name exists (any more).
  const chosen =
    known ?? (value === null ? undefined : { value, label: intl.formatMessage({ id: 'kit.filter.unknown' }) })
  return (
    <div className={style.filter} data-set={(chosen && !isRequired) || undefined}>
      <span aria-hidden="true">{label}</span>
      {chosen && (
        <span className={style.value} aria-hidden="true">
          {chosen.label}
        </span>
      )}
      <ChevronDownIcon size={16} />
      <select aria-label={label} value={chosen?.value ?? ''} onChange={event => onChange(event.target.value || null)}>
        {!isRequired && <option value="">{intl.formatMessage({ id: 'admin.list.all' })}</option>}
        {(known || !chosen ? options : [chosen, ...options]).map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

export interface ManyFilterProps {
  label: string
  values: readonly string[]
  /** `count`: how many rows have it. */
  options: readonly { value: string; label: string; count?: number }[]
  onChange: (values: readonly string[]) => void
}

/** Any of several values. The list follows when the choice is closed, once for all that was ticked. */
export function ManyFilter({ label, values, options, onChange }: ManyFilterProps) {
  const intl = useIntl()
  const [draft, setDraft] = useState<readonly string[] | null>(null)
  const chosen = draft ?? values
  const settle = () => {
    if (draft && (draft.length !== values.length || draft.some(value => !values.includes(value)))) onChange(draft)
    setDraft(null)
  }
  const titleOf = (value: string) =>
    options.find(option => option.value === value)?.label ?? intl.formatMessage({ id: 'kit.filter.unknown' })
  const toggle = (value: string, isChosen: boolean) =>
    setDraft(isChosen ? [...chosen, value] : chosen.filter(each => each !== value))
  return (
    <Popover
      opened={draft !== null}
      onChange={isOpen => (isOpen ? setDraft(values) : settle())}
      position="bottom-start"
      shadow="md"
      offset={4}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button
          type="button"
          className={style.filter}
          data-set={values.length > 0 || undefined}
          onClick={() => (draft ? settle() : setDraft(values))}
        >
          {label}
          {values.length > 0 && <span className={style.value}>{values.map(titleOf).join(', ')}</span>}
          <ChevronDownIcon size={16} />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <div className={style.choices}>
          {options.map(option => (
            <Checkbox
              key={option.value}
              label={
                <>
                  {option.label}
                  {option.count !== undefined && <span className={style.count}>{intl.formatNumber(option.count)}</span>}
                </>
              }
              checked={chosen.includes(option.value)}
              onChange={event => toggle(option.value, event.target.checked)}
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

/** A filter that a link has set, with a way to take it away. */
export function GivenFilter({ label, onRemove }: { label: string; onRemove: () => void }) {
  const intl = useIntl()
  return (
    <button
      type="button"
      className={style.filter}
      data-set
      aria-label={intl.formatMessage({ id: 'kit.filter.remove' }, { filter: label })}
      onClick={onRemove}
    >
      <span className={style.value}>{label}</span>
      <CloseIcon size={16} />
    </button>
  )
}
