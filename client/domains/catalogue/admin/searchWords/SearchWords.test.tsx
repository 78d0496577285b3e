import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import searchMissesPageQuery from '../../../../__generated__/SearchMissesPageQuery$parameters.ts'
import synonymEditPageQuery from '../../../../__generated__/SynonymEditPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import type { Answers } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { asStaff, sent } from '../../../../testing/staff.tsx'

const staff = asStaff(['CATALOGUE'])
const editRoute: PageRoute = {
  path: 'shop/search/synonyms/:id',
  layout: 'admin',
  page: () => import('./SynonymEditPage.tsx'),
  query: synonymEditPageQuery,
  search: ['word', 'language'],
  variables: ({ params: { id } }) => ({ id: id ?? '', isNew: id === 'new' }),
  isPersonal: true,
}
const found = {
  FoundByWordsQuery: {
    Query: () => ({ foundByWords: { words: [{ word: 'Trikot', products: 12 }], together: 12 } }),
  },
}
const openNew = (address: string, answers: Answers = {}) =>
  renderPage(editRoute, { address, around: staff.around, answers: { ...staff.answers, ...found, ...answers } })
const save = () => screen.getByRole('button', { name: 'speichern' })

describe('a synonym of a word that found nothing', () => {
  test('begins with the word, tells how much it would find, and leads one way', async () => {
    const { user, environment, navigations } = await openNew(
      '/admincenter/shop/search/synonyms/new?word=leiberl&language=DE',
      {
        useCreateSearchSynonymMutation: {
          Mutation: () => ({
            createSearchSynonym: {
              synonym: { id: 'U3lub255bTox', language: 'DE', words: ['leiberl'], means: ['Trikot'], revision: 1 },
              errors: [],
            },
          }),
        },
      },
    )
    expect(screen.getByText('leiberl')).toBeTruthy()
    expect(screen.getByText(/Sobald Wörter dastehen/)).toBeTruthy()
    await user.type(screen.getByLabelText('Findet', { selector: 'input' }), 'Trikot{Enter}')
    await waitFor(() => expect(screen.getByText('12 Produkte', { selector: 'strong' })).toBeTruthy())
    await user.click(save())
    await waitFor(() => expect(sent(environment.asked, 'useCreateSearchSynonymMutation')).toHaveLength(1))
    expect(sent(environment.asked, 'useCreateSearchSynonymMutation')).toEqual([
      { synonym: { language: 'DE', words: ['leiberl'], means: ['Trikot'] } },
    ])
    await waitFor(() => expect(navigations.join()).toContain('/admincenter/shop/search/synonyms/U3lub255bTox'))
  })

  test('is not sent with two words in one, and what the server refuses stands at its field', async () => {
    const { user, environment } = await openNew('/admincenter/shop/search/synonyms/new?word=leiberl&language=DE', {
      useCreateSearchSynonymMutation: {
        Mutation: () => ({
          createSearchSynonym: {
            synonym: null,
            errors: [{ code: 'ENTRY_TWICE', path: ['synonym', 'means', '0'] }],
          },
        }),
      },
    })
    const means = screen.getByLabelText('Findet', { selector: 'input' })
    await user.type(means, 'T-Shirt{Enter}')
    await user.click(save())
    expect(screen.getByText(/„T-Shirt“ ist kein einzelnes Wort/)).toBeTruthy()
    expect(sent(environment.asked, 'useCreateSearchSynonymMutation')).toEqual([])
    await user.type(means, '{Backspace}Leiberln{Enter}')
    await user.click(save())
    await waitFor(() => expect(sent(environment.asked, 'useCreateSearchSynonymMutation')).toHaveLength(1))
    expect(await screen.findAllByText(/Das gibt es hier schon/)).toHaveLength(1)
  })
})

describe('words that found nothing', () => {
  const listRoute: PageRoute = {
    path: 'shop/search',
    layout: 'admin',
    page: () => import('./SearchMissesPage.tsx'),
    query: searchMissesPageQuery,
    isPersonal: true,
  }
  const miss = (changes: object) => ({
    ...{ id: 'TWlzczox', language: 'DE', text: 'leiberl', isOneWord: true, searches: 14 },
    lastAt: '2026-11-20T10:00:00Z',
    ...changes,
  })

  test('lead to a synonym, those of several words do not', async () => {
    await renderPage(listRoute, {
      address: '/admincenter/shop/search',
      around: staff.around,
      answers: {
        ...staff.answers,
        SearchMissesPageQuery: {
          Query: () => ({
            searchWordCounts: { misses: 2, synonyms: 5 },
            searchMisses: {
              totalCount: 2,
              isCountCapped: false,
              edges: [{ node: miss({}) }, { node: miss({ id: 'TWlzczoy', text: 'hose mütze', isOneWord: false }) }],
            },
          }),
        },
      },
    })
    const ways = screen.getAllByRole('link', { name: 'Synonym anlegen' })
    expect(ways.map(way => way.getAttribute('href'))).toEqual([
      '/admincenter/shop/search/synonyms/new?word=leiberl&language=DE',
    ])
    expect(screen.getByRole('link', { name: /Synonyme\s*5/ }).getAttribute('href')).toBe(
      '/admincenter/shop/search/synonyms',
    )
  })
})
