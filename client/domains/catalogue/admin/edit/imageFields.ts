import type { ImageView } from '../../../../__generated__/ImagesSection_product.graphql.ts'
import type { EditField } from '../../../../adminKit/edit/fields.ts'

/** A picture of a product in a dialog's form. */
export interface ImageForm {
  view: ImageView
  colorId: string
  german: string
  english: string
  captionGerman: string
  captionEnglish: string
}

/** What is asked of a picture; `longest` of its words in characters. */
export const imageFields = (
  colors: readonly { readonly id: string; readonly title: string }[],
  longest: number,
): readonly EditField<ImageForm>[] => [
  {
    path: 'view',
    label: 'admin.product.imageView',
    control: {
      kind: 'choice',
      options: [
        { value: 'FRONT', label: 'admin.product.view.front' },
        { value: 'BACK', label: 'admin.product.view.back' },
        { value: 'DETAIL', label: 'admin.product.view.detail' },
        { value: 'OTHER', label: 'admin.product.view.other' },
      ],
    },
  },
  {
    path: 'colorId',
    label: 'admin.product.color',
    isShown: ({ colorId }) => colors.length > 1 || colorId !== '',
    control: {
      kind: 'choice',
      options: [
        { value: '', label: 'admin.list.all' },
        ...colors.map(({ id, title }) => ({ value: id, label: { text: title } })),
      ],
    },
  },
  { path: 'german', label: 'admin.product.altGerman', hint: 'admin.product.altHint', longest },
  { path: 'english', label: 'admin.product.altEnglish', longest },
  { path: 'captionGerman', label: 'admin.product.captionGerman', hint: 'admin.product.captionHint', longest },
  { path: 'captionEnglish', label: 'admin.product.captionEnglish', longest },
]
