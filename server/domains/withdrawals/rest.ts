import { z } from 'zod'
import { type Route, route } from '../../api/rest.ts'
import { collection } from '../../api/restCollection.ts'
import { records } from '../../api/restRecords.ts'
import { exampleIds, instant } from '../../kit/answers.ts'
import { isId } from '../../kit/ids.ts'
import { completeWithdrawal, decideWithdrawal, declareWithdrawal } from './operations.ts'
import { withdrawalAnswer } from './presenters/answers.ts'
import { findForRest, presentWithdrawals, type RestFilter, restSorts } from './presenters/withdrawal.ts'
import { LONGEST } from './rules/declaring.ts'

const id = z.string().max(200).refine(isId, 'is not an id')

const filter: z.ZodType<RestFilter> = z
  .strictObject({
    _id: z
      .union([id.transform(one => [one]), z.object({ $in: z.array(id).max(1000) }).transform(list => list.$in)])
      .optional(),
    state: z.enum(['received', 'accepted', 'refused']).optional(),
    order: id.optional(),
  })
  .transform(({ _id, ...query }) => ({ ids: _id, ...query }))

const decision = z.strictObject({
  state: z.enum(['accepted', 'refused']).optional(),
  order_number: z.union([z.string().max(40), z.int().min(0).transform(String)]).optional(),
  arrived_on: z.iso.date().max(10).nullish(),
  answer: z
    .string()
    .max(2 * LONGEST.answer)
    .nullish(),
})

export const withdrawalRoutes: readonly Route[] = [
  ...collection({
    name: 'shop_withdrawal',
    audience: 'staff:orders',
    what: 'declarations of withdrawal',
    types: ['Withdrawal'],
    mirrored: { kind: 'withdrawal', area: 'orders' },
    item: withdrawalAnswer,
    filter,
    sorts: restSorts,
    find: ({ database, viewer }, part) => findForRest(database, viewer, part),
    byIds: ({ database, viewer }, ids) => presentWithdrawals(database, viewer, ids),
  }),
  route({
    method: 'POST',
    path: '/api/v0/shop_withdrawal',
    audience: 'inPerson',
    summary:
      'Declares the withdrawal from a contract, without signing in. The receipt comes by mail; whether there is such an order is told to nobody.',
    input: z.object({
      // At least 16 characters, one for each declaration: sending it again declares nothing twice.
      key: z.string().max(LONGEST.key),
      name: z.string().max(500),
      order_number: z.union([z.string().max(200), z.int().min(0).transform(String)]),
      email: z.string().max(500).nullish(),
      parts: z
        .string()
        .max(2 * LONGEST.parts)
        .nullish(),
      token: z.string().max(200).nullish(),
      items: z
        .array(z.object({ line: id, piece: z.int().min(0).nullish(), amount: z.int() }))
        .max(1000)
        .nullish(),
    }),
    answer: z.object({ received: instant('when it came in') }),
    example: {
      ...{ key: 'withdrawal-of-kim-10042', name: 'Kim Muster', order_number: '10042' },
      ...{ email: 'kim@example.com', parts: 'nur die Hose' },
    },
    async run(context, input) {
      await context.responder.limitExactly('mail')
      const { declaredAt } = await declareWithdrawal(context, {
        ...{ key: input.key, name: input.name, orderNumber: input.order_number, email: input.email ?? null },
        ...{ parts: input.parts ?? null, token: input.token ?? null },
        items: input.items?.map(({ line, piece, amount }) => ({ lineId: line, piece: piece ?? null, amount })) ?? null,
      })
      return { received: declaredAt }
    },
  }),
  ...records({
    name: 'shop_withdrawal',
    audience: 'admin:orders',
    what: 'declarations of withdrawal',
    called: { types: ['Withdrawal'] },
    input: decision,
    answer: withdrawalAnswer,
    changing: {
      _id: exampleIds.withdrawal,
      revision: 1,
      state: 'accepted',
      answer: 'Bitte senden Sie die Ware zurück.',
    },
    note: 'With `state` it accepts or refuses and writes to the customer; it gives no money back by itself. Without `state` it adds which order is meant (`order_number`) and when the goods arrived (`arrived_on`).',
    inputFor: () => decision,
    read: ({ database, viewer }, ids) => presentWithdrawals(database, viewer, ids),
    async update(context, withdrawalId, input: z.infer<typeof decision>, revision) {
      const { state, answer, order_number: orderNumber, arrived_on: arrivedOn } = input
      if (state === undefined) return completeWithdrawal(context, { withdrawalId, revision, orderNumber, arrivedOn })
      const isAccepted = state === 'accepted'
      return decideWithdrawal(context, { withdrawalId, revision, isAccepted, answer: answer ?? null })
    },
  }),
]
