import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../../intl/messageIds.ts'
import type { Accepted } from '../../../../relay/accepted.ts'
import { Switch } from '../../../../ui/Choices.tsx'
import { classes } from '../../../../ui/classes.ts'
import { Field } from '../../../../ui/Field.tsx'
import field from '../../../../ui/form.module.css'
import {
  acceptedOf,
  type FlagField,
  flagFields,
  type LineField,
  lineFields,
  namesIn,
  type Section,
  type TextKey,
} from './fields.ts'
import { useProductForm } from './form.ts'
import style from './Inputs.module.css'
import type { Problem } from './saving.ts'

const problemTexts = {
  missing: 'admin.product.problem.missing',
  tooLong: 'admin.product.problem.tooLong',
  noPrice: 'admin.product.problem.noPrice',
  noNumber: 'admin.product.problem.noNumber',
  outOfRange: 'admin.product.problem.outOfRange',
  noDay: 'admin.product.problem.noDay',
  noAddress: 'admin.product.problem.noAddress',
  taken: 'admin.product.problem.taken',
  tierTwice: 'admin.product.problem.tierTwice',
  invalid: 'admin.product.problem.invalid',
} as const satisfies Record<Problem, MessageId>

export interface ProblemTextProps {
  problem: Problem
  /** What the field accepts, in the unit in which it is typed. */
  range?: Accepted
}

/** What is wrong with a field, as a sentence. */
export function ProblemText({ problem, range }: ProblemTextProps) {
  return <FormattedMessage id={problemTexts[problem]} values={{ lowest: range?.lowest, highest: range?.highest }} />
}

export interface OneLineProps {
  name: LineField | TextKey
  label: ReactNode
  hint?: ReactNode
  isOptional: boolean
  type?: 'text' | 'date'
  inputMode?: 'decimal' | 'numeric' | 'text'
  /** Stands at the right end inside of the field: '€', 'g'. */
  unit?: ReactNode
  accepted: Accepted
  className?: string
}

/** A field of one line. */
export function OneLine(props: OneLineProps) {
  const { name, label, hint, isOptional, type = 'text', inputMode, unit, accepted, className } = props
  const form = useProductForm()
  const problem = form.problem(name)
  return (
    <Field
      label={label}
      hint={hint}
      isOptional={isOptional}
      className={className}
      error={problem && <ProblemText problem={problem} range={accepted} />}
    >
      {control => (
        <div className={classes(style.line, unit !== undefined && style.withUnit)}>
          <input
            {...control}
            className={field.input}
            name={name}
            type={type}
            inputMode={inputMode}
            maxLength={accepted.characters}
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

const inputModes = { price: 'decimal', number: 'numeric', name: 'text', day: undefined, instant: undefined } as const

/** In euros what is accepted in cents. */
const inEuros = ({ lowest = 0, highest = 0 }: Accepted): Accepted => ({ lowest: lowest / 100, highest: highest / 100 })

export interface LineInputProps {
  name: LineField
  hint?: ReactNode
  className?: string
}

/** One line of the product's form, as the table of fields says. */
export function LineInput({ name, hint, className }: LineInputProps) {
  const { kind, label, hint: usualHint, unit, isExpected = false } = lineFields[name]
  const accepted = acceptedOf(name)
  return (
    <OneLine
      name={name}
      className={className}
      label={<FormattedMessage id={label} />}
      hint={hint ?? (usualHint && <FormattedMessage id={usualHint} />)}
      isOptional={!accepted.required && !isExpected}
      type={kind === 'day' || kind === 'instant' ? 'date' : 'text'}
      inputMode={inputModes[kind]}
      unit={kind === 'price' ? '€' : unit === 'g' ? unit : unit && <FormattedMessage id={unit} />}
      accepted={kind === 'price' ? inEuros(accepted) : accepted}
    />
  )
}

/** The lines of a section, in the order of the table. */
export function SectionLines({ section }: { section: Section }) {
  return namesIn(lineFields, section).map(name => <LineInput key={name} name={name} />)
}

/** On or off. */
function FlagInput({ name }: { name: FlagField }) {
  const form = useProductForm()
  const { label, isInverted = false } = flagFields[name]
  return (
    <Switch
      label={<FormattedMessage id={label} />}
      checked={form.flag(name) !== isInverted}
      disabled={form.isReadOnly}
      onChange={event => form.set(name, event.target.checked !== isInverted)}
    />
  )
}

/** The switches of a section, in the order of the table. */
export function SectionFlags({ section }: { section: Section }) {
  return namesIn(flagFields, section).map(name => <FlagInput key={name} name={name} />)
}
