import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SandboxedHtml } from '../../../../adminKit/frame/SandboxedHtml.tsx'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { Field } from '../../../../ui/Field.tsx'
import field from '../../../../ui/form.module.css'
import { type TextField, textFields } from './fields.ts'
import { useProductForm } from './form.ts'
import { LineInput, ProblemText } from './Inputs.tsx'
import style from './LocalizedField.module.css'

export interface LocalizedFieldProps {
  name: TextField
  label: MessageId
  hint?: MessageId
  /** Lines at first; one is a plain field. */
  rows?: number
  isOptional?: boolean
}

/** A text in both languages side by side. Readers of English get the German one where the English is missing. */
export function LocalizedField({ name, label, hint, rows = 1, isOptional = true }: LocalizedFieldProps) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: label })
  return (
    <fieldset className={style.pair}>
      <legend className="visually-hidden">{title}</legend>
      <OneLanguage name={name} language="de" title={title} rows={rows} isOptional={isOptional} hint={hint} />
      <OneLanguage name={name} language="en" title={title} rows={rows} isOptional />
    </fieldset>
  )
}

interface OneLanguageProps {
  name: TextField
  language: 'de' | 'en'
  title: string
  rows: number
  isOptional: boolean
  hint?: MessageId
}

function OneLanguage({ name, language, title, rows, isOptional, hint }: OneLanguageProps) {
  const form = useProductForm()
  const intl = useIntl()
  const [isPreviewed, setPreviewed] = useState(false)
  const key = `${name}.${language}` as const
  const { longest, isHtml } = textFields[name]
  const label = intl.formatMessage(
    { id: language === 'de' ? 'admin.product.german' : 'admin.product.english' },
    { title },
  )
  const hintText = hint && <FormattedMessage id={hint} />
  if (rows === 1)
    return <LineInput name={key} label={label} hint={hintText} isOptional={isOptional} maxLength={longest} />

  const problem = form.problem(key)
  const text = form.text(key)
  return (
    <Field
      label={label}
      isOptional={isOptional}
      hint={hintText}
      error={problem && <ProblemText problem={problem} />}
      aside={
        isHtml &&
        text !== '' && (
          <button
            type="button"
            className={style.preview}
            aria-pressed={isPreviewed}
            onClick={() => setPreviewed(shown => !shown)}
          >
            <FormattedMessage id={isPreviewed ? 'admin.product.edit' : 'admin.product.preview'} />
          </button>
        )
      }
    >
      {control =>
        isPreviewed && isHtml ? (
          <SandboxedHtml className={style.shown} title={label} html={previewPage(text)} />
        ) : (
          <textarea
            {...control}
            className={field.input}
            name={key}
            rows={rows}
            lang={language}
            maxLength={longest}
            readOnly={form.isReadOnly}
            value={text}
            onChange={event => form.set(key, event.target.value)}
          />
        )
      }
    </Field>
  )
}

/** What was typed as a page of its own, in letters like the shop's. */
const previewPage = (html: string): string =>
  `<!doctype html><body style="margin:14px 16px;font:15px/1.5 Arial,sans-serif;color:#12191a">${html}</body>`
