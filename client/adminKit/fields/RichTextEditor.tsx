import '@mantine/tiptap/styles.css'
import { RichTextEditor as Editor } from '@mantine/tiptap'
import { Link } from '@tiptap/extension-link'
import { type Editor as TextEditor, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ComponentProps, type KeyboardEvent, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../intl/messageIds.ts'
import { classExtension } from './classExtension.ts'
import style from './RichText.module.css'
import { isHeld, keptHtml } from './richText.ts'
import { TextClassChoice } from './TextClassChoice.tsx'
import { TextClassesContext } from './textClasses.ts'

export interface RichTextEditorProps {
  /** HTML. */
  value: string
  lang: 'de' | 'en'
  isReadOnly: boolean
  /** For whoever reads by ear. */
  label: string
  /** What connects it with its label, hint and error. */
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined; required: boolean }
  name: string
  onChange: (html: string) => void
}

/** The same class: the packages declare it once for `import` and once for `require`. */
type MantineEditor = ComponentProps<typeof Editor>['editor']

/** No more than the server lets through, and what operators need. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: false,
    trailingNode: false,
  }),
  Link.configure({ openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } }),
]

/** Text with headings, lists, emphasis and links, as readers will see it. What the editor cannot hold, such as a table, is
 *  edited as HTML, so that nothing of it is lost. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { value, lang, isReadOnly, label, control, name, onChange } = props
  const told = useRef(value)
  const [isSource, setSource] = useState(false)
  const intl = useIntl()
  const classes = useContext(TextClassesContext)
  const [all] = useState(() => [...extensions, classExtension(classes)])
  const editor = useEditor({
    extensions: all,
    content: value,
    editable: !isReadOnly,
    injectCSS: false,
    editorProps: {
      attributes: {
        id: control.id,
        role: 'textbox',
        lang,
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': String(control.required),
        ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
        ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      told.current = keptHtml(changed.getHTML())
      onChange(told.current)
    },
  })
  const [canHold, setCanHold] = useState(() => isHeld(value, keptHtml(editor.getHTML()), classes))
  const load = (html: string) => {
    told.current = html
    editor.commands.setContent(html, { emitUpdate: false })
    setCanHold(isHeld(html, keptHtml(editor.getHTML()), classes))
  }
  const follow = useEffectEvent((html: string) => {
    if (html !== told.current) load(html)
  })
  // What was discarded, or taken from somebody else's version.
  useEffect(() => follow(value), [value])
  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly])

  if (isSource || !canHold)
    return (
      <div className={style.source}>
        <textarea
          rows={9}
          lang={lang}
          {...control}
          name={name}
          className={style.html}
          spellCheck={false}
          readOnly={isReadOnly}
          value={value}
          onChange={event => {
            load(event.target.value)
            onChange(event.target.value)
          }}
        />
        {canHold ? (
          <button type="button" className={style.switch} onClick={() => setSource(false)}>
            <FormattedMessage id="kit.rich.text" />
          </button>
        ) : (
          <p className={style.note}>
            <FormattedMessage id="kit.rich.onlyHtml" />
          </p>
        )}
      </div>
    )
  return (
    <Editor
      editor={editor as unknown as MantineEditor}
      labels={{
        linkEditorInputLabel: intl.formatMessage({ id: 'kit.rich.linkAddress' }),
        linkEditorInputPlaceholder: 'https://',
        linkEditorSave: intl.formatMessage({ id: 'kit.rich.linkSave' }),
      }}
      className={style.editor}
      classNames={{ content: style.content, linkEditorExternalControl: style.unused }}
      data-rich-text={name}
    >
      {!isReadOnly && <Toolbar editor={editor} label={label} onSource={() => setSource(true)} />}
      <Editor.Content />
    </Editor>
  )
}

/** One tab stop; arrow keys move between its buttons. */
function Toolbar({ editor, label, onSource }: { editor: TextEditor; label: string; onSource: () => void }) {
  const intl = useIntl()
  const bar = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  useEffect(() => {
    for (const [at, button] of buttonsOf(bar.current).entries()) button.tabIndex = at === active ? 0 : -1
  }, [active])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const buttons = buttonsOf(bar.current)
    const at = buttons.indexOf(event.target as HTMLElement)
    if (step === undefined || at < 0) return
    event.preventDefault()
    const next = (at + step + buttons.length) % buttons.length
    setActive(next)
    buttons[next]?.focus()
  }
  const said = (id: MessageId) => {
    const words = intl.formatMessage({ id })
    return { 'aria-label': words, title: words }
  }
  return (
    <Editor.Toolbar
      ref={bar}
      role="toolbar"
      aria-label={intl.formatMessage({ id: 'kit.rich.toolbar' }, { label })}
      className={style.toolbar}
      onKeyDown={onKeyDown}
    >
      <Editor.Bold {...said('kit.rich.bold')} />
      <Editor.Italic {...said('kit.rich.italic')} />
      <Editor.Underline {...said('kit.rich.underline')} />
      <Editor.H3 {...said('kit.rich.heading')} />
      <Editor.H4 {...said('kit.rich.subheading')} />
      <Editor.BulletList {...said('kit.rich.bullets')} />
      <Editor.OrderedList {...said('kit.rich.numbers')} />
      <TextClassChoice editor={editor} className={style.classes} />
      <Editor.Link {...said('kit.rich.link')} />
      <Editor.Unlink {...said('kit.rich.unlink')} />
      <Editor.Undo {...said('kit.rich.undo')} />
      <Editor.Redo {...said('kit.rich.redo')} />
      <button type="button" className={style.switch} onClick={onSource}>
        HTML
      </button>
    </Editor.Toolbar>
  )
}

const buttonsOf = (bar: HTMLElement | null) => [...(bar?.querySelectorAll<HTMLElement>('button, select') ?? [])]
