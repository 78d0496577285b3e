import type { ColorChanges } from '../../../../__generated__/useUpdateColorMutation.graphql.ts'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { ColorChanges as accepted } from '../../../../schema/accepted.ts'
import type { FormImage } from '../PictureList.tsx'
import { placeFrom, placeProblem } from '../sorting.ts'

type Language = 'de' | 'en'

/** A colour as it is edited. */
export interface ColorForm {
  title: { de: string; en: string }
  code: string
  hex: string
  sortOrder: string
  /** The first one is what it is shown by. */
  images: readonly FormImage[]
}

/** Whether a text is a colour's value. */
export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text.trim())

/** The pictures, which are arranged and not typed. */
export const imagesField: EditField<ColorForm> = {
  path: 'images',
  label: 'admin.colors.pictures',
  check: ({ images }) =>
    images.length > accepted.imageIds.entries
      ? { id: 'admin.groups.tooManyPictures', values: { most: accepted.imageIds.entries } }
      : null,
  show: (images: readonly FormImage[]) => images.map(({ name }) => name).join(', '),
}

/** What is asked of a colour; a new one may leave its code to the server. */
export const colorFields = (isNew: boolean, language: Language): readonly EditField<ColorForm>[] => [
  {
    path: 'title.de',
    label: 'admin.colors.nameGerman',
    longest: accepted.title.characters,
    isRequired: true,
  },
  {
    path: 'title.en',
    label: 'admin.colors.nameEnglish',
    hint: 'admin.groups.englishHint',
    longest: accepted.title.characters,
  },
  {
    path: 'hex',
    label: 'admin.colors.hex',
    hint: 'admin.colors.hexHint',
    longest: 7,
    isRequired: true,
    check: ({ hex }) => (isHex(hex) ? null : 'admin.colors.hexWrong'),
  },
  {
    path: 'code',
    label: 'admin.colors.code',
    hint: 'admin.colors.codeHint',
    longest: accepted.code.characters,
    isRequired: !isNew,
    check: ({ code }) => (/\s/.test(code.trim()) ? 'admin.colors.codeWrong' : null),
  },
  {
    path: 'sortOrder',
    label: 'admin.sorting.place',
    hint: 'admin.sorting.hint',
    control: { kind: 'text', inputMode: 'numeric' },
    check: ({ sortOrder }) => placeProblem(sortOrder, language, accepted.sortOrder),
  },
]

/** What the form means to the server: what was changed, or all of a new colour (`changed` null). */
export function changesOf(form: ColorForm, changed: readonly string[] | null, language: Language): ColorChanges {
  const has = (path: string) => changed === null || changed.some(each => each === path || each.startsWith(`${path}.`))
  const { title, code, hex, sortOrder, images } = form
  return {
    ...(has('title') && { title: { de: title.de.trim(), en: title.en.trim() || null } }),
    ...(has('hex') && { hex: hex.trim() }),
    ...(has('code') && code.trim() !== '' && { code: code.trim() }),
    ...(has('images') && { imageIds: images.map(({ id }) => id) }),
    ...(has('sortOrder') && { sortOrder: placeFrom(sortOrder, language) ?? 0 }),
  }
}
