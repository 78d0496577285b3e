import { describe, expect, test } from 'vitest'
import type { Route } from '../../../../router/route.ts'
import { routes } from '../../../../routes.tsx'
import { patternOf } from './patternOf.ts'
import { sumsOf, timedRequest } from './timings.ts'

const metric = (name: string, duration: number, description: string) => ({ name, duration, description })

describe('what the server measured', () => {
  test('is read out of its header', () => {
    const entry = {
      ...{ entryType: 'navigation', startTime: 0 },
      serverTiming: [
        metric('total', 21, '2'),
        metric('HomeQuery', 9.5, '4 3.2 120 shared'),
        metric('Me', 2, '1 1 5 own'),
      ],
    }
    const request = timedRequest(entry)
    expect(request).toEqual({
      ...{ key: 'navigation 0', isDocument: true, milliseconds: 21 },
      operations: [
        { name: 'HomeQuery', milliseconds: 9.5, statements: 4, databaseMilliseconds: 3.2, cost: 120, isShared: true },
        { name: 'Me', milliseconds: 2, statements: 1, databaseMilliseconds: 1, cost: 5, isShared: false },
      ],
    })
    expect(sumsOf([request!, request!])).toEqual({
      ...{ operations: 4, statements: 10, milliseconds: 42 },
      databaseMilliseconds: expect.closeTo(8.4),
    })
  })

  test.each([
    ['a picture', { entryType: 'resource', startTime: 4 }],
    [
      'what the panel itself asks',
      {
        entryType: 'resource',
        startTime: 4,
        serverTiming: [metric('total', 9, '1'), metric('DebugPanelQuery', 9, '')],
      },
    ],
    ['what others measured', { entryType: 'resource', startTime: 4, serverTiming: [metric('cdn', 1, '')] }],
  ])('is nothing of %s', (_what, entry) => {
    expect(timedRequest(entry)).toBeNull()
  })
})

describe('the pattern of a path', () => {
  test.each([
    ['/', '/'],
    ['/cart', '/cart'],
    ['/teamwear/trikot', '/:group/:product'],
    ['/p/123', '/p/:id'],
    ['/admincenter/settings/debug', '/admincenter/settings/debug'],
  ])('%s is that of %s', async (path, pattern) => {
    expect(await patternOf(routes, path)).toBe(pattern)
  })

  test('is none where nothing answers', async () => {
    const few: readonly Route[] = [{ path: 'old', redirect: () => '/', isPersonal: false }]
    expect(await patternOf(few, '/new')).toBeNull()
  })
})
