import { describe, expect, test } from 'vitest'
import { firstStep, isReachable, nextStep, type OpenStep, type Step, stepsOf } from './steps.ts'

test.each<[OpenStep, Step]>([
  ['ADDRESS', 'address'],
  ['SHIPPING', 'shipping'],
  ['PAYMENT', 'shipping'],
  [null, 'check'],
])('with %s open, the checkout begins at %s', (open, step) => {
  expect(firstStep(open)).toBe(step)
})

test.each<[Step, OpenStep, boolean]>([
  ['address', 'ADDRESS', true],
  ['shipping', 'ADDRESS', false],
  ['check', 'ADDRESS', false],
  ['payment', 'PAYMENT', true],
  ['check', 'PAYMENT', false],
  ['address', null, true],
  ['check', null, true],
])('step %s with %s open may be entered: %s', (step, open, may) => {
  expect(isReachable(step, open)).toBe(may)
})

describe('after a step', () => {
  test('comes the next one', () => {
    expect(nextStep('address', { open: 'PAYMENT', isChange: false })).toBe('shipping')
    expect(nextStep('payment', { open: null, isChange: false })).toBe('check')
  })

  test('that was opened to change something, comes the check', () => {
    expect(nextStep('address', { open: null, isChange: true })).toBe('check')
  })

  test('whose change left something open, comes the next one', () => {
    expect(nextStep('shipping', { open: 'PAYMENT', isChange: true })).toBe('payment')
  })
})

test('nothing is asked about the delivery of vouchers alone', () => {
  const of = stepsOf({ asksShipping: false })
  expect(of).toEqual(['address', 'payment', 'check'])
  expect(firstStep('PAYMENT', of)).toBe('payment')
  expect(nextStep('address', { open: 'PAYMENT', isChange: false }, of)).toBe('payment')
  expect(nextStep('payment', { open: null, isChange: false }, of)).toBe('check')
})
