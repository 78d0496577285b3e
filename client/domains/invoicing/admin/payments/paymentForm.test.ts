import { describe, expect, test } from 'vitest'
import { problemsIn, warningsIn } from '../../../../adminKit/edit/fields.ts'
import { paymentFields, paymentForm, paymentInput } from './paymentForm.ts'

const today = '2026-11-24'

describe('a payment as it is typed', () => {
  test('begins with all that is open', () => {
    expect(paymentForm(123456, today, 'de')).toMatchObject({ direction: 'in', amount: '1234,56', paidOn: today })
  })

  test('of an invoice with a credit, that the money goes back', () => {
    const form = paymentForm(-500, today, 'de')
    expect(form).toMatchObject({ direction: 'out', amount: '5,00' })
    expect(paymentInput(form, 'de')).toMatchObject({ amount: -500, discount: 0, fee: 0 })
  })

  test('is sent in cents; what goes back is let nothing off', () => {
    const form = { ...paymentForm(10_000, today, 'de'), amount: '97', discount: '2,00', fee: '1,0', note: ' x ' }
    expect(paymentInput(form, 'de')).toEqual({
      ...{ amount: 9700, discount: 200, fee: 100, paidOn: today, method: 'TRANSFER', note: 'x' },
    })
    expect(paymentInput({ ...form, direction: 'out' }, 'de')).toMatchObject({ amount: -9700, discount: 0, fee: 0 })
  })

  test('what is no amount is said at its field, and what is too much is warned of', () => {
    const fields = paymentFields('de', 10_000)
    const form = paymentForm(10_000, today, 'de')
    expect([...problemsIn(fields, { ...form, amount: 'viel', fee: '-1' })]).toEqual([
      ['amount', 'payments.form.noAmount'],
      ['fee', 'payments.form.noAmount'],
    ])
    expect([...warningsIn(fields, form)]).toEqual([])
    expect([...warningsIn(fields, { ...form, amount: '100,01' })]).toEqual([['amount', 'payments.form.tooMuch']])
  })
})
