import { useForm } from '@mantine/form'
import { createContext, useContext, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { type Conflict, changedFields, isSame, mergeValues, withValueAt, withValuesAt } from './changes.ts'
import { type EditField, type Message, valueAt, warningsIn, wordsOf } from './fields.ts'

/** A conflict and what was chosen; null until somebody chooses. */
export interface OpenConflict extends Conflict {
  readonly choice: 'mine' | 'theirs' | null
}

/** A form in the making: its values, what was changed of them, and what is wrong or odd about them. */
export interface Editing<Values extends object> {
  readonly fields: readonly EditField<Values>[]
  readonly values: Values
  /** Paths of changed fields. */
  readonly changed: readonly string[]
  /** Sentences by path, in the reader's language. */
  readonly problems: Readonly<Record<string, string>>
  readonly warnings: ReadonlyMap<string, Message>
  readonly conflicts: readonly OpenConflict[]
  readonly isReadOnly: boolean
  set: (path: string, value: unknown) => void
  /** Several fields as one change, by path. */
  setAll: (values: ReadonlyMap<string, unknown>) => void
  /** A further row at the end of a list. */
  insert: (path: string, row: unknown) => void
  /** Takes a row out of a list; what was wrong with those behind it moves along. */
  remove: (path: string, at: number) => void
  choose: (path: string, choice: 'mine' | 'theirs') => void
  /** Says what is wrong, instead of what was wrong before. */
  refuse: (problems: ReadonlyMap<string, Message>) => void
  /** Back to what is saved. */
  discard: () => void
  /** Notes that these fields were saved as `sent`; all of them where no paths are given. */
  accept: (sent: Values, paths?: readonly string[]) => void
}

const EditingContext = createContext<Editing<never> | null>(null)

export { EditingContext }

/** The form around a component. */
export function useEditingContext<Values extends object>(): Editing<Values> {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('There is no form above this component')
  return editing as unknown as Editing<Values>
}

const isAbout = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

interface EditingOptions<Values extends object> {
  /** As the server has it; it may change while somebody types. */
  readonly saved: Values
  readonly fields: readonly EditField<Values>[]
  readonly isReadOnly?: boolean
  /** While a change is under way, news from the server wait until it is known what became of it. */
  readonly isSaving?: boolean
}

/** Keeps what is typed into a form, beside what the server has. */
export function useEditing<Values extends object>(options: EditingOptions<Values>): Editing<Values> {
  const { saved, fields, isReadOnly = false, isSaving = false } = options
  const intl = useIntl()
  const form = useForm<Values>({ initialValues: saved, clearInputErrorOnChange: false })
  /** What the form began with: changes count from here. */
  const [base, setBase] = useState(saved)
  /** The latest state of the server that the form knows. */
  const [known, setKnown] = useState(saved)
  const [conflicts, setConflicts] = useState<readonly OpenConflict[]>([])
  const { values } = form

  // The form's own state belongs to Mantine's hook, which takes no values while rendering.
  const follow = useEffectEvent((theirs: Values) => {
    if (isSame(theirs, known)) return
    setKnown(theirs)
    const merge = mergeValues(fields, base, theirs, form.getValues())
    setBase(theirs)
    form.setValues(merge.values)
    setConflicts(before => [
      ...before.filter(({ path }) => !merge.conflicts.some(each => each.path === path)),
      ...merge.conflicts.map(each => ({ ...each, choice: null })),
    ])
  })
  useEffect(() => {
    if (!isSaving) follow(saved)
  }, [saved, isSaving])

  const changed = useMemo(() => changedFields(fields, base, values), [fields, base, values])
  const warnings = useMemo(() => warningsIn(fields, values), [fields, values])
  const setAll = (entries: ReadonlyMap<string, unknown>) => {
    form.setValues(withValuesAt(form.getValues(), entries))
    // What was said about a part is old when the whole changes, and the other way around.
    const isTouched = (path: string) => [...entries.keys()].some(each => isAbout(each, path))
    form.setErrors(errors => Object.fromEntries(Object.entries(errors).filter(([each]) => !isTouched(each))))
    setConflicts(before =>
      before.map(each => (each.choice && isTouched(each.path) ? { ...each, choice: 'mine' } : each)),
    )
  }
  const latest = useRef(setAll)
  useLayoutEffect(() => {
    latest.current = setAll
  })
  // The same one always, so that inputs whose field did not change need not be drawn anew.
  const [set] = useState(() => (path: string, value: unknown) => latest.current(new Map([[path, value]])))
  return {
    fields,
    values,
    changed,
    problems: form.errors as Readonly<Record<string, string>>,
    warnings,
    conflicts,
    isReadOnly,
    set,
    setAll,
    insert: (path, row) => form.insertListItem(path, row as never),
    remove: (path, at) => form.removeListItem(path, at),
    choose: (path, choice) => {
      const conflict = conflicts.find(each => each.path === path)
      if (!conflict || conflict.choice === choice) return
      const mine = conflict.choice === 'theirs' ? conflict.mine : valueAt(form.getValues(), path)
      form.setValues(withValueAt(form.getValues(), path, choice === 'mine' ? mine : conflict.theirs))
      setConflicts(conflicts.map(each => (each === conflict ? { ...conflict, mine, choice } : each)))
    },
    refuse: problems =>
      form.setErrors(Object.fromEntries([...problems].map(([path, message]) => [path, wordsOf(message, intl)]))),
    discard: () => {
      form.setValues(base)
      form.clearErrors()
      setConflicts([])
    },
    accept: (sent, paths) => {
      setBase(
        paths
          ? withValuesAt(
              base,
              paths.map(path => [path, valueAt(sent, path)]),
            )
          : sent,
      )
      setConflicts(before => before.filter(({ path }) => paths && !paths.includes(path)))
      if (!paths) form.clearErrors()
    },
  }
}
