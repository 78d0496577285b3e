import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useEditingContext } from '../../../adminKit/edit/useEditing.ts'
import { useLanguage } from '../../../router/RouterContext.ts'
import { FieldInput } from '../parts/asked/FieldInput.tsx'
import style from './FieldsPreview.module.css'
import { type FieldForm, type OrderFieldsForm, wholeNumber } from './orderFieldsForm.ts'

const kinds = {
  ...({ text: 'TEXT', longText: 'LONG_TEXT', number: 'NUMBER' } as const),
  ...({ choice: 'CHOICE', checkbox: 'CHECKBOX', date: 'DATE' } as const),
}

const placeNames = {
  ...({ product: 'cart.fields.place.product', line: 'cart.fields.place.line' } as const),
  ...({ order: 'cart.fields.place.order' } as const),
}

/** The fields as buyers see them, with what is typed just now. */
export function FieldsPreview() {
  const { values } = useEditingContext<OrderFieldsForm>()
  const language = useLanguage()
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const textIn = ({ de, en }: FieldForm['label']) => (language === 'en' && en.trim()) || de.trim()
  const shown = values.fields.map((field, at) => ({ field, at })).filter(({ field }) => textIn(field.label) !== '')
  if (shown.length === 0)
    return (
      <p className={style.words}>
        <FormattedMessage id="cart.fields.previewEmpty" />
      </p>
    )
  return (
    <div className={style.preview}>
      {(['product', 'line', 'order'] as const).map(place => {
        const own = shown.filter(({ field }) => field.place === place)
        return (
          own.length > 0 && (
            <fieldset key={place} className={style.place}>
              <legend className={style.words}>
                <FormattedMessage id={placeNames[place]} />
              </legend>
              {own.map(({ field, at }) => (
                <FieldInput
                  key={at}
                  name={`preview.${at}`}
                  field={{
                    ...{ kind: kinds[field.kind], label: textIn(field.label), help: textIn(field.help) },
                    ...{ isRequired: field.isRequired, min: wholeNumber(field.min), max: wholeNumber(field.max) },
                    options: field.options.map((option, i) => ({ key: String(i), label: textIn(option.label) })),
                  }}
                  value={typed[at] ?? ''}
                  onChange={text => setTyped({ ...typed, [at]: text })}
                />
              ))}
            </fieldset>
          )
        )
      })}
    </div>
  )
}
