import { z } from 'zod'
import { changed, day, idOf, ids, instant, listOf, named, oneOf, revision, text, whole } from '../../../kit/answers.ts'

export const withdrawalAnswer = named(
  'Withdrawal',
  'A declaration of withdrawal from a contract.',
  z.object({
    ...ids('Withdrawal', 'withdrawal'),
    order: idOf('order', 'the order; null where none fits what was entered').nullable(),
    proof: oneOf('by what the order is known to be the declarer’s', ['account', 'link', 'email', 'staff']).nullable(),
    order_number: text('as it was entered', '10042'),
    name: text('of whoever declared it', 'Kim Muster'),
    email: text('where the receipt went', 'kim@example.com').nullable(),
    language: oneOf('in which they are written to', ['de', 'en']),
    items: listOf(
      z.object({
        line: idOf('orderLine', 'the line of the order'),
        piece: whole('of a set: which piece, from 0; null: all of the line', 0).nullable(),
        title: text('what was bought', 'Trikot Nordwald'),
        amount: whole('pieces', 1),
      }),
      'what is withdrawn from; empty: the whole contract, or what `parts` says',
    ),
    parts: text('what is withdrawn from, in the declarer’s words', 'nur die Hose').nullable(),
    created: instant('when it came in'),
    arrived_on: day('when the goods arrived, as staff found out').nullable(),
    state: oneOf('what became of it', ['received', 'accepted', 'refused']),
    answer: text('what the customer was told', 'Bitte senden Sie die Ware zurück.').nullable(),
    decided_at: instant('when it was accepted or refused').nullable(),
    revision: revision(),
    changed: changed('orders'),
  }),
)
