import { useId, useState } from 'react'
import { useCountryNames } from '../../../adminKit/settings/useCountryNames.ts'
import { Button } from '../../../ui/Button.tsx'
import form from '../../../ui/form.module.css'
import { ChevronDownIcon, PlusIcon } from '../../../ui/pageIcons.tsx'
import style from './AddByCountry.module.css'

export interface AddByCountryProps {
  label: string
  verb: string
  /** The country that stands there at first. */
  first: string
  /** Countries that cannot be added. */
  without?: readonly string[]
  onAdd: (country: string) => void
}

/** Adds a row for a country that is chosen first. */
export function AddByCountry({ label, verb, first, without = [], onAdd }: AddByCountryProps) {
  const id = useId()
  const countries = useCountryNames()
  const options = countries.all([first]).filter(({ value }) => !without.includes(value))
  const [typed, setTyped] = useState(first)
  const chosen = options.some(({ value }) => value === typed) ? typed : (options[0]?.value ?? '')
  return (
    <div className={style.add}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <div className={form.select}>
        <select id={id} className={form.input} value={chosen} onChange={event => setTyped(event.target.value)}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={18} />
      </div>
      <Button look="quiet" size="small" icon={<PlusIcon size={16} />} onClick={() => onAdd(chosen)}>
        {verb}
      </Button>
    </div>
  )
}
