import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../../../../testing/harness.tsx'
import { PictureDrop } from './PictureDrop.tsx'

const open = async (address = '/') => {
  const picked: string[] = []
  const shown = await renderPart(<PictureDrop megabytes={15} onPick={file => picked.push(file.name)} />, { address })
  const button = screen.getByRole('button', { name: /^(Bild hinzufügen|Add picture)$/ })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  const area = button.closest<HTMLElement>('[role="presentation"]')
  if (!input || !area) throw new Error('nothing to drop on')
  return { ...shown, picked, button, input, area, said: () => area.nextElementSibling?.textContent }
}

const file = (name: string, type: string, bytes = 4) => {
  const made = new File(['data'], name, { type })
  Object.defineProperty(made, 'size', { value: bytes })
  return made
}

const drop = (area: HTMLElement, files: readonly File[]) => {
  const items = files.map(each => ({ kind: 'file', type: each.type, getAsFile: () => each }))
  fireEvent.drop(area, { dataTransfer: { files, items, types: ['Files'] } })
}

test.each([
  [
    '/',
    'Bild hinzufügen',
    'hierher ziehen oder auswählen: PNG, JPEG, WebP, GIF, AVIF, TIFF, SVG, bis 15\u00a0MB, ab 200\u00a0×\u00a0200 Pixel',
  ],
  [
    '/en',
    'Add picture',
    'drop here or choose: PNG, JPEG, WebP, GIF, AVIF, TIFF, SVG, up to 15\u00a0MB, at least 200\u00a0×\u00a0200 pixels',
  ],
])('at %s the button says what is taken', async (address, name, limits) => {
  const { button } = await open(address)
  expect(button.textContent).toBe(name)
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(limits)
})

test('a picture is taken that is dropped', async () => {
  const { area, picked } = await open()
  drop(area, [file('trikot.png', 'image/png')])
  await waitFor(() => expect(picked).toEqual(['trikot.png']))
})

test('a picture is taken that is chosen', async () => {
  const { user, input, picked } = await open()
  await user.upload(input, file('trikot.svg', 'image/svg+xml'))
  await waitFor(() => expect(picked).toEqual(['trikot.svg']))
})

test('the keyboard reaches the button, and Enter opens the choice of files', async () => {
  const { user, button, input } = await open()
  const opened: string[] = []
  input.addEventListener('click', () => opened.push('opened'))
  await user.tab()
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  expect(opened).toEqual(['opened'])
})

test.each([
  [
    'of another type',
    [file('liste.pdf', 'application/pdf')],
    'Dieser Dateityp ist nicht möglich. Bitte wählen Sie PNG, JPEG, WebP, GIF, AVIF, TIFF oder SVG.',
  ],
  [
    'that the server does not take',
    [file('bild.heic', 'image/heic')],
    'Dieser Dateityp ist nicht möglich. Bitte wählen Sie PNG, JPEG, WebP, GIF, AVIF, TIFF oder SVG.',
  ],
  ['of a byte too many', [file('groß.png', 'image/png', 15_000_001)], 'Die Datei ist zu groß.'],
])('a file %s is refused with words, until one is taken', async (_what, files, words) => {
  const { area, picked, said } = await open()
  drop(area, files)
  await waitFor(() => expect(said()).toBe(words))
  expect(picked).toEqual([])
  drop(area, [file('trikot.png', 'image/png', 15_000_000)])
  await waitFor(() => expect(picked).toEqual(['trikot.png']))
  expect(said()).toBe('')
})

test('of several the first is taken, and that is said', async () => {
  const { area, picked, said } = await open()
  drop(area, [file('a.png', 'image/png'), file('b.png', 'image/png')])
  await waitFor(() => expect(said()).toBe('Bitte ein Bild nach dem anderen hinzufügen.'))
  expect(picked).toEqual(['a.png'])
})
