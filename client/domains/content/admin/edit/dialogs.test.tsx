import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import type { Shown } from '../../../../testing/harness.tsx'
import { openPage } from '../../../../testing/pageEditor.tsx'
import { failures, sent } from '../../../../testing/staff.tsx'

beforeEach(() => {
  sessionStorage.clear()
  // jsdom lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

const seen = ['DE', 'EN'].map(language => ({
  ...{ language, state: 'PUBLISHED', path: '/ueber-uns', startsAt: '2026-11-01T08:00:00Z', endsAt: null, nextAt: null },
}))
const submitted = { step: 'SUBMITTED', stepNote: 'Bitte ansehen', stepBy: 'Mia', stepAt: '2026-11-20T08:00:00Z' }

/** A question of the designer: what the page is like, the button that asks, the word that answers, and what is sent. */
interface Question {
  readonly page: object
  readonly tab: string
  readonly open: string
  readonly title: string
  readonly verb: string
  readonly operation: string
  readonly field: string
  /** What is written before, in this input. */
  readonly note?: string
}

const questions: readonly Question[] = [
  {
    ...{ page: {}, tab: 'Status', open: 'einreichen …', title: 'Seite einreichen', verb: 'einreichen', note: 'Notiz' },
    ...{ operation: 'useSubmitEntryMutation', field: 'submitEntry' },
  },
  {
    ...{ page: submitted, tab: 'Status', open: 'genehmigen', title: 'Seite genehmigen?', verb: 'genehmigen' },
    ...{ operation: 'useApproveEntryMutation', field: 'approveEntry', note: 'Notiz' },
  },
  {
    ...{ page: submitted, tab: 'Status', open: 'zurückgeben', title: 'Seite zurückgeben', verb: 'zurückgeben' },
    ...{ operation: 'useReturnEntryMutation', field: 'returnEntry', note: 'Notiz' },
  },
  {
    ...{ page: {}, tab: 'Status', open: 'veröffentlichen …', title: 'Seite veröffentlichen', verb: 'veröffentlichen' },
    ...{ operation: 'usePublishEntryMutation', field: 'publishEntry', note: 'Notiz' },
  },
  {
    ...{ page: { languages: seen }, tab: 'Status', open: 'zurücknehmen', title: 'Von der Website nehmen?' },
    ...{ verb: 'zurücknehmen', operation: 'useWithdrawEntryMutation', field: 'withdrawEntry', note: 'Notiz' },
  },
  {
    ...{ page: {}, tab: 'Teilen', open: 'Link anlegen', title: 'Link anlegen', verb: 'anlegen' },
    ...{ operation: 'useCreatePreviewLinkMutation', field: 'createPreviewLink' },
  },
]

async function ask({ page, tab, open, title, verb, note }: Question, answers: Answers) {
  const shown = await openPage([], page, answers)
  const { user } = shown
  await user.click(screen.getByRole('tab', { name: tab }))
  await user.click(await screen.findByRole('button', { name: open }))
  const dialog = await screen.findByRole('dialog', { name: title })
  if (note) await user.type(within(dialog).getByRole('textbox', { name: new RegExp(note) }), 'Vor Samstag')
  await user.click(within(dialog).getByRole('button', { name: verb }))
  return { ...shown, dialog }
}
const written = (dialog: HTMLElement, { note }: Question) =>
  note ? [within(dialog).getByRole('textbox', { name: new RegExp(note) })] : []
const asked = ({ environment }: Shown, { operation }: Question) => sent(environment.asked, operation)

describe.each(questions.map(each => [each.title, each] as const))('%s', (_title, question) => {
  test.each(failures)('stays open with what was written where the server fails (%s)', async (status, said) => {
    const { dialog, ...shown } = await ask(question, { [question.operation]: refusedBy(status) })
    expect(await within(dialog).findByText(said)).toBeTruthy()
    for (const input of written(dialog, question)) expect(input).toHaveProperty('value', 'Vor Samstag')
    // Pressed again it asks again.
    await shown.user.click(within(dialog).getByRole('button', { name: question.verb }))
    await waitFor(() => expect(asked(shown, question)).toHaveLength(2))
  })

  test.each([
    ['TRANSITION_NOT_ALLOWED', /in diesem Status/i],
    ['STALE_REVISION', 'Jemand anders hat inzwischen gespeichert.'],
    ['ENTRY_LOCKED', /gerade|gesperrt|bearbeitet/],
  ])('says why it was refused (%s)', async (code, said) => {
    const errors = [{ code, path: ['entryId'] }]
    const { dialog } = await ask(question, {
      [question.operation]: { Mutation: () => ({ [question.field]: { entry: null, errors } }) },
    })
    expect((await within(dialog).findAllByText(said)).length).toBeGreaterThan(0)
    for (const input of written(dialog, question)) expect(input).toHaveProperty('value', 'Vor Samstag')
  })
})

test('nothing is withdrawn where no language is named', async () => {
  const [withdrawal] = questions.filter(({ operation }) => operation === 'useWithdrawEntryMutation')
  const shown = await openPage([], withdrawal!.page)
  await shown.user.click(screen.getByRole('tab', { name: 'Status' }))
  await shown.user.click(await screen.findByRole('button', { name: withdrawal!.open }))
  const dialog = within(await screen.findByRole('dialog', { name: withdrawal!.title }))
  for (const language of ['Deutsch', 'Englisch'])
    await shown.user.click(dialog.getByRole('checkbox', { name: language }))
  await shown.user.click(dialog.getByRole('button', { name: withdrawal!.verb }))
  expect(dialog.getByText('Mindestens eine Sprache wählen')).toBeTruthy()
  expect(asked(shown, withdrawal!)).toEqual([])
})

test('before publishing it is said how many places readers would stumble over', async () => {
  const [publication] = questions.filter(({ operation }) => operation === 'usePublishEntryMutation')
  const finding = { blockId: null, language: null, detail: '/weg' }
  const shown = await openPage([], publication!.page, {
    FindingsPanelQuery: {
      Query: () => ({
        managedEntry: {
          id: 'e1',
          findings: [
            { ...finding, code: 'LINK_DEAD', severity: 'ERROR' },
            { ...finding, code: 'DESCRIPTION_MISSING', severity: 'HINT' },
          ],
        },
      }),
    },
  })
  await shown.user.click(screen.getByRole('tab', { name: 'Status' }))
  await shown.user.click(await screen.findByRole('button', { name: publication!.open }))
  const dialog = within(await screen.findByRole('dialog', { name: publication!.title }))
  expect(await dialog.findByText(/nennt eine Stelle/)).toBeTruthy()
})
