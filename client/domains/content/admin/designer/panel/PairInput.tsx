import { FormattedMessage, useIntl } from 'react-intl'
import { wordsOf } from '../../../../../adminKit/edit/fields.ts'
import { RichTextField } from '../../../../../adminKit/fields/RichTextField.tsx'
import { Field } from '../../../../../ui/Field.tsx'
import form from '../../../../../ui/form.module.css'
import { type Language, languages, type Pair, textIn } from '../document.ts'
import type { PairField } from '../props.ts'
import { useDesignerState } from '../useDesigner.ts'
import style from './Panel.module.css'
import { usePanel } from './panelContext.ts'

export interface PairInputProps {
  field: PairField
  name: string
  value: unknown
  onChange: (value: Pair) => void
}

/** A text in the language that is looked at, or in both beside each other. */
export function PairInput({ field, name, value, onChange }: PairInputProps) {
  const { isSideBySide } = usePanel()
  const language = useDesignerState(state => state.language)
  const shown = isSideBySide ? languages : [language]
  return (
    <div className={style.pair} data-both={isSideBySide || undefined}>
      {shown.map(each => (
        <LanguageInput
          key={each}
          {...{ field, name, language: each }}
          value={textIn(value, each)}
          isMissing={textIn(value, each) === '' && textIn(value, each === 'de' ? 'en' : 'de') !== ''}
          onChange={text => onChange({ de: '', en: '', ...(value as Pair | null), [each]: text })}
        />
      ))}
    </div>
  )
}

interface LanguageInputProps {
  field: PairField
  name: string
  language: Language
  value: string
  /** Written in the other language, but not in this one. */
  isMissing: boolean
  onChange: (text: string) => void
}

function LanguageInput({ field, name, language, value, isMissing, onChange }: LanguageInputProps) {
  const intl = useIntl()
  const isReadOnly = useDesignerState(state => state.isReadOnly)
  const spoken = `${wordsOf(field.label, intl)} (${intl.formatMessage({ id: language === 'de' ? 'admin.designer.german' : 'admin.designer.english' })})`
  const label = (
    <>
      {wordsOf(field.label, intl)} <abbr className={style.language}>{language.toUpperCase()}</abbr>
    </>
  )
  const hint = (
    <>
      {field.hint && <span>{wordsOf(field.hint, intl)} </span>}
      {isMissing && (
        <span className={style.missing}>
          <FormattedMessage id="admin.designer.untranslated" />
        </span>
      )}
    </>
  )
  const framing = { label, hint: field.hint || isMissing ? hint : undefined }
  if (field.kind === 'rich')
    return (
      <RichTextField
        {...framing}
        spoken={spoken}
        name={`${name}.${language}`}
        lang={language}
        value={value}
        isNeeded={false}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
    )
  const common = {
    ...{ value, lang: language, maxLength: field.longest, readOnly: isReadOnly, autoComplete: 'off' },
    className: form.input,
    name: `${name}.${language}`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <Field {...framing}>
      {({ required: _, ...control }) =>
        field.kind === 'line' ? (
          <input type="text" {...common} {...control} aria-label={spoken} />
        ) : (
          <textarea
            rows={field.kind === 'source' ? 10 : 5}
            spellCheck={field.kind !== 'source'}
            {...common}
            {...control}
            aria-label={spoken}
            data-source={field.kind === 'source' || undefined}
          />
        )
      }
    </Field>
  )
}
