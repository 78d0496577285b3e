import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { VisitorForm_form$key } from '../../../__generated__/VisitorForm_form.graphql.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { usePlace } from '../../../router/RouterContext.ts'
import { Notice } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useKeptForm } from '../../../ui/keptForm.ts'
import { NoScripts } from '../../../ui/NoScripts.tsx'
import { useSendForm } from '../mutations/useSendForm.ts'
import { FilesInput } from './FilesInput.tsx'
import { FormInput, type ShownField } from './FormInput.tsx'
import { askedFields, type Entries, tidyNumber, verdictOf } from './fieldRules.ts'
import { filesProblem, mostFilesOf } from './fileRules.ts'
import style from './VisitorForm.module.css'

const mistakeTexts: Readonly<Record<string, MessageId>> = {
  ANSWER_MISSING: 'forms.missing',
  EMAIL_INVALID: 'forms.email',
  PHONE_INVALID: 'forms.phone',
  ANSWER_INVALID: 'forms.invalid',
  FILE_TYPE_INVALID: 'forms.fileType',
  HEIC_NOT_TAKEN: 'forms.fileType',
  FILE_TOO_LARGE: 'forms.fileTooLarge',
  FILE_BROKEN: 'forms.fileBroken',
  TOO_MANY_PIXELS: 'forms.fileTooLarge',
  QUOTA_REACHED: 'forms.noRoom',
}

/** What is wrong, by the keys of fields; under an empty key what is about none. */
type Mistakes = Readonly<Record<string, MessageId>>

/** What visitors fill in and send. What they typed stays until it has arrived. */
export default function VisitorForm(props: { form: VisitorForm_form$key }) {
  const { formId, thanks, fields } = useFragment(
    graphql`
      fragment VisitorForm_form on ShownForm {
        formId
        thanks
        fields {
          key
          kind
          label
          help
          isRequired
          lowest
          highest
          pattern
          patternText
          success
          warningPattern
          warning
          options {
            value
            label
          }
          shownIf
          shownValue
        }
      }
    `,
    props.form,
  )
  const [send, isPending] = useSendForm()
  // One for all attempts: what arrived before a broken connection is not sent twice.
  const [attempt] = useState(() => crypto.randomUUID())
  const [entries, setEntries] = useState<Entries>({})
  const [files, setFiles] = useState<Readonly<Record<string, readonly File[]>>>({})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [isSent, setSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const trapId = useId()
  const forget = useKeptForm(form, `form ${formId} ${usePlace().path}`)
  useEffect(() => {
    if (Object.keys(mistakes).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input')?.focus()
  }, [mistakes])

  const asked = askedFields(fields, entries)
  const enter = (key: string, values: readonly string[]) => {
    setEntries(before => ({ ...before, [key]: values }))
    if (mistakes[key]) setMistakes(Object.fromEntries(Object.entries(mistakes).filter(([each]) => each !== key)))
  }
  const choose = (field: ShownField, chosen: readonly File[]) => {
    const { key } = field
    // What is not taken does not come in, and why is said.
    const fitting = chosen.filter(file => filesProblem([file], 1) === null)
    setFiles(before => ({ ...before, [key]: fitting }))
    const problem = filesProblem(chosen, mostFilesOf(field))
    const others = Object.entries(mistakes).filter(([each]) => each !== key)
    setMistakes(Object.fromEntries(problem ? [...others, [key, problem]] : others))
  }
  const leave = ({ key, kind }: ShownField) => {
    setLeft(before => new Set([...before, key]))
    const [typed] = entries[key] ?? []
    if (kind === 'NUMBER' && typed !== undefined && tidyNumber(typed) !== typed) enter(key, [tidyNumber(typed)])
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const misfits = asked.flatMap(field => {
      const problem = field.kind === 'FILE' ? filesProblem(files[field.key] ?? [], mostFilesOf(field)) : null
      return problem ? [[field.key, problem] as const] : []
    })
    if (misfits.length > 0) return setMistakes(Object.fromEntries(misfits))
    const answers = asked.flatMap(({ key, kind }) => {
      const values = kind === 'FILE' ? (files[key] ?? []).map(({ name }) => name) : (entries[key] ?? [])
      return values.length > 0 ? [{ key, values }] : []
    })
    const answer = await send({ formId, key: attempt, answers, website: trap.current?.value || null }, files)
    if (answer.isDone) {
      forget()
      setSent(true)
    } else {
      const told = answer.refusals.map(({ code, path }): [string, MessageId] => {
        const key = path?.[0] === 'answers' ? (path[1] ?? '') : ''
        return [key, mistakeTexts[code] ?? 'forms.failed']
      })
      setMistakes(Object.fromEntries(told))
    }
  }

  if (isSent) return <Thanks text={thanks} />
  return (
    <form ref={form} className={style.form} onSubmit={submit} noValidate>
      <NoScripts />
      {mistakes[''] && (
        <Notice tone="danger" isUrgent>
          <FormattedMessage id={mistakes['']} />
        </Notice>
      )}
      {asked.map(field => {
        const { key } = field
        if (field.kind === 'FILE')
          return (
            <FilesInput
              key={key}
              field={field}
              files={files[key] ?? []}
              error={mistakeOf(field, mistakes[key], null)}
              onChange={chosen => choose(field, chosen)}
            />
          )
        const values = entries[key] ?? []
        const verdict = left.has(key) ? verdictOf(field, values[0] ?? '') : null
        return (
          <FormInput
            key={key}
            field={field}
            values={values}
            verdict={verdict}
            error={mistakeOf(field, mistakes[key], verdict?.kind === 'error' ? verdict.text : null)}
            onChange={next => enter(key, next)}
            onDone={() => leave(field)}
          />
        )
      })}
      <div className={style.trap} aria-hidden="true">
        <label htmlFor={trapId}>
          <FormattedMessage id="forms.trap" />
        </label>
        <input ref={trap} id={trapId} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <div>
        <Button type="submit" size="large" isBusy={isPending}>
          <FormattedMessage id="forms.send" />
        </Button>
      </div>
    </form>
  )
}

/** What stands at a field: what does not fit in the words of whoever made the form, else what the server refused. */
function mistakeOf(
  { pattern, patternText, kind, lowest, highest }: ShownField,
  told: MessageId | undefined,
  misfit: string | null,
) {
  if (misfit !== null) return misfit === '' ? <FormattedMessage id="forms.invalidFormat" /> : misfit
  if (told === undefined) return undefined
  const most = highest ?? 1
  if (told === 'forms.filesMost' || (kind === 'FILE' && told === 'forms.invalid'))
    return <FormattedMessage id="forms.filesMost" values={{ most }} />
  if (told !== 'forms.invalid') return <FormattedMessage id={told} />
  const limits = { lowest: lowest ?? 'none', highest: highest ?? 'none' }
  if (kind === 'NUMBER') return <FormattedMessage id="forms.range" values={limits} />
  if (kind === 'MULTI_CHOICE') return <FormattedMessage id="forms.several" values={limits} />
  if (pattern !== '' && patternText !== '') return patternText
  if (lowest !== null || highest !== null) return <FormattedMessage id="forms.characters" values={limits} />
  return <FormattedMessage id="forms.invalidFormat" />
}

function Thanks({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} className={style.form} tabIndex={-1}>
      <Notice tone="good">{text || <FormattedMessage id="forms.sent" />}</Notice>
    </div>
  )
}
