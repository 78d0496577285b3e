import { act, fireEvent, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPart } from '../../testing/harness.tsx'
import { rememberList } from '../trail.ts'
import { EditPage, type PageSection, type Saved } from './EditPage.tsx'

interface Person {
  name: string
  email: string
  price: string
  tags: readonly string[]
}

const saved: Person = { name: 'Kim Muster', email: 'kim@example.com', price: '5', tags: ['Verein'] }

const sections: readonly PageSection<Person>[] = [
  {
    id: 'who',
    title: { text: 'Person' },
    fields: [
      { path: 'name', label: { text: 'Name' }, isRequired: true, longest: 80 },
      { path: 'email', label: { text: 'E-Mail' } },
    ],
  },
  {
    id: 'terms',
    title: { text: 'Konditionen' },
    fields: [
      {
        path: 'price',
        label: { text: 'Preis' },
        check: ({ price }) => (/^\d*$/.test(price) ? null : { text: 'Bitte geben Sie einen gültigen Betrag ein.' }),
        warn: ({ price }) => (price === '' ? { text: 'Ohne Preis kann es niemand kaufen.' } : null),
      },
    ],
  },
  {
    id: 'words',
    title: { text: 'Stichwörter' },
    fields: [
      { path: 'tags', label: { text: 'Tags' }, control: { kind: 'words', accepted: { entries: 5, characters: 20 } } },
    ],
  },
]

beforeEach(() => rememberList(null))

const done: Saved = { isDone: true, refusals: [] }

interface Asked {
  values: Person
  changed: readonly string[]
}

interface Given {
  answer?: (asked: Asked) => Saved | Promise<Saved>
  /** What somebody else saves, once its button is pressed. */
  theirs?: Partial<Person>
  isNew?: boolean
  isReadOnly?: boolean
  history?: ReactNode
  presence?: ReactNode
  address?: string
}

/** An edit page over a server that keeps what is saved, and a button by which somebody else saves. */
async function edit({ answer = () => done, theirs = {}, address = '/admincenter/person/edit/2', ...page }: Given = {}) {
  const asked: Asked[] = []
  function Page() {
    const [server, setServer] = useState({ values: saved, version: 1 })
    return (
      <>
        <button type="button" onClick={() => setServer({ values: { ...server.values, ...theirs }, version: 2 })}>
          somebody else
        </button>
        <EditPage
          {...page}
          title="Kim Muster"
          back={{ to: '/admincenter/person/browse', label: 'Personen' }}
          saved={server.values}
          version={server.version}
          sections={sections}
          save={async (values, changed) => {
            asked.push({ values, changed })
            const result = await answer({ values, changed })
            if (result.isDone) setServer(before => ({ values, version: before.version + 1 }))
            return result
          }}
        />
      </>
    )
  }
  const shown = await renderPart(<Page />, { address })
  return { ...shown, asked }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const bar = (name: string) => screen.getByRole('region', { name })

async function type(user: Awaited<ReturnType<typeof edit>>['user'], name: string, text: string) {
  await user.clear(field(name))
  await user.paste(text)
}

describe('one way to save', () => {
  test('without a change there is no bar', async () => {
    await edit()
    expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull()
  })

  test.each([
    ['/admincenter/person/edit/2', '2 ungespeicherte Änderungen', 'Person, Konditionen', 'speichern', 'Gespeichert'],
    ['/en/admincenter/person/edit/2', '2 unsaved changes', 'Person, Konditionen', 'save', 'Saved'],
  ])('at %s the bar counts the changes, names their sections and saves', async (address, name, names, verb, told) => {
    const { user, asked } = await edit({ address })
    await type(user, 'Name', 'Kim H.')
    await type(user, 'Preis', '7')
    expect(within(bar(name)).getByText(names)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: verb }))
    expect(asked).toEqual([{ values: { ...saved, name: 'Kim H.', price: '7' }, changed: ['name', 'price'] }])
    expect(screen.getByRole('article', { name: told })).toBeTruthy()
    expect(screen.queryByRole('button', { name: verb })).toBeNull()
  })

  test('what was typed back is no change', async () => {
    const { user } = await edit()
    await type(user, 'Name', 'Kim')
    bar('1 ungespeicherte Änderung')
    await type(user, 'Name', 'Kim Muster')
    expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull()
  })

  test('Ctrl+S saves, and keeps the browser from saving the page', async () => {
    const { user, asked } = await edit()
    const isLetThrough = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    expect(isLetThrough()).toBe(false)
    expect(asked).toEqual([])
    await type(user, 'Name', 'Kim H.')
    await user.keyboard('{Control>}s{/Control}')
    expect(asked.map(({ changed }) => changed)).toEqual([['name']])
  })

  test('discard brings back what is saved', async () => {
    const { user } = await edit()
    await type(user, 'Preis', 'x')
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    await user.click(screen.getByRole('button', { name: 'verwerfen' }))
    expect(field('Preis')).toHaveProperty('value', '5')
    expect(screen.queryByText('Bitte geben Sie einen gültigen Betrag ein.')).toBeNull()
    expect(screen.queryByRole('button', { name: 'speichern' })).toBeNull()
  })

  test('a new thing shows the bar before anything is typed', async () => {
    await edit({ isNew: true })
    expect(within(bar('Noch nicht gespeichert')).queryByRole('button', { name: 'verwerfen' })).toBeNull()
  })

  test('who may only read can change nothing, and is told so', async () => {
    await edit({ isReadOnly: true })
    expect(field('Name')).toHaveProperty('readOnly', true)
    expect(screen.getByText('Sie können alles ansehen, aber nichts ändern.')).toBeTruthy()
  })
})

