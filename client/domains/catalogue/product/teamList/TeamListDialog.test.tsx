import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPart } from '../../../../testing/harness.tsx'
import type { Choice } from '../choice/choices.ts'
import type { PlacedTeam } from './placeTeam.ts'
import TeamListDialog from './TeamListDialog.tsx'

const sizes = ['S', 'M', 'L'].map(
  (size): Choice =>
    ({
      id: `id-${size}`,
      sku: `T-${size}`,
      fit: 'MEN',
      size,
      color: null,
      availability: { state: 'IN_STOCK', quantity: null, backOn: null, tableText: null, noteText: null },
      delivery: { weeks: 1, earliest: '2026-11-25', latest: '2026-12-01' },
      isChildSize: false,
      isPersonalisable: true,
      price: { cents: 3490, currency: 'EUR' },
    }) as Choice,
)

const listed = (titles: readonly string[]) => ({
  account: {
    id: 'account',
    teamLists: titles.map(title => ({
      id: `list ${title}`,
      title,
      entries: [{ name: 'ADA; B', number: '10', size: 'M' }],
    })),
  },
})
const lists = (...titles: string[]) => ({ Query: () => ({ viewer: listed(titles) }) })
const saved = (title: string) => ({ Mutation: () => ({ saveTeamList: { viewer: listed([title]), errors: [] } }) })
const refused = {
  Mutation: () => ({ saveTeamList: { viewer: null, errors: [{ code: 'INVALID_INPUT', path: ['entries'] }] } }),
}

async function open(answers: Answers) {
  const taken: PlacedTeam[] = []
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return (
      <TeamListDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        choices={sizes}
        fit="MEN"
        maxLength={16}
        onTake={team => taken.push(team)}
      />
    )
  }
  return { ...(await renderPart(<Page />, { answers })), taken }
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Name, Nummer und Größe/ })
const paste = (text: string) => fireEvent.change(field(), { target: { value: text } })
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const team = 'ADA; 10; M\nKIM; 7; L'

test('kept lists that cannot be loaded take nothing else away, and come when asked for again', async () => {
  let isBroken = true
  const { user, taken } = await open({ SavedTeamsQuery: () => (isBroken ? refusedBy(null) : lists('U14')) })
  paste(team)
  await screen.findByText(/^Verbindung unterbrochen/)
  expect(field().value).toBe(team)
  isBroken = false
  await user.click(button('erneut laden'))
  await screen.findByRole('button', { name: 'U14 (1)' })
  expect(field().value).toBe(team)
  await user.click(button('2 Personen übernehmen'))
  expect(taken.map(({ amounts }) => amounts)).toEqual([{ 'id-M': 1, 'id-L': 1 }])
})

test('a kept list opens as it was written, whatever its names hold', async () => {
  const { user } = await open({ SavedTeamsQuery: lists('U14') })
  await user.click(await screen.findByRole('button', { name: 'U14 (1)' }))
  expect(field().value).toBe('Name; Nummer; Größe\n"ADA; B"; 10; M')
})

describe('keeping a list', () => {
  test.each([
    [null, /^Verbindung unterbrochen/],
    [429, /^Das waren sehr viele Anfragen/],
    [500, /^Das hat leider nicht geklappt/],
    [503, /^Der Shop antwortet gerade nicht/],
  ] as const)('that fails (%s) says why and loses nothing; pressed again it is kept', async (status, sentence) => {
    let isBroken = true
    const { user, environment } = await open({
      SavedTeamsQuery: lists(),
      useSaveTeamListMutation: () => (isBroken ? refusedBy(status) : saved('Damen')),
    })
    paste(team)
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Liste speichern als/ })
    await user.type(title, 'Damen')
    await user.click(button('speichern'))
    await screen.findByText(sentence)
    expect([title.value, field().value, button('speichern').disabled]).toEqual(['Damen', team, false])
    expect(screen.queryByText('Die Liste Damen ist gespeichert.')).toBeNull()
    isBroken = false
    await user.click(button('speichern'))
    await screen.findByText('Die Liste Damen ist gespeichert.')
    expect(environment.asked.filter(({ name }) => name === 'useSaveTeamListMutation')).toHaveLength(2)
  })

  test('sends all of the largest list, and what is larger is refused in words with all of it in sight', async () => {
    const people = Array.from({ length: 301 }, (_, at) => `SPIELERIN ${at + 1}; ${at + 1}; M`)
    const { user, environment } = await open({ SavedTeamsQuery: lists(), useSaveTeamListMutation: () => refused })
    paste(people.join('\n'))
    await user.type(await screen.findByRole('textbox', { name: /^Liste speichern als/ }), 'Alle')
    await user.click(button('speichern'))
    await screen.findByText(/eine Liste hat höchstens 300 Personen\.$/)
    const { entries } = environment.asked.at(-1)?.variables.input as { entries: unknown[] }
    expect([entries.length, entries[300]]).toEqual([301, { name: 'SPIELERIN 301', number: '301', size: 'M' }])
    expect(field().value.split('\n')).toHaveLength(301)
  })
})

test('a list that could not be deleted stays', async () => {
  const { user } = await open({ SavedTeamsQuery: lists('U14'), useDeleteTeamListMutation: refusedBy(500) })
  await user.click(await screen.findByRole('button', { name: 'Liste U14 löschen' }))
  await screen.findByText(/^Das hat leider nicht geklappt/)
  await waitFor(() => expect(button('Liste U14 löschen').disabled).toBe(false))
  expect(button('U14 (1)').textContent).toBe('U14 (1)')
})

test('who is not signed in reads what signing in is good for', async () => {
  await open({ SavedTeamsQuery: { Query: () => ({ viewer: { account: null } }) } })
  await screen.findByText('Wenn Sie angemeldet sind, können Sie Listen speichern und wieder verwenden.')
})
