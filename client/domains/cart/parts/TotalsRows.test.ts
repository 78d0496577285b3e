import { expect, test } from 'vitest'
import { withoutShipping } from './TotalsRows.tsx'

const euros = (cents: number) => ({ cents, currency: 'EUR' })

test('before shipping, what goods come to is what is left of them after discounts', () => {
  const discounts = [{ amount: euros(-500) }, { amount: euros(250) }]
  expect(withoutShipping({ goods: euros(10_000), discounts })).toEqual(euros(9250))
  expect(withoutShipping({ goods: euros(4490), discounts: [] })).toEqual(euros(4490))
})
