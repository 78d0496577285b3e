import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { LineFields_lines$data } from '../../../../__generated__/LineFields_lines.graphql.ts'
import { useAnswerCartLines } from '../../mutations/useAnswerCartLines.ts'
import { AskedInput } from './AskedInput.tsx'
import { answerMistakes } from './answerMistakes.ts'
import style from './LineForm.module.css'

/** The answer that all lines share; empty where they differ, for one answer is given for all. */
const commonAnswer = (lines: LineFields_lines$data, key: string): string => {
  const answers = new Set(lines.map(line => line.askedFields.find(field => field.key === key)?.answer ?? ''))
  return answers.size === 1 ? ([...answers][0] ?? '') : ''
}

/** The fields of lines of one product. Each answer is kept once it is entered. */
export function LineForm({ lines }: { lines: LineFields_lines$data }) {
  const intl = useIntl()
  const [answer] = useAnswerCartLines()
  const [first] = lines
  const fields = first?.askedFields ?? []
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [wrong, setWrong] = useState<ReturnType<typeof answerMistakes>>({})
  const kept = useRef<Readonly<Record<string, string>>>({})
  const shown = (key: string) => typed[key] ?? commonAnswer(lines, key)

  const keep = async (key: string, text: string) => {
    const before = kept.current[key] ?? commonAnswer(lines, key)
    if (before === text) return
    kept.current = { ...kept.current, [key]: text }
    const { refusals, failure } = await answer({ lineIds: lines.map(({ id }) => id), answers: [{ key, text }] })
    if (failure) {
      // It was not kept: leaving the field once more sends it again.
      kept.current = { ...kept.current, [key]: before }
      return
    }
    setWrong(({ [key]: _before, ...others }) => ({ ...others, ...answerMistakes(refusals) }))
  }
  return (
    <fieldset className={style.fields}>
      <legend className="visually-hidden">
        {intl.formatMessage({ id: 'cart.asked.of' }, { title: first?.title ?? '' })}
      </legend>
      {fields.map(field => {
        const text = wrong[field.key]
        return (
          <AskedInput
            key={field.key}
            field={field}
            name={`${first?.id}.${field.key}`}
            value={shown(field.key)}
            onChange={value => setTyped({ ...typed, [field.key]: value })}
            onDone={value => void keep(field.key, value)}
            error={text && <FormattedMessage id={text} values={{ label: field.label }} />}
          />
        )
      })}
    </fieldset>
  )
}
