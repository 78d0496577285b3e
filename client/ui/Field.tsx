import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { classes } from './classes.ts'
import style from './form.module.css'
import { WarningIcon } from './icons.tsx'

/** What connects a control with its label, hint and error. Spread onto the control. */
interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean
}

export interface FieldProps {
  label: ReactNode
  /** Hides the label from the eye; it is still read out. */
  isLabelHidden?: boolean
  hint?: ReactNode
  error?: ReactNode
  /** Required is the rule and goes without saying; what is optional says so. */
  isOptional?: boolean
  /** At the right end of the label's line. */
  aside?: ReactNode
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** Label above, hint and error below, for any control. */
export function Field({ label, isLabelHidden, hint, error, isOptional, aside, className, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ')
  return (
    <div className={classes(style.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : style.label}>
        {label}{' '}
        {isOptional && (
          <span className={style.optional}>
            <FormattedMessage id="ui.field.optional" />
          </span>
        )}
      </label>
      {aside}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        required: !isOptional,
      })}
      {hint && (
        <div id={`${id}hint`} className={style.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className={style.error}>
      <WarningIcon size={16} />
      <span>{children}</span>
    </div>
  )
}

type Framing = Omit<FieldProps, 'children' | 'className'>

export interface TextFieldProps extends Framing, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required'> {
  ref?: Ref<HTMLInputElement>
}

/** A line of text with its label. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, isOptional, aside, className, ...input } = props
  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional, aside, className }}>
      {control => <input type="text" {...input} {...control} className={style.input} />}
    </Field>
  )
}

export interface TextAreaFieldProps
  extends Framing,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required'> {
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text with their label. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, isLabelHidden, hint, error, isOptional, aside, className, ...input } = props
  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional, aside, className }}>
      {control => <textarea rows={3} {...input} {...control} className={style.input} />}
    </Field>
  )
}
