import { useId } from 'react'
import { FieldError } from '../../ui/Field.tsx'
import form from '../../ui/form.module.css'
import { ChevronDownIcon } from '../../ui/pageIcons.tsx'
import { valueAt } from '../edit/fields.ts'
import { useEditingContext } from '../edit/useEditing.ts'
import style from './CellInput.module.css'

export interface CellSelectProps {
  /** Where its value stands in the form. */
  path: string
  /** What it is, and of what, for those who do not see the row and the column. */
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
}

/** One of many within a table of a form. */
export function CellSelect({ path, label, options }: CellSelectProps) {
  const editing = useEditingContext<object>()
  const problemId = useId()
  const problem = editing.problems[path]
  return (
    <div className={style.cell}>
      <div className={form.select}>
        <select
          className={form.input}
          name={path}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          disabled={editing.isReadOnly}
          value={String(valueAt(editing.values, path) ?? '')}
          onChange={event => editing.set(path, event.target.value)}
        >
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={18} />
      </div>
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
    </div>
  )
}
