import { lazy, Suspense, useDeferredValue } from 'react'
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

/** Text with headings, lists, emphasis and links under its label. The editor itself comes when it is needed, and after the
 *  rest of its page: a dozen of them take longer to make than all else there is to see. */
export function RichTextField(props: RichTextFieldProps) {
  const { spoken, isNeeded, value, lang, isReadOnly, name, onChange, ...framing } = props
  const isLater = useDeferredValue(true, false)
  const coming = <div className={style.coming} />
  return (
    <Field {...framing}>
      {control =>
        isLater ? (
          <Suspense fallback={coming}>
            <RichTextEditor
              {...{ value, lang, isReadOnly, name, onChange }}
              label={spoken}
              control={{ ...control, required: isNeeded }}
            />
          </Suspense>
        ) : (
          coming
        )
      }
    </Field>
  )
}
