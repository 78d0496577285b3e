import type { ProductGroupChanges } from '../../../../__generated__/useUpdateProductGroupMutation.graphql.ts'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import { ProductGroupChanges as accepted } from '../../../../schema/accepted.ts'
import { placeFrom, placeProblem } from '../sorting.ts'

type Language = 'de' | 'en'

/** A product group as it is edited. */
export interface GroupForm {
  title: { de: string; en: string }
  description: { de: string; en: string }
  slug: string
  parentIds: readonly string[]
  sortOrder: string
  isMainGallery: boolean
  /** What its picture shows. */
  imageAlt: { de: string; en: string }
}

interface Parent {
  readonly id: string
  readonly title: string
}

/** What is asked of a group's words and address; a new one may leave its address to the server. */
export const wordFields = (isNew: boolean): readonly EditField<GroupForm>[] => [
  { path: 'title.de', label: 'admin.groups.nameGerman', longest: accepted.title.characters, isRequired: true },
  {
    path: 'title.en',
    label: 'admin.groups.nameEnglish',
    hint: 'admin.groups.englishHint',
    longest: accepted.title.characters,
  },
  {
    path: 'description.de',
    label: 'admin.groups.descriptionGerman',
    longest: accepted.description.characters,
    control: { kind: 'area', lang: 'de' },
    check: ({ description: { de, en } }) =>
      de.trim() === '' && en.trim() !== '' ? 'admin.groups.germanMissing' : null,
  },
  {
    path: 'description.en',
    label: 'admin.groups.descriptionEnglish',
    longest: accepted.description.characters,
    control: { kind: 'area', lang: 'en' },
  },
  {
    path: 'slug',
    label: 'admin.groups.slug',
    hint: isNew ? 'admin.groups.slugNewHint' : 'admin.groups.slugHint',
    longest: accepted.slug.characters,
    isRequired: !isNew,
  },
]

/** What is asked of a group's picture. */
export const pictureFields: readonly EditField<GroupForm>[] = [
  {
    path: 'imageAlt.de',
    label: 'admin.groups.altGerman',
    hint: 'admin.groups.altHint',
    longest: accepted.imageAlt.characters,
    check: ({ imageAlt: { de, en } }) => (de.trim() === '' && en.trim() !== '' ? 'admin.groups.germanMissing' : null),
  },
  { path: 'imageAlt.en', label: 'admin.groups.altEnglish', longest: accepted.imageAlt.characters },
]

/** Where a group stands among the others; `parents` are those that can stand above it. */
export const placeFields = (parents: readonly Parent[], language: Language): readonly EditField<GroupForm>[] => [
  {
    path: 'parentIds',
    label: 'admin.groups.parents',
    hint: 'admin.groups.parentsHint',
    control: { kind: 'choices', options: parents.map(({ id, title }) => ({ value: id, label: { text: title } })) },
    check: ({ parentIds }) =>
      parentIds.length > accepted.parentIds.entries
        ? { id: 'admin.groups.tooManyParents', values: { most: accepted.parentIds.entries } }
        : null,
  },
  {
    path: 'sortOrder',
    label: 'admin.sorting.place',
    hint: 'admin.sorting.hint',
    control: { kind: 'text', inputMode: 'numeric' },
    check: ({ sortOrder }) => placeProblem(sortOrder, language, accepted.sortOrder),
  },
  { path: 'isMainGallery', label: 'admin.groups.isMain', hint: 'admin.groups.mainHint', control: { kind: 'checkbox' } },
]

const both = ({ de, en }: { de: string; en: string }) => ({ de: de.trim(), en: en.trim() || null })

/** What the form means to the server: what was changed, or all of a new group (`changed` null), which has no picture yet. */
export function changesOf(form: GroupForm, changed: readonly string[] | null, language: Language): ProductGroupChanges {
  const has = (path: string) => changed === null || changed.some(each => each === path || each.startsWith(`${path}.`))
  const { title, description, slug, parentIds, sortOrder, isMainGallery, imageAlt } = form
  return {
    ...(has('title') && { title: both(title) }),
    ...(has('description') && { description: description.de.trim() === '' ? null : both(description) }),
    ...(has('slug') && slug.trim() !== '' && { slug: slug.trim() }),
    ...(has('parentIds') && { parentIds: [...parentIds] }),
    ...(has('sortOrder') && { sortOrder: placeFrom(sortOrder, language) ?? 0 }),
    ...(has('isMainGallery') && { isMainGallery }),
    ...(changed !== null && has('imageAlt') && { imageAlt: imageAlt.de.trim() === '' ? null : both(imageAlt) }),
  }
}
