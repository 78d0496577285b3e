import { afterEach, expect, test, vi } from 'vitest'
import { downloadZip } from './downloadZip.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** The forms that were sent: to where, into which frame, with what. */
function sentForms() {
  const sent: (readonly [string, string, string | undefined])[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push([
      new URL(this.action).pathname,
      this.target,
      this.querySelector<HTMLInputElement>('input[name="ids"]')?.value,
    ])
  })
  return sent
}

test('files are asked for by a form, whose answer goes into a frame of its own', () => {
  const sent = sentForms()
  downloadZip(['a', 'b'], () => {})
  downloadZip(['c'], () => {})
  expect(sent).toEqual([
    ['/api/v0/batch/file/zip', 'files-zip', 'a,b'],
    ['/api/v0/batch/file/zip', 'files-zip', 'c'],
  ])
  expect([document.querySelectorAll('iframe').length, document.querySelectorAll('form').length]).toEqual([1, 0])
})

test('what loads into the frame is why there is no download', () => {
  sentForms()
  const failed = vi.fn()
  downloadZip(['a'], failed)
  const frame = document.querySelector('iframe')!
  const shows = (href: () => string) =>
    Object.defineProperty(frame, 'contentWindow', {
      configurable: true,
      value: {
        location: {
          get href() {
            return href()
          },
        },
      },
    })
  shows(() => 'about:blank')
  frame.dispatchEvent(new Event('load'))
  expect(failed).toHaveBeenCalledTimes(0)
  shows(() => {
    throw new DOMException('not to be looked at', 'SecurityError')
  })
  frame.dispatchEvent(new Event('load'))
  expect(failed).toHaveBeenCalledTimes(1)
})
