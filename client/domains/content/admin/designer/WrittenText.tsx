import '@mantine/tiptap/styles.css'
import { RichTextEditor as Editor } from '@mantine/tiptap'
import { Link } from '@tiptap/extension-link'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ComponentProps, useContext, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { classExtension } from '../../../../adminKit/fields/classExtension.ts'
import { isHeld, keptHtml } from '../../../../adminKit/fields/richText.ts'
import { TextClassChoice } from '../../../../adminKit/fields/TextClassChoice.tsx'
import { TextClassesContext } from '../../../../adminKit/fields/textClasses.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import prose from '../../../../ui/parts.module.css'
import style from './Canvas.module.css'
import type { Language } from './document.ts'

export interface WrittenTextProps {
  html: string
  lang: Language
  onChange: (html: string) => void
  onLeave: () => void
}

/** The same class: the packages declare it once for `import` and once for `require`. */
type MantineEditor = ComponentProps<typeof Editor>['editor']

/** What the server keeps of texts on pages, without tables, which are edited as HTML beside the page. */
const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, codeBlock: false, link: false, trailingNode: false }),
  Link.configure({ openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } }),
]

/** A text in the making, as readers will see it. Escape ends it. */
export default function WrittenText({ html, lang, onChange, onLeave }: WrittenTextProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'admin.designer.html' })
  const classes = useContext(TextClassesContext)
  const [all] = useState(() => [...extensions, classExtension(classes)])
  const editor = useEditor({
    extensions: all,
    content: html,
    autofocus: 'end',
    injectCSS: false,
    editorProps: {
      attributes: {
        ...{ role: 'textbox', lang, 'aria-multiline': 'true', 'aria-label': label },
        // As readers will see it.
        class: prose.prose ?? '',
      },
      handleKeyDown: (_view, event) => {
        if (event.key !== 'Escape') return false
        onLeave()
        return true
      },
    },
    onUpdate: ({ editor: changed }) => onChange(keptHtml(changed.getHTML())),
  })
  // What the editor cannot hold would be lost by the first key.
  const [canHold] = useState(() => isHeld(html, keptHtml(editor.getHTML()), classes))
  const said = (id: MessageId) => {
    const words = intl.formatMessage({ id })
    return { 'aria-label': words, title: words }
  }
  if (!canHold)
    return (
      <p className={style.note}>
        <FormattedMessage id="admin.designer.onlyHtml" />
      </p>
    )
  return (
    <Editor
      editor={editor as unknown as MantineEditor}
      labels={{
        linkEditorInputLabel: intl.formatMessage({ id: 'kit.rich.linkAddress' }),
        linkEditorInputPlaceholder: 'https://',
        linkEditorSave: intl.formatMessage({ id: 'kit.rich.linkSave' }),
      }}
      className={style.written}
      withTypographyStyles={false}
      data-no-drag
    >
      <Editor.Toolbar
        role="toolbar"
        aria-label={intl.formatMessage({ id: 'kit.rich.toolbar' }, { label })}
        className={style.writtenBar}
      >
        <Editor.Bold {...said('kit.rich.bold')} />
        <Editor.Italic {...said('kit.rich.italic')} />
        <Editor.Underline {...said('kit.rich.underline')} />
        <Editor.H2 {...said('admin.designer.heading2')} />
        <Editor.H3 {...said('admin.designer.heading3')} />
        <Editor.H4 {...said('admin.designer.heading4')} />
        <Editor.BulletList {...said('kit.rich.bullets')} />
        <Editor.OrderedList {...said('kit.rich.numbers')} />
        <Editor.Blockquote {...said('admin.designer.quote')} />
        <TextClassChoice editor={editor} className={style.classes} />
        <Editor.Link {...said('kit.rich.link')} />
        <Editor.Unlink {...said('kit.rich.unlink')} />
        <button type="button" className={style.finish} onClick={onLeave}>
          <FormattedMessage id="admin.designer.finish" />
        </button>
      </Editor.Toolbar>
      <Editor.Content />
    </Editor>
  )
}
