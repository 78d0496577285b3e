import { memo, type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { Checkbox, Switch } from '../../ui/Choices.tsx'
import { classes } from '../../ui/classes.ts'
import { Field, FieldError, type FieldProps } from '../../ui/Field.tsx'
import form from '../../ui/form.module.css'
import { WarningIcon } from '../../ui/icons.tsx'
import { ChevronDownIcon } from '../../ui/pageIcons.tsx'
import { ChoicesField } from '../fields/ChoicesField.tsx'
import { RichTextField } from '../fields/RichTextField.tsx'
import { WordsField } from '../fields/WordsField.tsx'
import style from './EditInput.module.css'
import {
  type Control,
  type EditField,
  fieldAt,
  fieldOf,
  isReadOnly,
  isRequired,
  type Message,
  valueAt,
  wordsOf,
} from './fields.ts'
import { useEditingContext } from './useEditing.ts'

export interface EditInputProps extends Partial<Omit<EditField<object>, 'path' | 'check' | 'warn' | 'show'>> {
  /** A field's path; or one below a field, for a part of it that the field does not declare: then with label and so on. */
  path: string
  /** Said before the label to those who do not see what it stands beside. */
  spoken?: string
  /** What is odd about a part that the form does not warn of itself. */
  warning?: Message | undefined
  /** At the right end of the label's line. */
  aside?: ReactNode
  className?: string
}

const nothing: EditField<object> = { path: '', label: { text: '' } }

/** One input of the form around it: label with its mark, value, warning and problem come from the form. */
export function EditInput(props: EditInputProps) {
  const { path, warning } = props
  const editing = useEditingContext<object>()
  const { fields, values } = editing
  const declared = fieldOf(fields, path) ?? nothing
  const field: EditField<object> = { ...declared, ...props }
  const owner = fieldAt(fields, path) ?? nothing
  return (
    <ShownInput
      {...props}
      declared={declared}
      value={valueAt(values, path)}
      isNeeded={isRequired(field, values)}
      isFixed={editing.isReadOnly || isReadOnly(owner, values) || isReadOnly(field, values)}
      warning={warning ?? editing.warnings.get(path)}
      problem={editing.problems[path]}
      set={editing.set}
    />
  )
}

interface ShownInputProps extends EditInputProps {
  declared: EditField<object>
  value: unknown
  isNeeded: boolean
  isFixed: boolean
  problem: string | undefined
  set: (path: string, value: unknown) => void
}

/** Drawn anew only when something of its own is different: a form has a hundred of them, and each key changes one. */
const ShownInput = memo(function ShownInput(props: ShownInputProps) {
  const { declared, value, isNeeded, isFixed, problem, set: setAt, ...given } = props
  const { path, spoken, warning, aside, className, ...own } = given
  const intl = useIntl()
  const hintId = useId()
  const field: EditField<object> = { ...declared, ...own }
  const label = (
    <span className={isNeeded ? style.required : undefined}>
      {spoken && <span className="visually-hidden">{spoken} </span>}
      {wordsOf(field.label, intl)}
    </span>
  )
  // What is refused by now need not be warned of beside it.
  const odd = warning && wordsOf(warning, intl)
  const framing = {
    label,
    aside,
    className,
    hint: hintOf(field.hint && wordsOf(field.hint, intl), odd === problem ? undefined : odd),
    error: problem,
  }
  const set = (next: unknown) => setAt(path, next)
  const control = field.control ?? ({ kind: 'text' } as const)
  switch (control.kind) {
    case 'switch':
    case 'checkbox': {
      const { hint } = framing
      const flag = {
        label,
        name: path,
        'aria-describedby': hint ? hintId : undefined,
        className: classes(control.kind === 'switch' && style.switch, !hint && className),
        checked: value === true,
        disabled: isFixed,
        onChange: (event: { target: { checked: boolean } }) => set(event.target.checked),
      }
      const input = control.kind === 'switch' ? <Switch {...flag} /> : <Checkbox {...flag} error={framing.error} />
      // A tick says itself what is wrong with it.
      const wrong = control.kind === 'switch' ? framing.error : undefined
      if (!hint && !wrong) return input
      return (
        <div className={classes(form.field, className)}>
          {input}
          {hint && (
            <div id={hintId} className={form.hint}>
              {hint}
            </div>
          )}
          {wrong && <FieldError>{wrong}</FieldError>}
        </div>
      )
    }
    case 'words':
      return (
        <WordsField
          {...framing}
          accepted={control.accepted}
          value={value as readonly string[]}
          isReadOnly={isFixed}
          onChange={set}
        />
      )
    case 'choices':
      return (
        <ChoicesField
          {...framing}
          options={control.options.map(option => ({ value: option.value, label: wordsOf(option.label, intl) }))}
          value={value as readonly string[]}
          isReadOnly={isFixed}
          onChange={set}
        />
      )
    case 'rich':
      return (
        <RichTextField
          {...framing}
          spoken={wordsOf(field.label, intl)}
          name={path}
          lang={control.lang}
          value={String(value ?? '')}
          isNeeded={isNeeded}
          isReadOnly={isFixed}
          onChange={set}
        />
      )
    default:
      return (
        <TypedInput
          framing={framing}
          control={control}
          name={path}
          value={String(value ?? '')}
          isNeeded={isNeeded}
          isFixed={isFixed}
          longest={field.longest}
          onChange={set}
        />
      )
  }
})

/** The hint, and below it what is odd about the value. */
const hintOf = (hint: string | undefined, warning: string | undefined): ReactNode =>
  warning === undefined ? (
    hint
  ) : (
    <>
      {hint && <div>{hint}</div>}
      <FieldWarning>{warning}</FieldWarning>
    </>
  )

/** What is odd about what was entered. */
export function FieldWarning({ children }: { children: ReactNode }) {
  return (
    <div className={style.warning} role="status">
      <WarningIcon size={16} />
      <span>{children}</span>
    </div>
  )
}

interface TypedInputProps {
  framing: Omit<FieldProps, 'children'>
  control: Extract<Control, { kind: 'text' | 'area' | 'choice' }>
  name: string
  value: string
  isNeeded: boolean
  isFixed: boolean
  longest: number | undefined
  onChange: (value: string) => void
}

/** A line, an area or a list of the system's own: what holds one text. */
function TypedInput({ framing, control, name, value, isNeeded, isFixed, longest, onChange }: TypedInputProps) {
  const intl = useIntl()
  const common = { name, value, className: form.input, autoComplete: 'off', maxLength: longest }
  return (
    <Field {...framing}>
      {given => {
        const field = { ...given, required: isNeeded }
        if (control.kind === 'area')
          return (
            <textarea
              rows={control.rows ?? 3}
              lang={control.lang}
              {...common}
              {...field}
              className={classes(form.input, style.text)}
              readOnly={isFixed}
              onChange={event => onChange(event.target.value)}
            />
          )
        if (control.kind === 'choice')
          return (
            <div className={form.select}>
              <select
                {...field}
                name={name}
                className={form.input}
                value={value}
                disabled={isFixed}
                onChange={event => onChange(event.target.value)}
              >
                {control.options.map(option => (
                  <option key={option.value} value={option.value}>
                    {wordsOf(option.label, intl)}
                  </option>
                ))}
              </select>
              <ChevronDownIcon size={18} />
            </div>
          )
        const { type = 'text', inputMode, unit, max } = control
        return (
          <div
            className={classes(style.line, unit !== undefined && (unit.length > 2 ? style.withWord : style.withUnit))}
          >
            <input
              {...common}
              {...field}
              className={classes(form.input, style.text)}
              type={type}
              inputMode={inputMode}
              max={max}
              readOnly={isFixed}
              onChange={event => onChange(event.target.value)}
            />
            {unit !== undefined && <span className={style.unit}>{unit}</span>}
          </div>
        )
      }}
    </Field>
  )
}
