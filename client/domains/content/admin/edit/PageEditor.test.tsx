import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refusedBy } from '../../../../testing/answers.ts'
import { openPage } from '../../../../testing/pageEditor.tsx'
import { failures, sent } from '../../../../testing/staff.tsx'
import { madeBlock, typeOf } from '../designer/blockTypes.ts'
import type { Block } from '../designer/document.ts'

const made = (type: string, props: object = {}): Block => {
  const block = madeBlock(typeOf(type)!)
  return { ...block, id: `${type}00000`.slice(0, 8), props: { ...block.props, ...props } }
}
const button = made('button', { label: { de: 'Kontakt', en: '' }, href: '/kontakt' })
const page = [button, made('hr'), made('spacer')]

const canvas = () => screen.getByRole('region', { name: 'Seite' })
const shown = () =>
  within(canvas())
    .getAllByRole('group')
    .map(each => each.getAttribute('aria-label'))
const select = (name: string) => screen.getByRole('group', { name }).focus()
const inputs = (asked: Parameters<typeof sent>[0]) =>
  sent(asked, 'useUpdateEntryMutation') as { version: number; changes: { document?: { blocks: Block[] } } }[]

beforeEach(() => {
  sessionStorage.clear()
  // jsdom lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

test('a block is copied and pasted by hand, and it is said where there is nothing to paste', async () => {
  const { user } = await openPage(page)
  const paste = screen.getByRole('button', { name: 'Kopiertes einfügen' })
  await user.click(paste)
  await screen.findAllByText('In der Zwischenablage ist nichts, das hierher passt')
  act(() => select('Schaltfläche'))
  await user.click(await screen.findByRole('button', { name: 'kopieren' }))
  await screen.findByText('Block kopiert')
  act(() => select('Abstand'))
  await user.click(paste)
  await waitFor(() => expect(shown()).toEqual(['Schaltfläche', 'Trennlinie', 'Abstand', 'Schaltfläche']))
})

describe('by keys alone', () => {
  test('blocks are moved, duplicated, resized, hidden and removed, and that is undone', async () => {
    const { user } = await openPage(page)
    expect(shown()).toEqual(['Schaltfläche', 'Trennlinie', 'Abstand'])
    act(() => select('Schaltfläche'))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(shown()).toEqual(['Trennlinie', 'Schaltfläche', 'Abstand'])
    await user.keyboard('{Control>}d{/Control}')
    expect(shown()).toEqual(['Trennlinie', 'Schaltfläche', 'Schaltfläche', 'Abstand'])
    await user.keyboard('{Delete}')
    expect(shown()).toEqual(['Trennlinie', 'Schaltfläche', 'Abstand'])
    await user.keyboard('{Control>}z{/Control}')
    expect(shown()).toHaveLength(4)
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(shown()).toHaveLength(3)
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(screen.getByText('11 von 12 Einheiten breit')).toBeTruthy()
    await user.keyboard('h')
    expect(shown().some(each => each?.endsWith('hier nicht zu sehen'))).toBe(true)
  })

  test('a slash finds a block, Enter adds it behind what is selected', async () => {
    const { user } = await openPage(page)
    act(() => select('Schaltfläche'))
    await user.keyboard('/')
    const search = await screen.findByRole('searchbox', { name: 'Block suchen' })
    await waitFor(() => expect(document.activeElement).toBe(search))
    await user.keyboard('tabel{Enter}')
    expect(shown()).toEqual(['Schaltfläche', 'Tabelle', 'Trennlinie', 'Abstand'])
  })

  test('question mark says what stands on the keys', async () => {
    const { user } = await openPage(page)
    act(() => select('Schaltfläche'))
    await user.keyboard('?')
    expect(await screen.findByRole('heading', { name: 'Tastenkürzel' })).toBeTruthy()
  })
})

test('what is set in the panel is saved by itself, as a document', async () => {
  const { user, environment } = await openPage(page)
  act(() => select('Schaltfläche'))
  const label = await screen.findByRole('textbox', { name: 'Beschriftung (Deutsch)' })
  await user.type(label, 'e')
  expect(screen.getByText('wird gespeichert …')).toBeTruthy()
  await waitFor(() => expect(inputs(environment.asked)).toHaveLength(1), { timeout: 3000 })
  const [input] = inputs(environment.asked)
  expect(input?.version).toBe(3)
  expect(Object.keys(input?.changes ?? {})).toEqual(['document'])
  expect(input?.changes.document?.blocks[0]?.props.label).toEqual({ de: 'Kontakte', en: '' })
  expect(await screen.findByText('gespeichert')).toBeTruthy()
})

test('what is hidden is drawn as if it were seen, so that it is there once it is shown', async () => {
  const hidden = { ...button.attrs, visible: { xs: false, md: false, lg: false }, languages: ['en' as const] }
  const { environment } = await openPage([{ ...button, attrs: hidden }])
  await waitFor(() => expect(environment.asked.some(({ name }) => name === 'useDrawingQuery')).toBe(true))
  const { variables } = environment.asked.find(({ name }) => name === 'useDrawingQuery')!
  expect((variables as { document: { blocks: Block[] } }).document.blocks.map(({ attrs }) => attrs)).toEqual([
    { size: button.attrs.size, visible: { xs: true, md: true, lg: true } },
  ])
})

test('a part that was changed in another window is drawn anew once one is back, and nothing else is', async () => {
  const { environment } = await openPage([button, made('reusable', { entry: 'r1' })])
  const drawings = () =>
    environment.asked
      .filter(({ name }) => name === 'useDrawingQuery')
      .map(({ variables }) => (variables as { document: { blocks: Block[] } }).document.blocks.map(({ type }) => type))
  await waitFor(() => expect(drawings()).toEqual([['button', 'reusable']]))
  await act(async () => window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(drawings()).toEqual([['button', 'reusable'], ['reusable']]))
})

test('a link that leads nowhere is said at its field', async () => {
  const { user } = await openPage(page)
  act(() => select('Schaltfläche'))
  const href = await screen.findByRole('textbox', { name: /^Ziel/ })
  await user.clear(href)
  await user.type(href, 'javascript:alert(1)')
  expect(screen.getByText(/Ein Ziel beginnt mit/)).toBeTruthy()
})

test.each(failures)('where the server fails (%s) nothing is lost, and it is tried again', async status => {
  const { user, environment } = await openPage(page, {}, { useUpdateEntryMutation: refusedBy(status) })
  act(() => select('Schaltfläche'))
  await user.keyboard('{Delete}')
  expect(await screen.findByText(/Ihre Änderungen stehen hier/, {}, { timeout: 3000 })).toBeTruthy()
  expect(shown()).toEqual(['Trennlinie', 'Abstand'])
  await user.click(screen.getByRole('button', { name: 'erneut versuchen' }))
  expect(inputs(environment.asked)).toHaveLength(2)
  expect(inputs(environment.asked)[1]?.changes.document?.blocks).toHaveLength(2)
})

test('what the server refuses of a block is said with the block, and leads to it', async () => {
  const errors = [{ code: 'INVALID_INPUT', path: ['changes', 'document', 'blocks', '1', 'props'] }]
  const { user } = await openPage(
    page,
    {},
    { useUpdateEntryMutation: { Mutation: () => ({ updateEntry: { entry: null, errors } }) } },
  )
  act(() => select('Abstand'))
  await user.keyboard('{Delete}')
  await screen.findByText('So lässt sich die Seite nicht speichern:', {}, { timeout: 3000 })
  await user.click(screen.getByRole('button', { name: 'Trennlinie' }))
  expect(screen.getByRole('group', { name: 'Trennlinie' }).dataset.selected).toBe('true')
})

test('while somebody else works on the page it is read only, and says who', async () => {
  const lock = { isMine: false, lockedBy: 'Kim', isOwnElsewhere: false, viewerCanBreak: false }
  const { user, environment } = await openPage(
    page,
    {},
    { useTakeLockMutation: { Mutation: () => ({ takeLock: { lock, errors: [] } }) } },
  )
  await screen.findByText(/Kim/)
  act(() => select('Schaltfläche'))
  await user.keyboard('{Delete}')
  expect(shown()).toHaveLength(3)
  expect(inputs(environment.asked)).toEqual([])
})

test('publishing saves first, and publishes just what was saved', async () => {
  const { user, environment } = await openPage(
    page,
    { title: { de: 'Über uns', en: 'About us' } },
    {
      usePublishEntryMutation: { Mutation: () => ({ publishEntry: { entry: null, madePublic: [], errors: [] } }) },
    },
  )
  act(() => select('Abstand'))
  await user.keyboard('{Delete}')
  await user.click(screen.getByRole('button', { name: 'veröffentlichen' }))
  await user.click(await screen.findByRole('button', { name: 'veröffentlichen …' }))
  const dialog = await screen.findByRole('dialog', { name: 'Seite veröffentlichen' })
  await user.click(within(dialog).getByRole('button', { name: 'veröffentlichen' }))
  await waitFor(() => expect(sent(environment.asked, 'usePublishEntryMutation')).toHaveLength(1))
  expect(inputs(environment.asked)).toHaveLength(1)
  expect(sent(environment.asked, 'usePublishEntryMutation')).toEqual([
    { entryId: 'e1', version: 4, note: null, languages: ['DE', 'EN'], startsAt: null, endsAt: null },
  ])
})

test('leaving waits until all is saved', async () => {
  const { user, mayLeave, environment } = await openPage(page)
  act(() => select('Schaltfläche'))
  await user.keyboard('{Delete}')
  await act(async () => expect(await mayLeave()).toBe(true))
  expect(inputs(environment.asked)).toHaveLength(1)
})