describe('errors', () => {
  test('stand at the field, in the bar with a jump, and as a dot in the list of sections', async () => {
    const { user, asked } = await edit()
    await type(user, 'Name', ' ')
    await type(user, 'Preis', 'viel')
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(asked).toEqual([])
    expect(field('Name').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Bitte geben Sie einen gültigen Betrag ein.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Name'))
    await user.click(screen.getByRole('button', { name: '2 Fehler' }))
    expect(document.activeElement).toBe(field('Name'))
    const list = within(screen.getByRole('navigation', { name: 'Abschnitte' }))
    expect(list.getAllByRole('link').map(link => link.textContent)).toEqual([
      'Person 1 Fehler',
      'Konditionen 1 Fehler',
      'Stichwörter',
    ])
  })

  test('the jump goes on to the next one from where one is', async () => {
    const { user } = await edit()
    await type(user, 'Name', ' ')
    await type(user, 'Preis', 'viel')
    await user.keyboard('{Control>}s{/Control}')
    expect(document.activeElement).toBe(field('Name'))
    await user.keyboard('{Control>}s{/Control}')
    expect(document.activeElement).toBe(field('Preis'))
  })

  test('an empty required field says so, and is marked; others are not', async () => {
    const { user } = await edit()
    expect(field('Name')).toHaveProperty('required', true)
    expect(field('E-Mail')).toHaveProperty('required', false)
    expect(screen.getByText('Felder mit * sind Pflichtfelder.')).toBeTruthy()
    expect(screen.queryByText('(optional)')).toBeNull()
    await type(user, 'Name', '')
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(screen.getByText('Bitte ausfüllen')).toBeTruthy()
  })

  test('what was said of a field goes when it is changed', async () => {
    const { user } = await edit()
    await type(user, 'Preis', 'viel')
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    await type(user, 'Preis', '7')
    expect(screen.queryByText('Bitte geben Sie einen gültigen Betrag ein.')).toBeNull()
    expect(screen.queryByRole('button', { name: '1 Fehler' })).toBeNull()
  })

  test('refusals of the server stand beside their fields, others on top, and nothing typed is lost', async () => {
    const refusals = [
      { code: 'EMAIL_TAKEN', path: ['changes', 'email'] },
      { code: 'OWN_ACCOUNT', path: ['userId'] },
    ]
    const { user } = await edit({ answer: () => ({ isDone: false, refusals }) })
    await type(user, 'E-Mail', 'alex@example.com')
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(field('E-Mail')).toHaveProperty('value', 'alex@example.com')
    const described = field('E-Mail').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe('Für diese E-Mail-Adresse gibt es schon ein Konto.')
    expect(screen.getByRole('alert').textContent).toBe('Für Ihr eigenes Konto kann das nur jemand anders tun.')
    expect(document.activeElement).toBe(field('E-Mail'))
    expect(screen.queryByRole('article')).toBeNull()
  })

  test('what is possible but odd is warned of, and saved', async () => {
    const { user, asked } = await edit()
    await type(user, 'Preis', '')
    expect(screen.getByText('Ohne Preis kann es niemand kaufen.')).toBeTruthy()
    expect(field('Preis').getAttribute('aria-invalid')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(asked.map(({ changed }) => changed)).toEqual([['price']])
  })
})

describe('when somebody else saved meanwhile', () => {
  const stale: Saved = { isDone: false, refusals: [{ code: 'STALE_REVISION', path: ['revision'] }] }
  /** Refused once. */
  const staleOnce = () => {
    let isFirst = true
    return () => {
      if (!isFirst) return done
      isFirst = false
      return stale
    }
  }

  test('nothing contradicts: both are there, and saving again saves', async () => {
    const { user, asked, navigations } = await edit({ answer: staleOnce(), theirs: { email: 'neu@example.com' } })
    await type(user, 'Name', 'Kim H.')
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(screen.getByRole('alert').textContent).toBe(
      'Jemand anders hat inzwischen gespeichert. Der neue Stand wird geladen, Ihre Eingaben bleiben erhalten.',
    )
    expect(navigations).toEqual(['(reload)'])
    await user.click(screen.getByRole('button', { name: 'somebody else' }))
    expect(field('E-Mail')).toHaveProperty('value', 'neu@example.com')
    expect(field('Name')).toHaveProperty('value', 'Kim H.')
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(asked[1]).toEqual({ values: { ...saved, name: 'Kim H.', email: 'neu@example.com' }, changed: ['name'] })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['theirs', /^Inzwischen gespeichert/, 'Alex Muster', null],
    ['mine', /^Ihre Eingabe/, 'Kim H.', { ...saved, name: 'Kim H.' }],
  ])('both changed one field: both values are shown, and %s is chosen', async (_label, choice, value, sent) => {
    const { user, asked } = await edit({ answer: staleOnce(), theirs: { name: 'Alex Muster' } })
    await type(user, 'Name', 'Kim H.')
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    await user.click(screen.getByRole('button', { name: 'somebody else' }))
    const question = within(screen.getByRole('group', { name: 'Name' }))
    expect(document.activeElement).toBe(question.getByRole('radio', { name: /^Inzwischen gespeichert/ }))
    expect(question.getAllByRole('radio').map(radio => radio.closest('label')?.textContent)).toEqual([
      'Inzwischen gespeichert Alex Muster',
      'Ihre Eingabe Kim H.',
    ])
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(asked).toHaveLength(1)
    expect(screen.getByRole('button', { name: '1 Widerspruch' })).toBeTruthy()
    await user.click(question.getByRole('radio', { name: choice }))
    expect(field('Name')).toHaveProperty('value', value)
    expect(screen.queryByRole('button', { name: '1 Widerspruch' })).toBeNull()
    if (sent) await user.click(screen.getByRole('button', { name: 'speichern' }))
    expect(asked[1]?.values ?? null).toEqual(sent)
  })
})

describe('leaving', () => {
  test('with changes asks, and the browser asks too', async () => {
    const { user, mayLeave } = await edit()
    expect(await mayLeave()).toBe(true)
    const isUnloadFree = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isUnloadFree()).toBe(true)
    await type(user, 'Name', 'Kim H.')
    expect(isUnloadFree()).toBe(false)
    const asking = async () => {
      let answer: Promise<boolean> | null = null
      await act(async () => {
        answer = mayLeave()
      })
      return () => answer
    }
    const stay = await asking()
    const question = await screen.findByRole('dialog', { name: 'Seite wirklich verlassen?' })
    expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'abbrechen' }))
    await user.click(within(question).getByRole('button', { name: 'abbrechen' }))
    expect(await stay()).toBe(false)
    const go = await asking()
    await user.click(await screen.findByRole('button', { name: 'verlassen' }))
    expect(await go()).toBe(true)
  })

  test('after saving nobody asks, also on the way to what was made', async () => {
    let next = () => {}
    const { user, navigations } = await edit({
      isNew: true,
      answer: () => ({ ...done, next: () => next() }),
    })
    const gone = new Promise<void>(resolve => {
      next = resolve
    })
    await type(user, 'Name', 'Neu')
    await user.click(screen.getByRole('button', { name: 'speichern' }))
    await act(() => gone)
    expect(navigations).toEqual([])
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  })
})

