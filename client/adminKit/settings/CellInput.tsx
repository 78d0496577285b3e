import { useId } from 'react'
import { classes } from '../../ui/classes.ts'
import { FieldError } from '../../ui/Field.tsx'
import form from '../../ui/form.module.css'
import { valueAt } from '../edit/fields.ts'
import { useEditingContext } from '../edit/useEditing.ts'
import style from './CellInput.module.css'

export interface CellInputProps {
  /** Where its text stands in the form. */
  path: string
  /** What it is, and of what, for those who do not see the row and the column. */
  label: string
  type?: 'text' | 'date'
  inputMode?: 'decimal' | 'numeric'
  /** Behind the text: '€', '%'. */
  unit?: string
  placeholder?: string
  longest?: number
  className?: string
}

/** An input within a table of a form: named by its row and column, with what is wrong below it. */
export function CellInput({ path, label, type = 'text', unit, className, longest, ...rest }: CellInputProps) {
  const editing = useEditingContext<object>()
  const problemId = useId()
  const problem = editing.problems[path]
  return (
    <div className={classes(style.cell, className)}>
      <div className={classes(style.line, unit !== undefined && style.withUnit)}>
        <input
          {...rest}
          className={classes(form.input, style.input)}
          type={type}
          name={path}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          autoComplete="off"
          maxLength={longest}
          readOnly={editing.isReadOnly}
          value={String(valueAt(editing.values, path) ?? '')}
          onChange={event => editing.set(path, event.target.value)}
        />
        {unit !== undefined && (
          <span className={style.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
    </div>
  )
}
