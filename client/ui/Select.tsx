import type { Ref, SelectHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import style from './form.module.css'
import { ChevronDownIcon } from './pageIcons.tsx'

export interface SelectFieldProps
  extends Omit<FieldProps, 'children' | 'className'>,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'required'> {
  options: readonly { value: string; label: string; isDisabled?: boolean }[]
  ref?: Ref<HTMLSelectElement>
}

/** One of many. The system's own list, which every phone and screen reader knows. */
export function SelectField(props: SelectFieldProps) {
  const { label, isLabelHidden, hint, error, isOptional, aside, className, options, ...select } = props
  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional, aside, className }}>
      {control => (
        <div className={style.select}>
          <select {...select} {...control} className={style.input}>
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={18} />
        </div>
      )}
    </Field>
  )
}
