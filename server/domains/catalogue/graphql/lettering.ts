import { builder } from '../../../api/builder.ts'
import type { LetteringInk, ProductLettering } from '../rules/printing.ts'
import { LetteringPlaceRef, LetteringScriptRef, PrintMethodRef } from './values.ts'

const LetteringInkRef = builder.objectRef<LetteringInk>('LetteringInk').implement({
  fields: t => ({
    color: t.exposeString('color', { description: 'The code of the colour of the piece.' }),
    ink: t.exposeString('ink', { description: 'Like #1a2b3c.' }),
    outline: t.exposeString('outline', { nullable: true }),
  }),
})

export const LetteringRef = builder.objectRef<ProductLettering>('Lettering').implement({
  description: 'How a text gets onto a product.',
  fields: t => ({
    method: t.expose('method', { type: PrintMethodRef }),
    place: t.expose('place', { type: LetteringPlaceRef, nullable: true, description: 'Null: it is not drawn.' }),
    script: t.expose('script', { type: LetteringScriptRef }),
    isOutlined: t.exposeBoolean('isOutlined'),
    inks: t.field({
      type: [LetteringInkRef],
      description: 'Of colours whose letters do not simply stand out from them.',
      resolve: ({ inks }) => [...inks],
    }),
  }),
})
