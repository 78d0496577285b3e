import type { GalleryChanges } from '../../../__generated__/useUpdateGalleryMutation.graphql.ts'
import type { EditField, Option } from '../../../adminKit/edit/fields.ts'
import type { MessageId } from '../../../intl/messageIds.ts'
import { GalleryChanges as accepted } from '../../../schema/accepted.ts'

/** A picture of a gallery as it is arranged. */
export interface FormImage {
  readonly id: string
  readonly name: string
  readonly thumb: string | null
  /** Whether visitors see it; others become visible with the gallery. */
  readonly isPublic: boolean
}

/** A gallery as it is edited. */
export interface GalleryForm {
  title: { de: string; en: string }
  slug: string
  isPublic: boolean
  showTitle: boolean
  interval: string
  size: string
  onClick: string
  sizeClick: string
  pivotV: string
  pivotH: string
  images: readonly FormImage[]
}

/** A new gallery. Source of the defaults: platform.md 9. */
export const newGallery: GalleryForm = {
  title: { de: '', en: '' },
  slug: '',
  isPublic: false,
  showTitle: true,
  interval: '5',
  size: 'FIT',
  onClick: 'NONE',
  sizeClick: 'FIT',
  pivotV: 'CENTER',
  pivotH: 'CENTER',
  images: [],
}

interface State {
  readonly text: MessageId
  readonly tone: 'good' | 'neutral' | 'danger'
}

/** Whether visitors see a gallery, and why not. */
export function stateOf(gallery: { readonly isPublic: boolean; readonly deletedAt?: unknown }): State {
  if (gallery.deletedAt) return { text: 'admin.galleries.state.deleted', tone: 'danger' }
  return gallery.isPublic
    ? { text: 'admin.galleries.state.public', tone: 'good' }
    : { text: 'admin.galleries.state.hidden', tone: 'neutral' }
}

/** Seconds as somebody types them, with comma or point; null for what is no time. */
export function secondsFrom(text: string): number | null {
  const tidy = text.trim().replace(',', '.')
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(tidy)) return null
  const seconds = Number(tidy)
  return seconds <= accepted.interval.highest ? seconds : null
}

const option = (value: string, label: MessageId): Option => ({ value, label })
const sizes: readonly Option[] = [
  option('FIT', 'admin.galleries.size.fit'),
  option('CROPCOVER', 'admin.galleries.size.cropcover'),
  option('CROP', 'admin.galleries.size.crop'),
  option('STRETCH', 'admin.galleries.size.stretch'),
]

/** Words and visibility. */
export const wordFields = (isNew: boolean): readonly EditField<GalleryForm>[] => [
  { path: 'title.de', label: 'admin.galleries.titleGerman', longest: accepted.title.characters },
  {
    path: 'title.en',
    label: 'admin.galleries.titleEnglish',
    hint: 'admin.galleries.englishHint',
    longest: accepted.title.characters,
  },
  {
    path: 'slug',
    label: 'admin.galleries.slug',
    hint: isNew ? 'admin.galleries.slugNewHint' : 'admin.galleries.slugHint',
    longest: accepted.slug.characters,
    isRequired: !isNew,
  },
  { path: 'showTitle', label: 'admin.galleries.showTitle', control: { kind: 'checkbox' } },
  {
    path: 'isPublic',
    label: 'admin.galleries.isPublic',
    hint: 'admin.galleries.publicHint',
    control: { kind: 'switch' },
    warn: ({ isPublic, images }) => {
      const hidden = images.filter(image => !image.isPublic).length
      return isPublic && hidden > 0 ? { id: 'admin.galleries.becomesPublic', values: { count: hidden } } : null
    },
  },
]

/** How the slider behaves. */
export const sliderFields: readonly EditField<GalleryForm>[] = [
  {
    path: 'interval',
    label: 'admin.galleries.interval',
    hint: 'admin.galleries.intervalHint',
    control: { kind: 'text', inputMode: 'decimal', unit: 's' },
    isRequired: true,
    check: ({ interval }) =>
      secondsFrom(interval) === null
        ? { id: 'admin.galleries.intervalWrong', values: { most: accepted.interval.highest } }
        : null,
  },
  { path: 'size', label: 'admin.galleries.size', control: { kind: 'choice', options: sizes } },
  {
    path: 'pivotV',
    label: 'admin.galleries.pivotV',
    hint: 'admin.galleries.pivotHint',
    control: {
      kind: 'choice',
      options: [
        option('TOP', 'admin.galleries.pivot.top'),
        option('CENTER', 'admin.galleries.pivot.center'),
        option('BOTTOM', 'admin.galleries.pivot.bottom'),
      ],
    },
  },
  {
    path: 'pivotH',
    label: 'admin.galleries.pivotH',
    control: {
      kind: 'choice',
      options: [
        option('LEFT', 'admin.galleries.pivot.left'),
        option('CENTER', 'admin.galleries.pivot.center'),
        option('RIGHT', 'admin.galleries.pivot.right'),
      ],
    },
  },
  {
    path: 'onClick',
    label: 'admin.galleries.onClick',
    control: {
      kind: 'choice',
      options: [option('NONE', 'admin.galleries.click.none'), option('FULLSCREEN', 'admin.galleries.click.fullscreen')],
    },
  },
  {
    path: 'sizeClick',
    label: 'admin.galleries.sizeClick',
    control: { kind: 'choice', options: sizes },
    isShown: ({ onClick }) => onClick === 'FULLSCREEN',
  },
]

/** The pictures, which are arranged and not typed. */
export const imagesField: EditField<GalleryForm> = {
  path: 'images',
  label: 'admin.galleries.images',
  check: ({ images }) =>
    images.length > accepted.imageIds.entries
      ? { id: 'admin.galleries.tooMany', values: { most: accepted.imageIds.entries } }
      : null,
  show: (images: readonly FormImage[]) => images.map(({ name }) => name).join(', '),
}

/** What the form means to the server: what was changed, or all of a new gallery (`changed` null). */
export function changesOf(form: GalleryForm, changed: readonly string[] | null): GalleryChanges {
  const has = (path: string) => changed === null || changed.some(each => each === path || each.startsWith(`${path}.`))
  const { title, slug, images, interval, ...others } = form
  const plain = Object.entries(others).filter(([field]) => has(field))
  return {
    ...(Object.fromEntries(plain) as GalleryChanges),
    ...(has('title') && { title: { de: title.de.trim(), en: title.en.trim() || null } }),
    ...(has('slug') && slug.trim() !== '' && { slug: slug.trim() }),
    ...(has('interval') && { interval: secondsFrom(interval) }),
    ...(has('images') && { imageIds: images.map(({ id }) => id) }),
  }
}
