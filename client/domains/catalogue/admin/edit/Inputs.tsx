import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Switch } from '../../../../ui/Choices.tsx'
import { classes } from '../../../../ui/classes.ts'
import { Field } from '../../../../ui/Field.tsx'
import field from '../../../../ui/form.module.css'
import type { FlagKey, LineKey, TextKey } from './fields.ts'
import { useProductForm } from './form.ts'
import style from './Inputs.module.css'
import type { Problem } from './saving.ts'

const problemTexts = {
  missing: 'admin.product.problem.missing',
  tooLong: 'admin.product.problem.tooLong',
  noPrice: 'admin.product.problem.noPrice',
  noNumber: 'admin.product.problem.noNumber',
  noDay: 'admin.product.problem.noDay',
  noAddress: 'admin.product.problem.noAddress',
  taken: 'admin.product.problem.taken',
  tierTwice: 'admin.product.problem.tierTwice',
  invalid: 'admin.product.problem.invalid',
} as const satisfies Record<Problem, MessageId>

/** What is wrong with a field, as a sentence. */
export function ProblemText({ problem }: { problem: Problem }) {
  return <FormattedMessage id={problemTexts[problem]} />
}

export interface LineInputProps {
  name: LineKey | TextKey
  label: ReactNode
  hint?: ReactNode
  isOptional?: boolean
  type?: 'text' | 'date'
  inputMode?: 'decimal' | 'numeric' | 'text'
  /** Stands at the right end inside of the field: '€', 'g'. */
  unit?: ReactNode
  maxLength?: number
  className?: string
}

/** One line of the product's form. */
export function LineInput(props: LineInputProps) {
  const { name, label, hint, isOptional, type = 'text', inputMode, unit, maxLength, className } = props
  const form = useProductForm()
  const problem = form.problem(name)
  return (
    <Field
      label={label}
      hint={hint}
      isOptional={isOptional}
      className={className}
      error={problem && <ProblemText problem={problem} />}
    >
      {control => (
        <div className={classes(style.line, unit !== undefined && style.withUnit)}>
          <input
            {...control}
            className={field.input}
            name={name}
            type={type}
            inputMode={inputMode}
            maxLength={maxLength}
            autoComplete="off"
            readOnly={form.isReadOnly}
            value={form.text(name)}
            onChange={event => form.set(name, event.target.value)}
          />
          {unit !== undefined && <span className={style.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  )
}

/** On or off. `isInverted` where the form's word is the opposite of the field's. */
export function FlagInput({
  name,
  label,
  isInverted = false,
}: {
  name: FlagKey
  label: ReactNode
  isInverted?: boolean
}) {
  const form = useProductForm()
  return (
    <Switch
      label={label}
      checked={form.flag(name) !== isInverted}
      disabled={form.isReadOnly}
      onChange={event => form.set(name, event.target.checked !== isInverted)}
    />
  )
}