describe('where one came from', () => {
  const rows = [1, 2, 3].map(id => ({ path: `/admincenter/person/edit/${id}`, label: `Person ${id}` }))
  const list = '/admincenter/person/browse?tab=all&after=x'

  test('previous, next and the list itself, as it was left', async () => {
    rememberList({ address: list, rows })
    const { user, navigations } = await edit()
    const trail = within(screen.getByRole('navigation', { name: 'Blättern' }))
    expect(trail.getByText('2 von 3')).toBeTruthy()
    expect(trail.getByRole('link', { name: 'Vorherige: Person 1' }).getAttribute('href')).toBe(rows[0]?.path)
    expect(trail.getByRole('link', { name: 'Nächste: Person 3' }).getAttribute('href')).toBe(rows[2]?.path)
    expect(screen.getByRole('link', { name: 'Personen' }).getAttribute('href')).toBe(list)
    await user.type(field('Name'), 'jk')
    await user.click(screen.getByRole('button', { name: 'verwerfen' }))
    expect(navigations).toEqual([])
    await user.click(document.body)
    await user.keyboard('j')
    await user.keyboard('k')
    expect(navigations).toEqual([rows[2]?.path, rows[0]?.path])
  })

  test('the first has nothing before it', async () => {
    rememberList({ address: list, rows })
    await edit({ address: '/admincenter/person/edit/1' })
    const links = within(screen.getByRole('navigation', { name: 'Blättern' })).getAllByRole('link')
    expect(links.map(link => link.getAttribute('aria-label'))).toEqual(['Nächste: Person 2'])
  })

  test('who came another way goes back to the whole list', async () => {
    rememberList({ address: list, rows: rows.slice(0, 1) })
    await edit()
    expect(screen.queryByRole('navigation', { name: 'Blättern' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Personen' }).getAttribute('href')).toBe('/admincenter/person/browse')
  })
})

test('history and those who are here have their places', async () => {
  await edit({ history: <p>Angelegt von Alex</p>, presence: <p>Alex ist auch hier</p> })
  expect(screen.getByText('Angelegt von Alex')).toBeTruthy()
  expect(screen.getByText('Alex ist auch hier')).toBeTruthy()
})
