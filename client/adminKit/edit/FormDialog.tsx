import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Notice } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../feedback/FailureNotice.tsx'
import { tellsFailures } from '../feedback/FailureTexts.tsx'
import { EditInput } from './EditInput.tsx'
import style from './FormDialog.module.css'
import { type EditField, isShown, type Message, problemsIn, wordsOf } from './fields.ts'
import { type Refusal, type RefusalMapping, refusedFields } from './refusals.ts'
import { EditingContext, useEditing } from './useEditing.ts'

/** What became of what a dialog asked for. */
export interface Submitted<Values extends object = object> extends RefusalMapping {
  readonly isDone: boolean
  readonly refusals: readonly Refusal[]
  /** The connection or the server failed. */
  readonly failure?: Error | null
  /** What is left to do, where a part was done before the rest was refused. */
  readonly left?: Partial<Values>
}

export interface FormDialogProps<Values extends object> {
  isOpen: boolean
  onClose: () => void
  title: Message
  /** What is done: the word of the button. */
  verb: Message
  /** The word of the button that does nothing, where 'cancel' could be taken for what is done. */
  back?: Message
  /** What the dialog says before it asks. */
  text?: ReactNode
  /** What it begins with each time it opens. */
  initial: Values
  fields: readonly EditField<Values>[]
  /** Instead of the fields one below the other. */
  children?: ReactNode
  /** The dialog closes when it is done; what was refused is said in it. */
  submit: (values: Values) => Promise<Submitted<Values>>
  refusalTexts?: RefusalMapping['texts']
  /** Cannot be taken back: Enter cancels. */
  isDangerous?: boolean
  isWide?: boolean
}

/**
 * A question with fields or without: the first field has the focus, Enter answers, a click outside closes it only while
 * nothing was typed, and whatever is refused or fails is said inside.
 */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { isOpen, onClose, title, verb, back = 'ui.dialog.cancel', isDangerous = false, isWide } = props
  const intl = useIntl()
  const form = useId()
  const [isTyped, setTyped] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const buttons = useRef<HTMLButtonElement[]>([])
  useEffect(() => {
    if (!isOpen) return setTyped(false)
    const [cancel, act] = buttons.current
    const fields = `#${CSS.escape(form)} :is(input, select, textarea):not(:disabled, [readonly], [type="hidden"])`
    const first = isDangerous ? cancel : (document.querySelector<HTMLElement>(fields) ?? act)
    first?.focus()
  }, [isOpen, isDangerous, form])
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isWide={isWide}
      isKept={isTyped}
      title={wordsOf(title, intl)}
      actions={
        <>
          <Button ref={keep(buttons.current, 0)} look="quiet" onClick={onClose}>
            {wordsOf(back, intl)}
          </Button>
          <Button
            ref={keep(buttons.current, 1)}
            type="submit"
            form={form}
            look={isDangerous ? 'danger' : 'primary'}
            isBusy={isBusy}
          >
            {wordsOf(verb, intl)}
          </Button>
        </>
      }
    >
      <DialogForm {...props} id={form} onTyped={setTyped} onBusy={setBusy} isBusy={isBusy} />
    </Dialog>
  )
}

const keep = (all: HTMLButtonElement[], at: number) => (button: HTMLButtonElement | null) => {
  if (button) all[at] = button
}

interface DialogFormProps<Values extends object> extends FormDialogProps<Values> {
  id: string
  isBusy: boolean
  onTyped: (isTyped: boolean) => void
  onBusy: (isBusy: boolean) => void
}

/** What exists while the dialog is open. */
function DialogForm<Values extends object>(props: DialogFormProps<Values>) {
  const { id, fields, text, children, isBusy, onTyped, onBusy } = props
  const intl = useIntl()
  const [initial] = useState(props.initial)
  const [general, setGeneral] = useState<readonly Message[]>([])
  const [failure, setFailure] = useState<Error | null>(null)
  const [attempts, setAttempts] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const editing = useEditing({ saved: initial, fields })
  const isTyped = editing.changed.length > 0
  useEffect(() => onTyped(isTyped), [isTyped, onTyped])
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  const submit = async () => {
    if (isBusy) return
    const { values } = editing
    const found = problemsIn(fields, values)
    editing.refuse(found)
    setGeneral([])
    setFailure(null)
    if (found.size > 0) return setAttempts(before => before + 1)
    onBusy(true)
    const answer = await props.submit(values)
    onBusy(false)
    if (answer.isDone) return props.onClose()
    for (const [path, value] of Object.entries(answer.left ?? {})) editing.set(path, value)
    const refused = refusedFields(answer.refusals, fields, values, { texts: props.refusalTexts, ...answer })
    editing.refuse(refused.fields)
    setGeneral([...refused.general, ...(refused.isStale ? (['edit.stale.title'] as const) : [])])
    setFailure(answer.failure ?? null)
    if (refused.fields.size > 0) setAttempts(before => before + 1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // The browser closes the dialog by the same key that closes an open list in it, unless that key is taken.
    const isListOpen = event.currentTarget.querySelector('[aria-expanded="true"]') !== null
    if (event.key === 'Escape' && isListOpen) event.preventDefault()
  }
  return (
    <EditingContext value={editing as never}>
      <form
        {...tellsFailures}
        ref={form}
        id={id}
        noValidate
        className={style.form}
        onKeyDownCapture={onKeyDown}
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        {text && <div className={style.text}>{text}</div>}
        {failure && <FailureNotice error={failure} />}
        {general.map(message => (
          <Notice key={wordsOf(message, intl)} tone="danger" isUrgent>
            {wordsOf(message, intl)}
          </Notice>
        ))}
        {children ??
          fields
            .filter(field => isShown(field, editing.values))
            .map(({ path }) => <EditInput key={path} path={path} />)}
      </form>
    </EditingContext>
  )
}
