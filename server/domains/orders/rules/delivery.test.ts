import { describe, expect, test } from 'vitest'
import type { DeliveryTerms } from '../../pricing/rules/deliveryDates.ts'
import { deliveryOfRow, redated } from './delivery.ts'

const terms: DeliveryTerms = { calendar: { region: 'AT', closed: [] }, transit: { min: 1, max: 2 } }
const soon = { id: 'a', deliveryWeeks: 2, deliveryTimes: { daysMin: 2, daysMax: 4, printingDays: 0, backOn: null } }
const late = { id: 'b', deliveryWeeks: 4, deliveryTimes: { daysMin: 2, daysMax: 4, printingDays: 10, backOn: null } }
const before = { id: 'c', deliveryWeeks: 2, deliveryTimes: null }

describe('the delivery of an order that is paid on Friday, 20 November 2026', () => {
  test('counts from that day, each line by its own times', () => {
    expect(redated({ firstPartBy: null }, [soon, late], '2026-11-20', terms)).toEqual({
      order: { earliestDelivery: '2026-12-10', latestDelivery: '2026-12-15', firstPartBy: null },
      lines: [
        { id: 'a', earliestDelivery: '2026-11-25', latestDelivery: '2026-11-30' },
        { id: 'b', earliestDelivery: '2026-12-10', latestDelivery: '2026-12-15' },
      ],
    })
  })

  test('in parts stays in parts', () => {
    expect(redated({ firstPartBy: '2026-12-31' }, [soon, late], '2026-11-20', terms).order.firstPartBy).toBe(
      '2026-11-30',
    )
  })

  test('of before the times were kept counts by weeks', () => {
    expect(redated({ firstPartBy: null }, [before], '2026-11-20', terms)).toEqual({
      order: { earliestDelivery: null, latestDelivery: '2026-12-04', firstPartBy: null },
      lines: [{ id: 'c', earliestDelivery: null, latestDelivery: '2026-12-04' }],
    })
  })

  test('of nothing is none', () => {
    expect(redated({ firstPartBy: null }, [], '2026-11-20', terms)).toEqual({
      order: { earliestDelivery: null, latestDelivery: null, firstPartBy: null },
      lines: [],
    })
  })
})

test('an order from before is told by its latest day alone', () => {
  const row = { deliveryWeeks: 2, earliestDelivery: null, latestDelivery: '2026-12-04' }
  expect(deliveryOfRow(row)).toEqual({ weeks: 2, earliest: '2026-12-04', latest: '2026-12-04' })
  expect(deliveryOfRow({ ...row, deliveryWeeks: null })).toBeNull()
})
