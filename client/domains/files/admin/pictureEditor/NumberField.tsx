import { useState } from 'react'
import { Field } from '../../../../ui/Field.tsx'
import style from './PictureEditor.module.css'

export interface NumberFieldProps {
  label: string
  value: number
  isDisabled: boolean
  onEnter: (value: number) => void
}

/** Whole pixels: they count on Enter or when the field is left, not at each key. */
export function NumberField({ label, value, isDisabled, onEnter }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const enter = () => {
    const wanted = Number(draft?.trim().replace(/\s|\.(?=\d{3}\b)/g, ''))
    if (draft?.trim() && Number.isFinite(wanted)) onEnter(wanted)
    setDraft(null)
  }
  return (
    <Field label={label}>
      {control => (
        <input
          {...control}
          className={style.number}
          inputMode="numeric"
          disabled={isDisabled}
          value={draft ?? String(value)}
          onChange={event => setDraft(event.target.value)}
          onBlur={enter}
          onKeyDown={event => {
            if (event.key === 'Enter') enter()
            if (event.key === 'Escape') setDraft(null)
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault()
              setDraft(null)
              onEnter(value + (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1))
            }
          }}
        />
      )}
    </Field>
  )
}
