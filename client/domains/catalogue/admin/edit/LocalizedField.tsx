import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EditInput } from '../../../../adminKit/edit/EditInput.tsx'
import { SandboxedHtml } from '../../../../adminKit/frame/SandboxedHtml.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { acceptedOf, namesIn, type Section, type TextField, textFields } from './fields.ts'
import { useProductForm } from './form.ts'
import style from './LocalizedField.module.css'

/** A text in both languages side by side. Readers of English get the German one where the English is missing. */
function LocalizedField({ name }: { name: TextField }) {
  const title = useIntl().formatMessage({ id: textFields[name].label })
  return (
    <fieldset className={style.pair}>
      <legend className="visually-hidden">{title}</legend>
      <OneLanguage name={name} language="de" />
      <OneLanguage name={name} language="en" />
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
}

/** HTML can be looked at as the shop shows it. */
function OneLanguage({ name, language }: OneLanguageProps) {
  const form = useProductForm()
  const [isPreviewed, setPreviewed] = useState(false)
  const key = `${name}.${language}` as const
  const text = form.text(key)
  const preview = acceptedOf(name).html === true && text !== '' && (
    <button
      type="button"
      className={style.preview}
      aria-pressed={isPreviewed}
      onClick={() => setPreviewed(shown => !shown)}
    >
      <FormattedMessage id={isPreviewed ? 'admin.product.edit' : 'admin.product.preview'} />
    </button>
  )
  if (!preview || !isPreviewed) return <EditInput path={key} aside={preview} />
  return <Preview name={name} language={language} text={text} aside={preview} />
}

interface PreviewProps extends OneLanguageProps {
  text: string
  aside: ReactNode
}

function Preview({ name, language, text, aside }: PreviewProps) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: textFields[name].label })
  const label = intl.formatMessage(
    { id: language === 'de' ? 'admin.product.german' : 'admin.product.english' },
    { title },
  )
  return (
    <Field label={label} aside={aside}>
      {() => <SandboxedHtml className={style.shown} title={label} html={previewPage(text)} />}
    </Field>
  )
}

/** What was typed as a page of its own, in letters like the shop's. */
const previewPage = (html: string): string =>
  `<!doctype html><body style="margin:14px 16px;font:15px/1.5 Arial,sans-serif;color:#12191a">${html}</body>`
