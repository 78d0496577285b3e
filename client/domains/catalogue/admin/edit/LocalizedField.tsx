import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SandboxedHtml } from '../../../../shell/admin/parts/SandboxedHtml.tsx'
import { Field } from '../../../../ui/Field.tsx'
import field from '../../../../ui/form.module.css'
import { acceptedOf, namesIn, type Section, type TextField, textFields } from './fields.ts'
import { useProductForm } from './form.ts'
import { OneLine, ProblemText } from './Inputs.tsx'
import style from './LocalizedField.module.css'

/** A text in both languages side by side. Readers of English get the German one where the English is missing. */
function LocalizedField({ name }: { name: TextField }) {
  const title = useIntl().formatMessage({ id: textFields[name].label })
  return (
    <fieldset className={style.pair}>
      <legend className="visually-hidden">{title}</legend>
      <OneLanguage name={name} language="de" title={title} />
      <OneLanguage name={name} language="en" title={title} />
    </fieldset>
  )
}

/** The texts of a section, in the order of the table. */
export function SectionTexts({ section }: { section: Section }) {
  return namesIn(textFields, section).map(name => <LocalizedField key={name} name={name} />)
}

interface OneLanguageProps {
  name: TextField
  language: 'de' | 'en'
  title: string
}

/** German carries the hint, and is required where the field is. */
function OneLanguage({ name, language, title }: OneLanguageProps) {
  const form = useProductForm()
  const intl = useIntl()
  const [isPreviewed, setPreviewed] = useState(false)
  const key = `${name}.${language}` as const
  const { hint, rows = 1 } = textFields[name]
  const accepted = acceptedOf(name)
  const isHtml = accepted.html === true
  const isGerman = language === 'de'
  const label = intl.formatMessage({ id: isGerman ? 'admin.product.german' : 'admin.product.english' }, { title })
  const hintText = hint && isGerman && <FormattedMessage id={hint} />
  const isOptional = !(accepted.required && isGerman)
  if (rows === 1)
    return <OneLine name={key} label={label} hint={hintText} isOptional={isOptional} accepted={accepted} />

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
            maxLength={accepted.characters}
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
