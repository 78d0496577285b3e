import { expect, test } from 'vitest'
import { arrivalScript } from './arrival.ts'

const scripts = { entry: '/assets/main.js', parts: ['/assets/core.js'], isAtOnce: false, ahead: ['/assets/next.js'] }

test('what arrived cannot end the script that holds it', () => {
  const replies = { a: [{ data: { title: '</script><script>alert(1)</script>\u2028' } }] }
  const text = arrivalScript(
    { replies: replies as never, origin: 'https://shop.example', timeZone: 'Europe/Vienna', isCurrencyFirst: false },
    scripts,
  )
  expect(text).not.toMatch(/<\/?script|\u2028/)
  expect(text).toContain('\\u003c/script>\\u003cscript>alert(1)\\u003c/script>\\u2028')
})

test('it is a script by itself', () => {
  expect(
    () =>
      new Function(
        arrivalScript({ replies: {} as never, origin: '', timeZone: 'UTC', isCurrencyFirst: true }, scripts),
      ),
  ).not.toThrow()
})
