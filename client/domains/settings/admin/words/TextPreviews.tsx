import { useDeferredValue, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { Language, TextPreviewsQuery } from '../../../../__generated__/TextPreviewsQuery.graphql.ts'
import { useEditingContext } from '../../../../adminKit/edit/useEditing.ts'
import { Corner } from '../../../../ui/Corner.tsx'
import type { TextForm } from './TextEditor.tsx'
import style from './words.module.css'

/** The text is drawn once typing has rested for so long. */
const restMilliseconds = 300

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return useDeferredValue(rested)
}

export interface TextPreviewsProps {
  textKey: string
  usual: TextForm
}

/** How the text will read in both languages, with values that are made up; and the way back to the usual words. */
export function TextPreviews({ textKey, usual }: TextPreviewsProps) {
  const { values, set, isReadOnly } = useEditingContext<TextForm>()
  return (
    <div className={style.preview}>
      {(['de', 'en'] as const).map(language => (
        <section key={language} lang={language}>
          <p className={style.label}>
            <FormattedMessage id={language === 'de' ? 'settings.texts.german' : 'settings.texts.english'} />
          </p>
          <Corner>
            {attempt => (
              <Sample
                textKey={textKey}
                language={language === 'de' ? 'DE' : 'EN'}
                text={values[language]}
                attempt={attempt}
              />
            )}
          </Corner>
          {!isReadOnly && values[language] !== usual[language] && (
            <button type="button" className={`link ${style.reset}`} onClick={() => set(language, usual[language])}>
              <FormattedMessage id="settings.texts.reset" />
            </button>
          )}
        </section>
      ))}
    </div>
  )
}

interface SampleProps {
  textKey: string
  language: Language
  text: string
  attempt: number
}

function Sample({ textKey, language, text, attempt }: SampleProps) {
  const intl = useIntl()
  const { textPreview } = useLazyLoadQuery<TextPreviewsQuery>(
    graphql`
      query TextPreviewsQuery($key: String!, $language: Language!, $text: String!) {
        textPreview(key: $key, language: $language, text: $text) {
          text
          problem
        }
      }
    `,
    { key: textKey, language, text: useRested(text) },
    { fetchKey: attempt },
  )
  const problem = textPreview?.problem
  return (
    <div aria-live="polite">
      <p className={style.sample} data-wrong={problem ? true : undefined}>
        {textPreview?.text ?? '…'}
      </p>
      {problem && (
        <p className={style.problem}>
          {problem === 'TEXT_EMPTY'
            ? intl.formatMessage({ id: 'settings.texts.emptyIsUsual' })
            : intl.formatMessage({
                id: problem === 'TEXT_BROKEN' ? 'edit.refused.textBroken' : 'edit.refused.textPlaceholders',
              })}
        </p>
      )}
    </div>
  )
}
