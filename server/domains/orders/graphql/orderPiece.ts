import { builder } from '../../../api/builder.ts'
import { FitRef } from '../../catalogue/graphql/values.ts'
import { NamedPropertyRef } from '../../catalogue/graphql/variantProperties.ts'
import { isPieceExcluded } from '../rules/exclusion.ts'
import type { OrderPiece } from '../tables.ts'

/** A piece of a set that was ordered. */
export const OrderPieceRef = builder.objectRef<OrderPiece>('OrderPiece').implement({
  fields: t => ({
    slot: t.exposeInt('slot'),
    title: t.exposeString('title'),
    sku: t.exposeString('sku', { nullable: true }),
    size: t.exposeString('size', { nullable: true }),
    fit: t.expose('fit', { type: FitRef, nullable: true }),
    color: t.exposeString('color', { nullable: true }),
    properties: t.field({
      type: [NamedPropertyRef],
      description: 'As it was said when it was ordered, besides size, fit and colour.',
      resolve: ({ properties }) => properties ?? [],
    }),
    amount: t.exposeInt('amount'),
    texts: t.exposeStringList('texts'),
    isWithdrawalExcluded: t.boolean({ description: 'Made to the buyer’s words.', resolve: isPieceExcluded }),
  }),
})
