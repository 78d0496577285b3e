import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OrderFieldKind } from '../../../../__generated__/AskedInput_field.graphql.ts'
import { Checkbox } from '../../../../ui/Choices.tsx'
import { TextAreaField, TextField } from '../../../../ui/Field.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import style from './FieldInput.module.css'

/** A question as it is shown. */
interface ShownField {
  readonly kind: OrderFieldKind
  readonly label: string
  readonly help: string | null | undefined
  readonly isRequired: boolean
  readonly min: number | null | undefined
  readonly max: number | null | undefined
  readonly options: readonly { readonly key: string; readonly label: string }[]
}

export interface FieldInputProps {
  field: ShownField
  /** Name of the input in its form. */
  name: string
  value: string
  onChange: (text: string) => void
  /** Once what was entered is whole: left, chosen or ticked. */
  onDone?: (text: string) => void
  error?: ReactNode
}

/** Something that the shop asks, as its kind wants it entered. */
export function FieldInput({ field, name, value, onChange, onDone, error }: FieldInputProps) {
  const { kind, label, help, isRequired, min, max, options } = field
  const intl = useIntl()
  const choose = (text: string) => {
    onChange(text)
    onDone?.(text)
  }
  if (kind === 'CHECKBOX')
    return (
      <div>
        <Checkbox
          name={name}
          label={label}
          checked={value === 'true'}
          error={error}
          required={isRequired}
          onChange={event => choose(event.target.checked ? 'true' : '')}
        />
        {help && <p className={style.help}>{help}</p>}
      </div>
    )
  const shared = { name, label, error, value, isOptional: !isRequired }
  if (kind === 'CHOICE')
    return (
      <SelectField
        {...shared}
        hint={help}
        onChange={event => choose(event.target.value)}
        options={[
          { value: '', label: intl.formatMessage({ id: 'cart.asked.choose' }) },
          ...options.map(option => ({ value: option.key, label: option.label })),
        ]}
      />
    )
  const typed = {
    ...shared,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur: (event: { target: { value: string } }) => onDone?.(event.target.value),
  }
  if (kind === 'LONG_TEXT') return <TextAreaField {...typed} hint={help} maxLength={max ?? undefined} />
  if (kind === 'DATE') return <TextField {...typed} hint={help} type="date" />
  if (kind !== 'NUMBER') return <TextField {...typed} hint={help} maxLength={max ?? undefined} />
  const isLimited = (min ?? max ?? null) !== null
  return (
    <TextField
      {...typed}
      hint={
        (help || isLimited) && (
          <>
            {help}{' '}
            {isLimited && (
              <FormattedMessage id="cart.asked.range" values={{ min: min ?? 'none', max: max ?? 'none' }} />
            )}
          </>
        )
      }
      inputMode="decimal"
      maxLength={16}
    />
  )
}
