import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { VisitorForm_form$data } from '../../../__generated__/VisitorForm_form.graphql.ts'
import { Checkbox } from '../../../ui/Choices.tsx'
import { FieldError, TextAreaField, TextField } from '../../../ui/Field.tsx'
import { CheckIcon, WarningIcon } from '../../../ui/icons.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import type { Verdict } from './fieldRules.ts'
import style from './VisitorForm.module.css'

export type ShownField = VisitorForm_form$data['fields'][number]

export interface FormInputProps {
  field: ShownField
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  /** Once what was entered is whole: left, chosen or ticked. */
  onDone: () => void
  error: ReactNode
  verdict: Verdict | null
}

const types = { EMAIL: 'email', PHONE: 'tel', DATE: 'date', TEXT: 'text', NUMBER: 'text' } as const
const completes: Readonly<Record<string, string>> = { EMAIL: 'email', PHONE: 'tel' }
const keyboards = { EMAIL: 'email', PHONE: 'tel', NUMBER: 'decimal' } as const

/** One question of a form, as its kind wants it answered. */
export function FormInput({ field, values, onChange, onDone, error, verdict }: FormInputProps) {
  const { key: name, kind, label, help, isRequired, lowest, highest, options } = field
  const intl = useIntl()
  const [value = ''] = values
  const choose = (next: readonly string[]) => {
    onChange(next)
    onDone()
  }
  switch (kind) {
    case 'HEADING':
      return (
        <div className={style.heading}>
          <h3 className="h3">{label}</h3>
          {help && <p className={style.help}>{help}</p>}
        </div>
      )
    case 'CHECKBOX':
    case 'CONSENT':
      return (
        <div>
          <Checkbox
            name={name}
            label={label}
            required={isRequired}
            checked={value === 'true'}
            error={error}
            onChange={event => choose(event.target.checked ? ['true'] : [])}
          />
          {help && <p className={style.help}>{help}</p>}
        </div>
      )
    case 'MULTI_CHOICE':
      return (
        <fieldset className={style.several} data-invalid={error ? true : undefined}>
          <legend>
            {label}{' '}
            {!isRequired && (
              <span className={style.optional}>
                <FormattedMessage id="ui.field.optional" />
              </span>
            )}
          </legend>
          {help && <p className={style.help}>{help}</p>}
          <div className={style.options}>
            {options.map(option => (
              <Checkbox
                key={option.value}
                name={`${name}.${option.value}`}
                label={option.label}
                checked={values.includes(option.value)}
                onChange={({ target }) =>
                  choose(target.checked ? [...values, option.value] : values.filter(each => each !== option.value))
                }
              />
            ))}
          </div>
          {error && <FieldError>{error}</FieldError>}
        </fieldset>
      )
    default:
  }
  const shared = { name, label, error, value, isOptional: !isRequired }
  const hint = (
    <>
      {help}
      {kind === 'NUMBER' && (lowest !== null || highest !== null) && (
        <>
          {' '}
          <FormattedMessage id="forms.range" values={{ lowest: lowest ?? 'none', highest: highest ?? 'none' }} />
        </>
      )}
      {verdict && verdict.kind !== 'error' && (
        <span className={style.verdict} data-kind={verdict.kind} role="status">
          {verdict.kind === 'success' ? <CheckIcon size={16} /> : <WarningIcon size={16} />}
          {verdict.text}
        </span>
      )}
    </>
  )
  if (kind === 'CHOICE')
    return (
      <SelectField
        {...shared}
        hint={help}
        onChange={event => choose(event.target.value === '' ? [] : [event.target.value])}
        options={[{ value: '', label: intl.formatMessage({ id: 'forms.choose' }) }, ...options]}
      />
    )
  const typed = {
    ...shared,
    hint,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value === '' ? [] : [event.target.value]),
    onBlur: onDone,
  }
  if (kind === 'LONG_TEXT') return <TextAreaField {...typed} rows={5} maxLength={highest ?? 10_000} />
  const isText = kind === 'TEXT'
  return (
    <TextField
      {...typed}
      type={types[kind as keyof typeof types] ?? 'text'}
      autoComplete={completes[kind]}
      inputMode={keyboards[kind as keyof typeof keyboards]}
      maxLength={isText ? (highest ?? 500) : 500}
    />
  )
}
