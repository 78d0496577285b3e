import type { ImageView } from '../../../../__generated__/ImagesSection_product.graphql.ts'
import type { EditField } from '../../../../adminKit/edit/fields.ts'
import type { Fit } from '../../parts/browsing.ts'
import { fitText } from '../../parts/fitText.ts'

/** A picture of a product in a dialog's form. */
export interface ImageForm {
  view: ImageView
  colorId: string
  fit: Fit | ''
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
  {
    path: 'fit',
    label: 'admin.product.imageFit',
    control: {
      kind: 'choice',
      options: [
        { value: '', label: 'admin.list.all' },
        { value: 'MEN', label: fitText.MEN },
        { value: 'WOMEN', label: fitText.WOMEN },
        { value: 'CHILDREN', label: fitText.CHILDREN },
        { value: 'UNISEX', label: fitText.UNISEX },
      ],
    },
  },
  { path: 'german', label: 'admin.product.altGerman', hint: 'admin.product.altHint', longest },
  { path: 'english', label: 'admin.product.altEnglish', longest },
  { path: 'captionGerman', label: 'admin.product.captionGerman', hint: 'admin.product.captionHint', longest },
  { path: 'captionEnglish', label: 'admin.product.captionEnglish', longest },
]
