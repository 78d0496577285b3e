import { TagsInput } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { FileChanges as accepted } from '../../../../schema/accepted.ts'
import { useToasts } from '../../../../ui/Toasts.tsx'
import style from './FileTags.module.css'
import type { FileRow } from './fileRow.ts'
import { useRetagFile } from './mutations/useRetagFile.ts'
import { withoutEmpty } from './tags.ts'

/** Changed tags are saved so long after the last change (platform.md 9). */
const saveMilliseconds = 1000

/** The tags of a file in its row: pressed, they can be changed, and are saved a second after the last change, or when the
 *  field or the page is left. What is refused is said, and stays typed. */
export function FileTags({
  file,
}: {
  file: Pick<FileRow, 'id' | 'name' | 'tags' | 'revision' | 'viewerCanEdit' | 'deletedAt'>
}) {
  const intl = useIntl()
  const { tell } = useToasts()
  const [retag, isSaving] = useRetagFile()
  const [draft, setDraft] = useState<readonly string[] | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const label = intl.formatMessage({ id: 'files.tagsOf' }, { name: file.name })
  const shown = draft ?? file.tags

  const save = useEffectEvent(async (tags: readonly string[]) => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (tags.join('\n') === file.tags.join('\n')) return setDraft(null)
    const { isDone, failure, refusals } = await retag(file, tags)
    setRefused(!isDone)
    if (isDone) return setDraft(now => (now === tags ? null : now))
    if (!failure) {
      const isStale = refusals.some(({ code }) => code === 'STALE_REVISION')
      tell({ kind: 'failure', title: intl.formatMessage({ id: isStale ? 'files.tagsStale' : 'files.tagsRefused' }) })
    }
  })
  const settle = useEffectEvent(() => {
    if (timer.current !== undefined && draft) void save(draft)
  })
  useEffect(() => {
    const leave = () => settle()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  const change = (typed: readonly string[]) => {
    const tags = withoutEmpty(typed)
    setDraft(tags)
    setRefused(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(tags), saveMilliseconds)
  }
  if (!file.viewerCanEdit || file.deletedAt) return <Tags tags={shown} />
  if (!isOpen)
    return (
      <button type="button" className={style.open} onClick={() => setOpen(true)}>
        <span className="visually-hidden">{label}: </span>
        {shown.length > 0 ? (
          <Tags tags={shown} />
        ) : (
          <span className={style.add}>{intl.formatMessage({ id: 'files.addTags' })}</span>
        )}
      </button>
    )
  return (
    <TagsInput
      aria-label={label}
      error={isRefused}
      aria-busy={isSaving || undefined}
      // Whoever pressed the tags wants to type.
      autoFocus
      value={[...shown]}
      onChange={change}
      onBlur={() => {
        settle()
        if (!isRefused) setOpen(false)
      }}
      onKeyDown={event => {
        if (event.key === 'Escape') event.currentTarget.blur()
      }}
      maxTags={accepted.tags.entries}
      maxLength={accepted.tags.characters}
      splitChars={[',', ';']}
      acceptValueOnBlur
      size="xs"
      classNames={{ root: style.editor, input: style.input, pill: style.pill }}
    />
  )
}

/** Tags as far as there is room; all of them are read out. */
function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className={style.tags}>
      {tags.map(tag => (
        <span key={tag} className={style.tag}>
          {tag}
        </span>
      ))}
    </span>
  )
}
