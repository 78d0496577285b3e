import { afterEach, expect, test, vi } from 'vitest'
import { copiedText, copyText } from './copying.ts'

afterEach(() => vi.unstubAllGlobals())

test('what was copied is pasted from the clipboard, which others may have filled since', async () => {
  const clipboard = { text: '' }
  const writeText = async (text: string) => {
    clipboard.text = text
  }
  vi.stubGlobal('navigator', { clipboard: { writeText, readText: async () => clipboard.text } })
  await copyText('a block')
  expect(await copiedText()).toBe('a block')
  clipboard.text = 'from elsewhere'
  expect(await copiedText()).toBe('from elsewhere')
})

test('where the browser keeps its clipboard to itself, what was copied here is pasted', async () => {
  const no = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'))
  vi.stubGlobal('navigator', { clipboard: { writeText: no, readText: no } })
  await copyText('another block')
  expect(await copiedText()).toBe('another block')
})
