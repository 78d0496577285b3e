import type {
  ProductGroupChanges,
  ProductOrder,
} from '../../../../__generated__/useUpdateProductGroupMutation.graphql.ts'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'
import { ProductGroupChanges as accepted } from '../../../../schema/accepted.ts'
import type { FormImage } from '../PictureList.tsx'
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
  seoTitle: { de: string; en: string }
  seoDescription: { de: string; en: string }
  productOrder: ProductOrder
  /** Its pictures besides the first. */
  images: readonly FormImage[]
  /** Its products as they stand there. */
  products: readonly string[]
}

/** A translated text that may be left out. */
const optionalTexts = (
  path: 'seoTitle' | 'seoDescription',
  labels: { de: MessageId; en: MessageId; hint: MessageId },
  isLong: boolean,
): readonly EditField<GroupForm>[] => [
  {
    path: `${path}.de`,
    label: labels.de,
    hint: labels.hint,
    longest: accepted[path].characters,
    ...(isLong && { control: { kind: 'area', lang: 'de', rows: 3 } as const }),
    isWide: false,
    check: form => (form[path].de.trim() === '' && form[path].en.trim() !== '' ? 'admin.groups.germanMissing' : null),
  },
  {
    path: `${path}.en`,
    label: labels.en,
    longest: accepted[path].characters,
    ...(isLong && { control: { kind: 'area', lang: 'en', rows: 3 } as const }),
    isWide: false,
  },
]

/** What search engines are told. */
export const seoFields: readonly EditField<GroupForm>[] = [
  ...optionalTexts(
    'seoTitle',
    { de: 'admin.groups.seoTitleGerman', en: 'admin.groups.seoTitleEnglish', hint: 'admin.groups.seoTitleHint' },
    false,
  ),
  ...optionalTexts(
    'seoDescription',
    {
      de: 'admin.groups.seoDescriptionGerman',
      en: 'admin.groups.seoDescriptionEnglish',
      hint: 'admin.groups.seoDescriptionHint',
    },
    true,
  ),
]

/** The pictures besides the first, which are arranged and not typed. */
export const imagesField: EditField<GroupForm> = {
  path: 'images',
  label: 'admin.groups.morePictures',
  check: ({ images }) =>
    images.length > accepted.moreImageIds.entries
      ? { id: 'admin.groups.tooManyPictures', values: { most: accepted.moreImageIds.entries } }
      : null,
  show: (images: readonly FormImage[]) => images.map(({ name }) => name).join(', '),
}

const orders = {
  RECOMMENDED: 'admin.groups.order.recommended',
  TITLE: 'admin.groups.order.title',
  PRICE_ASC: 'admin.groups.order.priceAsc',
  PRICE_DESC: 'admin.groups.order.priceDesc',
  NEWEST: 'admin.groups.order.newest',
} as const satisfies Record<ProductOrder, MessageId>

/** How its products are listed; `nameOf` says what one is called. */
export const orderFields = (nameOf: (id: string) => string): readonly EditField<GroupForm>[] => [
  {
    path: 'productOrder',
    label: 'admin.groups.order',
    hint: 'admin.groups.orderHint',
    control: {
      kind: 'choice',
      options: Object.entries(orders).map(([value, label]) => ({ value, label })),
    },
  },
  {
    path: 'products',
    label: 'admin.groups.ownOrder',
    isShown: ({ productOrder }) => productOrder === 'RECOMMENDED',
    check: ({ products }) =>
      products.length > accepted.placedIds.entries
        ? { id: 'admin.groups.tooManyPlaced', values: { most: accepted.placedIds.entries } }
        : null,
    show: (ids: readonly string[]) => ids.map(nameOf).join(', '),
  },
]

/** The products that are placed by hand once they stand as `after`: of `before`, the first `placed` were. Those behind the last
 *  one that was moved stay where the shop's order puts them. */
export function placedOf(before: readonly string[], after: readonly string[], placed: number): readonly string[] {
  const last = after.findLastIndex((id, at) => id !== before[at])
  return after.slice(0, Math.max(placed, last + 1))
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
    isWide: false,
    check: ({ description: { de, en } }) =>
      de.trim() === '' && en.trim() !== '' ? 'admin.groups.germanMissing' : null,
  },
  {
    path: 'description.en',
    label: 'admin.groups.descriptionEnglish',
    longest: accepted.description.characters,
    control: { kind: 'area', lang: 'en' },
    isWide: false,
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

const isBlank = ({ de }: { de: string }) => de.trim() === ''

const both = ({ de, en }: { de: string; en: string }) => ({ de: de.trim(), en: en.trim() || null })

/** What the form means to the server: what was changed, or all of a new group (`changed` null), which has no picture yet. */
export function changesOf(
  form: GroupForm,
  changed: readonly string[] | null,
  language: Language,
  placedIds: readonly string[] = [],
): ProductGroupChanges {
  const has = (path: string) => changed === null || changed.some(each => each === path || each.startsWith(`${path}.`))
  const { title, description, slug, parentIds, sortOrder, isMainGallery, imageAlt, seoTitle, seoDescription } = form
  return {
    ...(has('title') && { title: both(title) }),
    ...(has('description') && { description: description.de.trim() === '' ? null : both(description) }),
    ...(has('slug') && slug.trim() !== '' && { slug: slug.trim() }),
    ...(has('parentIds') && { parentIds: [...parentIds] }),
    ...(has('sortOrder') && { sortOrder: placeFrom(sortOrder, language) ?? 0 }),
    ...(has('isMainGallery') && { isMainGallery }),
    ...(has('seoTitle') && { seoTitle: isBlank(seoTitle) ? null : both(seoTitle) }),
    ...(has('seoDescription') && { seoDescription: isBlank(seoDescription) ? null : both(seoDescription) }),
    ...(has('productOrder') && { productOrder: form.productOrder }),
    ...(changed !== null && has('images') && { moreImageIds: form.images.map(({ id }) => id) }),
    ...(changed !== null && has('products') && { placedIds: [...placedIds] }),
    ...(changed !== null && has('imageAlt') && { imageAlt: imageAlt.de.trim() === '' ? null : both(imageAlt) }),
  }
}
