import { useState } from 'react'
import { useIntl } from 'react-intl'
import { TextField } from '../../../../../ui/Field.tsx'
import type { NumberField } from '../props.ts'

export interface NumberInputProps {
  field: NumberField
  name: string
  label: string
  hint: string | undefined
  value: unknown
  isReadOnly: boolean
  onChange: (value: number | null) => void
}

/** A number as people write it: with a comma or a point. What is none, or too large, is said and not taken. */
export function NumberInput({ field, name, label, hint, value, isReadOnly, onChange }: NumberInputProps) {
  const intl = useIntl()
  const kept = typeof value === 'number' ? value : null
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string): number | null => {
    const number = Number(text.trim().replace(',', '.'))
    const isFitting = number >= field.least && number <= field.most && (field.isFine || Number.isInteger(number))
    return text.trim() !== '' && isFitting ? number : null
  }
  const shown =
    typed ?? (kept === null ? '' : intl.formatNumber(kept, { useGrouping: false, maximumFractionDigits: 7 }))
  const isWrong = typed !== null && typed.trim() !== '' && read(typed) === null
  return (
    <TextField
      label={label}
      hint={hint}
      name={name}
      value={shown}
      inputMode="decimal"
      readOnly={isReadOnly}
      autoComplete="off"
      error={
        isWrong && intl.formatMessage({ id: 'admin.designer.numberWrong' }, { least: field.least, most: field.most })
      }
      onChange={event => {
        setTyped(event.target.value)
        const number = read(event.target.value)
        if (number !== null && number !== kept) onChange(number)
        if (event.target.value.trim() === '' && field.isFine && kept !== null) onChange(null)
      }}
      onBlur={() => !isWrong && setTyped(null)}
    />
  )
}
