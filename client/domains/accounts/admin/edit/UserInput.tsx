import type { ReactNode } from 'react'
import { Field } from '../../../../ui/Field.tsx'
import field from '../../../../ui/form.module.css'
import { ProblemText } from './ProblemText.tsx'
import style from './UserEditor.module.css'
import type { Problem } from './userForm.ts'

export interface UserInputProps {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  problem?: Problem | undefined
  hint?: ReactNode
  isOptional?: boolean
  isReadOnly?: boolean
  /** Stands at the right end inside of the field: '€', '%'. */
  unit?: ReactNode
  inputMode?: 'decimal' | 'tel' | 'text'
  maxLength?: number
  className?: string
}

/** One line of the editor's form. */
export function UserInput(props: UserInputProps) {
  const { label, value, onChange, problem, hint, isOptional, isReadOnly, unit, inputMode, maxLength = 160 } = props
  return (
    <Field
      label={label}
      hint={hint}
      isOptional={isOptional}
      className={props.className}
      error={problem && <ProblemText problem={problem} />}
    >
      {control => (
        <div className={style.line} data-unit={unit !== undefined || undefined}>
          <input
            {...control}
            className={field.input}
            type="text"
            inputMode={inputMode}
            maxLength={maxLength}
            autoComplete="off"
            readOnly={isReadOnly}
            value={value}
            onChange={event => onChange(event.target.value)}
          />
          {unit !== undefined && <span className={style.unit}>{unit}</span>}
        </div>
      )}
    </Field>
  )
}
