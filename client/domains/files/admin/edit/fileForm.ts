import type { FileChanges } from '../../../../__generated__/useUpdateFileMutation.graphql.ts'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { FileChanges as accepted } from '../../../../schema/accepted.ts'

/** A point of a picture, from 0 (left, top) to 1. */
export interface Point {
  readonly x: number
  readonly y: number
}

interface Words {
  readonly de: string
  readonly en: string
}

/** What is said of a file, as it is edited. */
export interface FileForm {
  name: string
  alt: Words
  caption: Words
  tags: readonly string[]
  isPublic: boolean
  /** What stays in sight when the picture is cropped; null: its middle. */
  focalPoint: Point | null
}

interface SavedFile {
  readonly name: string
  readonly alt: { readonly de: string; readonly en: string | null | undefined } | null | undefined
  readonly caption: SavedFile['alt']
  readonly tags: readonly string[]
  readonly isPublic: boolean
  readonly focalPoint: Point | null | undefined
}

const both = (words: SavedFile['alt']): Words => ({ de: words?.de ?? '', en: words?.en ?? '' })

export const formOf = ({ name, alt, caption, tags, isPublic, focalPoint }: SavedFile): FileForm => ({
  ...{ name, alt: both(alt), caption: both(caption), tags, isPublic },
  focalPoint: focalPoint ? { x: focalPoint.x, y: focalPoint.y } : null,
})

export const nameFields: readonly EditField<FileForm>[] = [
  {
    path: 'name',
    label: 'fileEdit.name',
    hint: 'fileEdit.nameHint',
    longest: accepted.name.characters,
    isRequired: true,
    isWide: true,
  },
  {
    path: 'tags',
    label: 'fileEdit.tags',
    hint: 'fileEdit.tagsHint',
    control: { kind: 'words', accepted: accepted.tags },
  },
  {
    path: 'isPublic',
    label: 'fileEdit.public',
    hint: 'fileEdit.publicHint',
    control: { kind: 'checkbox' },
    isWide: true,
  },
]

const needsGerman = (words: (form: FileForm) => Words) => (form: FileForm) => {
  const { de, en } = words(form)
  return de.trim() === '' && en.trim() !== '' ? ('fileEdit.germanMissing' as const) : null
}

/** What a picture shows, and what stands below it, in both languages beside each other. */
export const wordFields: readonly EditField<FileForm>[] = [
  {
    path: 'alt.de',
    label: 'fileEdit.altGerman',
    hint: 'fileEdit.altHint',
    longest: accepted.alt.characters,
    control: { kind: 'area', lang: 'de', rows: 2 },
    isWide: false,
    check: needsGerman(form => form.alt),
    warn: ({ alt }) => (alt.de.trim() === '' ? 'fileEdit.altMissing' : null),
  },
  {
    path: 'alt.en',
    label: 'fileEdit.altEnglish',
    longest: accepted.alt.characters,
    control: { kind: 'area', lang: 'en', rows: 2 },
    isWide: false,
  },
  {
    path: 'caption.de',
    label: 'fileEdit.captionGerman',
    longest: accepted.caption.characters,
    control: { kind: 'area', lang: 'de', rows: 2 },
    isWide: false,
    check: needsGerman(form => form.caption),
  },
  {
    path: 'caption.en',
    label: 'fileEdit.captionEnglish',
    longest: accepted.caption.characters,
    control: { kind: 'area', lang: 'en', rows: 2 },
    isWide: false,
  },
]

/** What stands beside a file that is no picture. */
export const labelFields: readonly EditField<FileForm>[] = wordFields.slice(2).map(field => ({
  ...field,
  label: field.path === 'caption.de' ? ('fileEdit.labelGerman' as const) : ('fileEdit.labelEnglish' as const),
}))

const percent = (part: number): number => Math.round(part * 100)

/** A point in whole percents. */
export const percentsOf = (point: Point | null): { x: number; y: number } => {
  const { x, y } = point ?? { x: 0.5, y: 0.5 }
  return { x: percent(x), y: percent(y) }
}

export const pointField: EditField<FileForm> = {
  path: 'focalPoint',
  label: 'fileEdit.focalPoint',
  show: (point: Point | null, intl) =>
    point === null
      ? intl.formatMessage({ id: 'fileEdit.focalMiddle' })
      : intl.formatMessage({ id: 'fileEdit.focalAt' }, percentsOf(point)),
}

const wordsOf = ({ de, en }: Words) => (de.trim() === '' ? null : { de: de.trim(), en: en.trim() || null })

/** What the form means to the server: what was changed, and nothing else. */
export function changesOf(form: FileForm, changed: readonly string[]): FileChanges {
  const has = (path: string) => changed.some(each => each === path || each.startsWith(`${path}.`))
  const { name, alt, caption, tags, isPublic, focalPoint } = form
  return {
    ...(has('name') && { name: name.trim() }),
    ...(has('alt') && { alt: wordsOf(alt) }),
    ...(has('caption') && { caption: wordsOf(caption) }),
    ...(has('tags') && { tags: [...tags] }),
    ...(has('isPublic') && { isPublic }),
    ...(has('focalPoint') && { focalPoint }),
  }
}
