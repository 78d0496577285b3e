import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import entryPageQuery from '../../../__generated__/EntryPageQuery$parameters.ts'
import type { PageRoute } from '../../../router/route.ts'
import { type Answers, refusedBy } from '../../../testing/answers.ts'
import { renderPage } from '../../../testing/harness.tsx'
import { ViewerProvider } from '../../../viewer/Viewer.tsx'

const route: PageRoute = {
  path: ':slug',
  layout: 'shop',
  page: () => import('../../content/pages/EntryPage.tsx'),
  query: entryPageQuery,
  variables: ({ params }) => ({ slug: params.slug }),
  isPersonal: false,
}

const asked = (key: string, kind: string, more: object = {}) => ({
  ...{ key, kind, label: key, help: '', isRequired: false, lowest: null, highest: null, pattern: '', patternText: '' },
  ...{ success: '', warningPattern: '', warning: '', options: [], shownIf: '', shownValue: '', ...more },
})
const option = (value: string) => ({ value, label: value })

let counted = 0
/** The page of a form, of which nothing was typed before. */
function open(fields: readonly object[], send: Answers[string] = accepted) {
  counted += 1
  const whole = { xs: 12, md: 12, lg: 12 }
  const block = {
    ...{ __typename: 'FormBlock', id: 'block', parentId: null, slot: null },
    ...{ size: whole, visible: { xs: true, md: true, lg: true } },
    form: { formId: `form ${counted}`, thanks: 'Danke, wir melden uns.', fields },
  }
  const entry = {
    ...{ id: 'entry', managedId: 'managed', slug: 'kontakt', path: '/kontakt', kind: 'PAGE', title: 'Kontakt' },
    ...{ description: null, picture: null, isIndexed: true, tags: [], publishedOn: null, startsAt: null, endsAt: null },
    ...{ place: null, blocks: [block] },
  }
  const nobody = { isStaff: false, isSystem: false, writableAreas: [], withheldAreas: [], account: null }
  return renderPage(route, {
    address: '/kontakt',
    answers: {
      ViewerQuery: { Query: () => ({ viewer: { ...nobody, actor: null, actingFor: null } }) },
      EntryPageQuery: { Query: () => ({ entry }) },
      useSendFormMutation: send,
    },
    around: page => <ViewerProvider>{page}</ViewerProvider>,
  })
}

const accepted = { SendFormPayload: () => ({ receivedAt: '2026-11-24T08:00:00.000Z', errors: [] }) }
const refused = (...errors: readonly object[]) => ({
  SendFormPayload: () => ({ receivedAt: null, errors: errors.map(error => ({ __typename: 'Refusal', ...error })) }),
})
const sentOf = ({ environment }: Awaited<ReturnType<typeof open>>) =>
  environment.asked.filter(({ name }) => name === 'useSendFormMutation').map(({ variables }) => variables.input)
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'senden' }))
const line = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const thanked = () => screen.findByText('Danke, wir melden uns.')

test('each kind of field sends what was entered, by the keys of the fields', async () => {
  const shown = await open([
    asked('Wer', 'TEXT', { isRequired: true }),
    asked('Was', 'LONG_TEXT'),
    asked('Mail', 'EMAIL'),
    asked('Telefon', 'PHONE'),
    asked('Anzahl', 'NUMBER'),
    asked('Farbe', 'CHOICE', { options: [option('rot'), option('blau')] }),
    asked('Sparten', 'MULTI_CHOICE', { options: [option('Fußball'), option('Handball'), option('Turnen')] }),
    asked('Eilig', 'CHECKBOX'),
    asked('Einverstanden', 'CONSENT', { isRequired: true }),
    asked('Zum Schluss', 'HEADING', { help: 'Gleich geschafft' }),
  ])
  const { user } = shown
  await user.type(await line('Wer'), 'Kim')
  await user.type(await line(/^Was/), 'Zeile 1{Enter}Zeile 2')
  await user.type(await line(/^Mail/), 'kim@example.com')
  await user.type(await line(/^Telefon/), '+43 664 1')
  await user.type(await line(/^Anzahl/), '007,5')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Farbe/ }), 'blau')
  for (const name of ['Turnen', 'Fußball', /^Eilig/, /^Einverstanden/])
    await user.click(screen.getByRole('checkbox', { name }))
  expect(screen.getByRole('heading', { name: 'Zum Schluss' })).toBeTruthy()
  await send(user)
  await thanked()
  const [input] = sentOf(shown)
  expect(input.website).toBeNull()
  expect(
    Object.fromEntries(input.answers.map(({ key, values }: { key: string; values: string[] }) => [key, values])),
  ).toEqual({
    ...{ Wer: ['Kim'], Was: ['Zeile 1\nZeile 2'], Mail: ['kim@example.com'], Telefon: ['+43 664 1'] },
    ...{ Anzahl: ['7.5'], Farbe: ['blau'], Sparten: ['Turnen', 'Fußball'], Eilig: ['true'], Einverstanden: ['true'] },
  })
})

