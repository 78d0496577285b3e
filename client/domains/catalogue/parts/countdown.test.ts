import { expect, test } from 'vitest'
import { countdown } from './countdown.ts'

const on = (day: string, sentOn = day) => ({ orderBy: `${day}T13:00:00Z`, orderOn: day, sentOn })
const next = [on('2026-11-23'), on('2026-11-24')]
const at = (now: string, dispatches = next) => countdown(dispatches, Date.parse(now), now.slice(0, 10))

test.each([
  [
    'hours and minutes before',
    '2026-11-23T10:46:00Z',
    next,
    { hours: 2, minutes: 14, day: 'today', sentOn: '2026-11-23' },
  ],
  ['the last minute', '2026-11-23T12:59:00Z', next, { hours: 0, minutes: 1, day: 'today', sentOn: '2026-11-23' }],
  [
    'too late: the next one',
    '2026-11-23T12:59:01Z',
    next,
    { hours: 24, minutes: 0, day: 'tomorrow', sentOn: '2026-11-24' },
  ],
  [
    'sent a day later',
    '2026-11-23T12:00:00Z',
    [on('2026-11-23', '2026-11-24')],
    { hours: 1, minutes: 0, day: 'tomorrow', sentOn: '2026-11-24' },
  ],
  [
    'over a weekend',
    '2026-11-20T12:00:00Z',
    [on('2026-11-20', '2026-11-23')],
    { hours: 1, minutes: 0, day: 'other', sentOn: '2026-11-23' },
  ],
  ['more than a day away', '2026-11-21T12:00:00Z', [on('2026-11-23')], null],
  ['an answer that is too old', '2026-11-25T12:00:00Z', next, null],
  ['nothing promised', '2026-11-23T10:00:00Z', [], null],
])('%s', (_label, now, dispatches, expected) => {
  expect(at(now, dispatches)).toEqual(expected)
})
