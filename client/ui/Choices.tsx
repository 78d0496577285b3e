import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './Field.tsx'
import style from './form.module.css'

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}

function Choice({ label, error, className, type, ...input }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const id = useId()
  return (
    <div className={className}>
      <label className={style.choice}>
        <input
          {...input}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : input['aria-describedby']}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

export interface CheckboxProps extends ChoiceProps {
  /** Some, but not all, of what it stands for. */
  isPartly?: boolean
}

export function Checkbox({ isPartly = false, ...props }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (own.current) own.current.indeterminate = isPartly
  }, [isPartly])
  return <Choice ref={own} {...props} type="checkbox" />
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />
}

/** On or off at once: label left, switch right. */
export function Switch({ label, className, ...input }: Omit<ChoiceProps, 'error'>) {
  return (
    <label className={classes(style.switch, className)}>
      <span>{label}</span>
      <input {...input} type="checkbox" role="switch" aria-checked={input.checked} />
    </label>
  )
}

export interface SegmentedControlProps<TValue extends string> {
  /** Names the group for screen readers. */
  label: string
  options: readonly { value: TValue; label: ReactNode; isDisabled?: boolean }[]
  value: TValue | null
  onChange: (value: TValue) => void
  className?: string
}

/** One of few, side by side: the fit of a garment. A radio group. */
export function SegmentedControl<TValue extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedControlProps<TValue>) {
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{label}</legend>
      <div className={style.segments}>
        {options.map(option => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