test('what is wrong is said at its field, the first one is gone to, and what was typed stays', async () => {
  const shown = await open(
    [
      asked('Wer', 'TEXT', { isRequired: true }),
      asked('Mail', 'EMAIL'),
      asked('Telefon', 'PHONE'),
      asked('Anzahl', 'NUMBER', { lowest: 2, highest: 9 }),
      asked('Sparten', 'MULTI_CHOICE', { highest: 1, options: [option('Fußball'), option('Handball')] }),
    ],
    refused(
      { code: 'ANSWER_MISSING', path: ['answers', 'Wer'] },
      { code: 'EMAIL_INVALID', path: ['answers', 'Mail'] },
      { code: 'PHONE_INVALID', path: ['answers', 'Telefon'] },
      { code: 'ANSWER_INVALID', path: ['answers', 'Anzahl'] },
      { code: 'ANSWER_INVALID', path: ['answers', 'Sparten'] },
    ),
  )
  const { user } = shown
  await user.type(await line(/^Mail/), 'kim')
  await send(user)
  await screen.findByText('Bitte ausfüllen')
  expect(screen.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeTruthy()
  expect(screen.getByText(/^Bitte beginnen Sie mit \+/)).toBeTruthy()
  expect(screen.getAllByText('Eine Zahl von 2 bis 9.').length).toBeGreaterThan(1)
  expect(screen.getByText('Bitte wählen Sie höchstens 1.')).toBeTruthy()
  expect(document.activeElement).toBe(await line('Wer'))
  expect((await line(/^Mail/)).value).toBe('kim')
  // What is mended is no longer wrong; the others still are.
  await user.type(await line('Wer'), 'K')
  expect(screen.queryByText('Bitte ausfüllen')).toBeNull()
  expect(screen.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeTruthy()
})

test('a text that does not fit is told as soon as it was left; a warning and praise let it pass', async () => {
  const { user } = await open([
    asked('Nummer', 'TEXT', { pattern: '\\d+', patternText: 'Nur Ziffern', success: 'Danke' }),
    asked('Ort', 'TEXT', { warningPattern: 'Linz', warning: 'Dorthin dauert es länger' }),
    asked('Frei', 'TEXT', { pattern: '(', patternText: 'nie' }),
    asked('Form', 'TEXT', { pattern: 'A+' }),
  ])
  const number = await line(/^Nummer/)
  await user.type(number, '12a')
  await user.tab()
  expect(await screen.findByText('Nur Ziffern')).toBeTruthy()
  await user.clear(number)
  expect(screen.queryByText('Nur Ziffern')).toBeNull()
  await user.type(number, '12')
  expect(await screen.findByText('Danke')).toBeTruthy()
  await user.type(await line(/^Ort/), 'Linz')
  await user.tab()
  expect(await screen.findByText('Dorthin dauert es länger')).toBeTruthy()
  await user.type(await line(/^Frei/), 'x')
  await user.tab()
  expect(screen.queryByText('nie')).toBeNull()
  await user.type(await line(/^Form/), 'B')
  await user.tab()
  expect(await screen.findByText('Ungültiges Format')).toBeTruthy()
})

test('what depends on another answer is asked with it alone, and sent only while it is asked', async () => {
  const shown = await open([
    asked('Art', 'CHOICE', { options: [option('Verein'), option('privat')] }),
    asked('Verein', 'TEXT', { shownIf: 'Art', shownValue: 'Verein' }),
  ])
  const { user } = shown
  const kind = await screen.findByRole('combobox', { name: /^Art/ })
  expect(screen.queryByRole('textbox', { name: /^Verein/ })).toBeNull()
  await user.selectOptions(kind, 'Verein')
  await user.type(await line(/^Verein/), 'SV Nordwald')
  await user.selectOptions(kind, 'privat')
  expect(screen.queryByRole('textbox', { name: /^Verein/ })).toBeNull()
  await send(user)
  await thanked()
  expect(sentOf(shown)[0].answers).toEqual([{ key: 'Art', values: ['privat'] }])
})

test('pressed twice it is sent once; with the proof that is asked for it is the same message', async () => {
  const asks = { code: 'PROOF_OF_WORK_REQUIRED', path: ['proof'], __typename: 'ProofOfWorkRequired' }
  const shown = await open([asked('Wer', 'TEXT')], ({ input }) =>
    input.proof ? accepted : refused({ ...asks, challenge: 'abc', difficulty: 4 }),
  )
  await shown.user.type(await line(/^Wer/), 'Kim')
  await shown.user.dblClick(screen.getByRole('button', { name: 'senden' }))
  await thanked()
  const [first, second, ...more] = sentOf(shown)
  expect(more).toEqual([])
  expect(second).toMatchObject({ key: first.key, answers: first.answers, proof: { challenge: 'abc' } })
})

test.each([
  ['a server in trouble', refusedBy(500)],
  ['a connection that is gone', refusedBy(null)],
])('%s takes nothing of what was typed, and pressing again is the same message', async (_name, failure) => {
  let isAway = true
  const shown = await open([asked('Wer', 'TEXT'), asked('Was', 'LONG_TEXT')], () => (isAway ? failure : accepted))
  const { user } = shown
  await user.type(await line(/^Wer/), 'Kim')
  await user.type(await line(/^Was/), 'Ein langer Brief')
  await send(user)
  await waitFor(() => expect(screen.getByRole('button', { name: 'senden' }).ariaBusy).not.toBe('true'))
  expect(sentOf(shown)).toHaveLength(1)
  expect((await line(/^Wer/)).value).toBe('Kim')
  expect((await line(/^Was/)).value).toBe('Ein langer Brief')
  isAway = false
  await send(user)
  await thanked()
  const [first, second] = sentOf(shown)
  expect(second.key).toBe(first.key)
})

test('while no answer comes, the button says so, and what was typed is there', async () => {
  const { user } = await open([asked('Wer', 'TEXT')], 'waiting')
  await user.type(await line(/^Wer/), 'Kim')
  await send(user)
  await waitFor(() => expect(document.querySelector('button[aria-busy="true"]')).not.toBeNull())
  expect((await line(/^Wer/)).value).toBe('Kim')
})

test('files are chosen, taken away, judged before they are sent, and go with the proof alone', async () => {
  const asks = { code: 'PROOF_OF_WORK_REQUIRED', path: ['proof'], __typename: 'ProofOfWorkRequired' }
  const shown = await open([asked('Wappen', 'FILE', { highest: 2, isRequired: true })], ({ input }) =>
    input.proof ? accepted : refused({ ...asks, challenge: 'abc', difficulty: 4 }),
  )
  const { user } = shown
  const input = await screen.findByLabelText('Dateien auswählen')
  const file = (name: string, bytes = 3) => new File(['x'.repeat(bytes)], name)
  await user.upload(input, file('zu-gross.pdf', 10 * 1024 * 1024 + 1))
  expect(await screen.findByText('Eine Datei ist zu groß: höchstens 10 MB.')).toBeTruthy()
  expect(screen.queryByText('zu-gross.pdf')).toBeNull()
  await user.upload(input, [file('a.png'), file('b.pdf'), file('c.pdf')])
  expect(await screen.findByText('Bitte wählen Sie höchstens 2 Dateien.')).toBeTruthy()
  await send(user)
  expect(sentOf(shown)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'c.pdf entfernen' }))
  expect(screen.queryByText('Bitte wählen Sie höchstens 2 Dateien.')).toBeNull()
  expect(screen.getAllByRole('button', { name: /entfernen$/ }).map(each => each.ariaLabel)).toEqual([
    'a.png entfernen',
    'b.pdf entfernen',
  ])
  await send(user)
  await thanked()
  const [first, second] = sentOf(shown)
  expect(first.answers).toEqual([{ key: 'Wappen', values: ['a.png', 'b.pdf'] }])
  expect(second.answers).toEqual([{ key: 'Wappen', values: ['a.png', 'b.pdf'], files: [null, null] }])
})

test.each([
  ['FILE_TYPE_INVALID', /^Falscher Dateityp/],
  ['FILE_BROKEN', /^Eine Datei lässt sich nicht lesen/],
  ['QUOTA_REACHED', /^Wir können gerade keine Dateien annehmen/],
])('%s of a file is said at its question, and the file stays', async (code, sentence) => {
  const { user } = await open([asked('Wappen', 'FILE')], refused({ code, path: ['answers', 'Wappen'] }))
  await user.upload(await screen.findByLabelText('Datei auswählen'), new File(['x'], 'a.png'))
  await send(user)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByText('a.png')).toBeTruthy()
})
