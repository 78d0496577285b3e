import { builder } from '../../../api/builder.ts'
import { globalId } from '../../../api/globalIds.ts'
import { textIn } from '../../../kit/languages.ts'
import { ProductRef } from '../../catalogue/graphql/refs.ts'
import { ImageRef, shown } from '../../catalogue/graphql/values.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { offeredLooks, type VoucherLookOffer } from '../queries/looks.ts'
import { voucherSettings } from '../settings.ts'

const VoucherLookRef = builder.objectRef<VoucherLookOffer>('VoucherLook').implement({
  fields: t => ({
    id: t.id({ resolve: ({ id }) => globalId('VoucherTemplate', id) }),
    heading: t.string({ resolve: ({ heading }, _args, { language }) => textIn(language, heading) }),
    text: t.string({ resolve: ({ text }, _args, { language }) => textIn(language, text) ?? '' }),
    accent: t.exposeString('accent'),
    picture: t.field({
      type: ImageRef,
      nullable: true,
      resolve: ({ picture, id, heading }) => shown(picture, id, heading),
    }),
    isDefault: t.exposeBoolean('isDefault'),
    isTransferable: t.exposeBoolean('isTransferable'),
  }),
})

builder.objectField(ProductRef, 'voucherLooks', t =>
  t.field({
    type: [VoucherLookRef],
    // Of goods it asks nothing.
    async resolve({ card }, _args, context) {
      if (card.kind !== 'voucher') return []
      const { image } = voucherSettings.of(await settingsOf(context))
      return offeredLooks(context.database.drizzle, image)
    },
  }),
)
