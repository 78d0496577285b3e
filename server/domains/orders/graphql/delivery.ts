import { builder } from '../../../api/builder.ts'
import { GivenAnswerRef } from '../../cart/graphql/answerTypes.ts'
import { DeliveryStationRef } from '../../cart/graphql/station.ts'
import { deliverySettings } from '../../pricing/settings.ts'
import { settingsOf } from '../../settings/graphql.ts'
import { OrderLineRef, OrderRef } from './order.ts'

/** What buyers answered, and where else than to the door their goods go. */
builder.objectFields(OrderRef, t => ({
  needsShipping: t.boolean({
    description: 'False for vouchers alone: they come by e-mail once they are paid, and there is nothing to send.',
    resolve: ({ order }) => order.needsShipping,
  }),
  carriers: t.stringList({
    description: 'Who may carry its parcel: the carriers of the shop by their names.',
    resolve: async (_order, _args, context) =>
      deliverySettings.of(await settingsOf(context)).providers.map(({ name }) => name),
  }),
  station: t.field({
    type: DeliveryStationRef,
    nullable: true,
    description: 'The parcel locker or pick-up point that the goods go to; null where they do not.',
    resolve: ({ order }) => order.station,
  }),
  answers: t.field({
    type: [GivenAnswerRef],
    description: 'What the shop asked of the whole order and was answered.',
    resolve: ({ order }) => [...order.answers],
  }),
}))

builder.objectFields(OrderLineRef, t => ({
  answers: t.field({
    type: [GivenAnswerRef],
    description: 'What the shop asked of the line and was answered.',
    resolve: ({ answers }) => [...answers],
  }),
}))
