import { type Editor, useEditorState } from '@tiptap/react'
import { useContext } from 'react'
import { useIntl } from 'react-intl'
import { TextClassesContext } from './textClasses.ts'

/** The class of the paragraph or heading in which the cursor stands; nothing where texts may use none. */
export function TextClassChoice({ editor, className }: { editor: Editor; className: string | undefined }) {
  const intl = useIntl()
  const allowed = useContext(TextClassesContext)
  const chosen = useEditorState({
    editor,
    selector: ({ editor: { state } }) => String(state.selection.$from.parent.attrs.class ?? ''),
  })
  if (allowed.length === 0) return null
  const label = intl.formatMessage({ id: 'kit.rich.class' })
  return (
    <select
      aria-label={label}
      title={label}
      className={className}
      value={chosen}
      onChange={event => {
        const name = { class: event.target.value || null }
        editor.chain().focus().updateAttributes('paragraph', name).updateAttributes('heading', name).run()
      }}
    >
      <option value="">{intl.formatMessage({ id: 'kit.rich.noClass' })}</option>
      {/* Several at once were written as HTML. */}
      {[...allowed, ...(chosen === '' || allowed.includes(chosen) ? [] : [chosen])].map(each => (
        <option key={each}>{each}</option>
      ))}
    </select>
  )
}
