import { lazy, Suspense } from 'react'
import { Field, type FieldProps } from '../../ui/Field.tsx'
import style from './RichText.module.css'
import type { RichTextEditorProps } from './RichTextEditor.tsx'

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx'))

export interface RichTextFieldProps
  extends Omit<RichTextEditorProps, 'control' | 'label'>,
    Omit<FieldProps, 'children'> {
  /** The label in words alone. */
  spoken: string
  isNeeded: boolean
}

/** Text with headings, lists, emphasis and links under its label. The editor itself comes when it is needed. */
export function RichTextField(props: RichTextFieldProps) {
  const { spoken, isNeeded, value, lang, isReadOnly, name, onChange, ...framing } = props
  return (
    <Field {...framing}>
      {control => (
        <Suspense fallback={<div className={style.coming} />}>
          <RichTextEditor
            {...{ value, lang, isReadOnly, name, onChange }}
            label={spoken}
            control={{ ...control, required: isNeeded }}
          />
        </Suspense>
      )}
    </Field>
  )
}
