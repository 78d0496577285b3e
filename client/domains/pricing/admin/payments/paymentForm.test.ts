import { expect, test } from 'vitest'
import { paymentChangesOf, paymentFormOf, wrongIn } from './paymentForm.ts'

const texts = { title: { de: 'Rechnung', en: 'Invoice' }, description: { de: '', en: null } }
const invoice = {
  ...{ id: 'invoice', isConfigured: true, isEnabled: true, min: null, max: 500_000, order: 1, countries: ['AT'] },
  ...{ ...texts, termDays: 14 },
}
const late = { ...invoice, id: 'late', order: null, max: null, termDays: null }
const form = paymentFormOf({ methods: [late, invoice] }, 'de')

test('methods stand in the order of buyers, and are numbered by it', () => {
  expect(form.methods.map(({ id, max, termDays }) => [id, max, termDays])).toEqual([
    ['invoice', '5000,00', '14'],
    ['late', '', ''],
  ])
  expect(paymentChangesOf(form, 'de')).toEqual({ methods: [invoice, { ...late, order: 2 }] })
})

test.each([
  [{ title: { de: ' ', en: '' } }, [['methods.0.title.de', 'missing']]],
  [{ min: 'x' }, [['methods.0.min', 'amount']]],
  [{ min: '100', max: '50' }, [['methods.0.max', 'reversed']]],
  [{ termDays: '51' }, [['methods.0.termDays', 'days']]],
  [{ termDays: '1,5' }, [['methods.0.termDays', 'days']]],
  [{ min: '', max: '', termDays: '' }, []],
] as const)('%j: %j', (changes, problems) => {
  expect([...wrongIn({ methods: [{ ...form.methods[0]!, ...changes }] }, 'de')]).toEqual(problems)
})
