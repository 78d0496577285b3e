import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import configuratorPageQuery from '../../../../__generated__/ConfiguratorPageQuery$parameters.ts'
import type { PageRoute } from '../../../../router/route.ts'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { renderPage } from '../../../../testing/harness.tsx'
import { asStaff, failures, sent } from '../../../../testing/staff.tsx'

const route: PageRoute = {
  path: 'shop/settings/configurator',
  layout: 'admin',
  page: () => import('./ConfiguratorPage.tsx'),
  query: configuratorPageQuery,
  isPersonal: true,
}
const plain = {
  ...{ type: 'other', placeholder: null, prefix: null, suffix: null, labelChecked: null, labelUnchecked: null },
  ...{ words: [], isRequired: false, isGlobal: false, isFilter: false, showInCheckout: false, showInPreview: false },
  ...{ isPersonalisation: false, longest: 40, separatesTiers: false },
}
const size = { ...plain, key: 'size', name: { de: 'Größe', en: 'Size' }, isRequired: true, showInCheckout: true }
const weight = {
  ...{ ...plain, key: 'weight', name: { de: 'Gewicht', en: 'Weight' } },
  suffix: { de: 'g', en: 'g' },
}
const section = (version = 3, viewerCanEdit = true) => ({
  ...{ key: 'variantProperties', version, viewerCanEdit, values: { properties: [size, weight] } },
})
const answered = (payload: object) => ({ Mutation: () => ({ updateSettings: { errors: [], ...payload } }) })
const staff = asStaff(['SETTINGS', 'CATALOGUE'])
const open = (answers: Answers = {}, viewerCanEdit = true) =>
  renderPage(route, {
    address: '/admincenter/shop/settings/configurator',
    around: staff.around,
    answers: {
      ...staff.answers,
      ConfiguratorPageQuery: {
        Query: () => ({
          settingsSection: section(3, viewerCanEdit),
          propertyUses: [
            { key: 'material', products: 151, ofProducts: true, name: null },
            { key: 'cut', products: 12, ofProducts: true, name: { de: 'Schnitt', en: 'Cut' } },
            { key: 'weight', products: 2, ofProducts: false, name: null },
            { key: 'gtin', products: 9, ofProducts: false, name: null },
          ],
        }),
      },
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [] } }) },
      ...answers,
    },
  })
const toggle = (name: RegExp) => screen.getByRole('button', { name, expanded: false })
const preview = (name: string) => within(screen.getByRole('complementary', { name: `Vorschau von ${name}` }))
const flag = (name: string) => screen.getByRole('switch', { name })
const saves = (asked: Parameters<typeof sent>[0]) => sent(asked, 'useUpdateSectionMutation')
const save = () => screen.getByRole('button', { name: 'speichern' })

describe('the configurator', () => {
  test('shows on a sample product what each flag does, as it is switched', async () => {
    const { user } = await open()
    await user.click(toggle(/^Gewicht/))
    expect(preview('Gewicht').getAllByText('Hier nicht zu sehen.')).toHaveLength(4)
    await user.click(flag('Filter'))
    await user.click(flag('Auf der Kachel'))
    expect(preview('Gewicht').getByText('250 g, 310 g')).toBeTruthy()
    await user.click(flag('In Warenkorb und Bestellung'))
    expect(preview('Gewicht').getAllByText('Gewicht: 250 g')).toHaveLength(2)
    await user.click(flag('Trennt Staffelpreise'))
    expect(preview('Gewicht').getByText(/^250 g und 310 g zählen getrennt/)).toBeTruthy()
    await user.click(flag('Pflicht'))
    expect(preview('Gewicht').getByText('Gewicht fehlt: das Produkt kann nicht online gehen.')).toBeTruthy()
    await user.click(flag('Ein Wert je Produkt'))
    expect(preview('Gewicht').queryByText(/zählen getrennt/)).toBeNull()
    await user.click(flag('Käufer schreiben den Wert'))
    expect(screen.queryByRole('switch', { name: 'Filter' })).toBeNull()
    expect(preview('Gewicht').getByText('Bitte „Gewicht“ ausfüllen.')).toBeTruthy()
  })

  test('yes and no are called as the shop says', async () => {
    const { user } = await open()
    await user.click(toggle(/^Gewicht/))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Art' }), 'boolean')
    await user.type(screen.getByRole('textbox', { name: 'Beschriftung für Ja, Deutsch' }), 'gefüttert')
    await user.type(screen.getByRole('textbox', { name: 'Beschriftung für Nein, Deutsch' }), 'leicht')
    await user.click(flag('Filter'))
    expect(preview('Gewicht').getAllByText(/gefüttert/).length).toBeGreaterThan(1)
    expect(preview('Gewicht').getAllByText(/leicht/).length).toBeGreaterThan(1)
  })

  test('what stands before, behind and in the empty field is seen where it stands', async () => {
    const { user } = await open()
    await user.click(toggle(/^Gewicht/))
    await user.type(screen.getByRole('textbox', { name: 'Davor, Deutsch' }), 'ca.')
    expect(preview('Gewicht').getByText('Gewicht: ca. 250 g')).toBeTruthy()
    expect(preview('Gewicht').getByText('tragen Sie ein')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Platzhalter, Deutsch' }), 'z. B. 180')
    expect(preview('Gewicht').getByText('z. B. 180')).toBeTruthy()
    await user.click(flag('Käufer schreiben den Wert'))
    expect(preview('Gewicht').getByText('z. B. 180')).toBeTruthy()
    expect(preview('Gewicht').getByText(/^ca\./)).toBeTruthy()
  })

  test('sends a new property with a key of its own, and nothing that a flag leaves no room for', async () => {
    const { user, environment } = await open({ useUpdateSectionMutation: answered({ section: section(4) }) })
    await user.click(screen.getByRole('button', { name: 'Eigenschaft hinzufügen' }))
    await user.type(screen.getByRole('textbox', { name: 'Name, Deutsch' }), 'Name am Ärmel')
    await user.click(flag('Filter'))
    await user.click(flag('Käufer schreiben den Wert'))
    await user.click(save())
    await waitFor(() => expect(saves(environment.asked)).toHaveLength(1))
    const added = { ...plain, key: 'name-am-aermel', name: { de: 'Name am Ärmel', en: null }, isPersonalisation: true }
    expect(saves(environment.asked)).toEqual([
      { section: 'variantProperties', version: 3, changes: { properties: [size, weight, added] } },
    ])
  })

  test('offers what programs and imports brought along, and keeps what products have', async () => {
    const { user } = await open()
    expect(screen.queryByRole('button', { name: /^gtin/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'material aufnehmen (151 Produkte)' }))
    expect(screen.getByRole('textbox', { name: 'Schlüssel' })).toHaveProperty('value', 'material')
    expect(flag('Ein Wert je Produkt')).toHaveProperty('checked', true)
    await user.click(screen.getByRole('button', { name: /^Eigenschaft entfernen/ }))
    expect(screen.queryByRole('textbox', { name: 'Schlüssel' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Schnitt (cut) aufnehmen (12 Produkte)' }))
    expect(screen.getByRole('textbox', { name: 'Name, Deutsch' })).toHaveProperty('value', 'Schnitt')
    await user.click(screen.getByRole('button', { name: /^Eigenschaft entfernen/ }))
    await user.click(toggle(/^Gewicht/))
    expect(
      screen.getByText(/^Entfernen können Sie die Eigenschaft, sobald kein Produkt mehr einen Wert hat/),
    ).toBeTruthy()
    const way = screen.getByRole('link', { name: '2 Produkte mit Werten ansehen' })
    expect(way.getAttribute('href')).toBe('/admincenter/products?property=weight')
    expect(screen.queryByRole('button', { name: /^Eigenschaft entfernen/ })).toBeNull()
  })

  test.each([
    ['size', 'Diesen Schlüssel hat schon die Größe.'],
    ['color', 'Diesen Schlüssel hat schon die Farbe.'],
    ['fit', 'Diesen Schlüssel hat schon die Passform.'],
    ['gender', 'Diesen Schlüssel hat schon die Passform.'],
  ])('does not take a new property with the key %s for that of the shop: says whose it is, and lets it go', async (key, said) => {
    const { user, environment } = await open()
    await user.click(screen.getByRole('button', { name: 'Eigenschaft hinzufügen' }))
    await user.type(screen.getByRole('textbox', { name: 'Name, Deutsch' }), 'Test')
    await user.type(screen.getByRole('textbox', { name: 'Schlüssel' }), key)
    expect(screen.getByText(said)).toBeTruthy()
    await user.click(save())
    expect(screen.getAllByText(said)).toHaveLength(1)
    expect(screen.getByRole('textbox', { name: 'Schlüssel' }).getAttribute('aria-invalid')).toBe('true')
    expect(saves(environment.asked)).toEqual([])
    await user.click(screen.getByRole('button', { name: /^Eigenschaft entfernen/ }))
    expect(screen.queryByText(said)).toBeNull()
  })

  test('leaves size what it is', async () => {
    const { user } = await open()
    await user.click(toggle(/^Größe/))
    expect(screen.getAllByRole('switch').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Filter',
      'Auf der Kachel',
      'Trennt Staffelpreise',
    ])
    expect(screen.queryByRole('button', { name: /^Eigenschaft entfernen/ })).toBeNull()
    expect(screen.getByText(/^Gehört zu jeder Größe eines Produkts und bleibt/)).toBeTruthy()
  })

  test('names the place of what is wrong, also what the server says', async () => {
    const errors = [{ code: 'TRANSITION_NOT_ALLOWED', path: ['changes', 'properties'] }]
    const { user, environment } = await open({ useUpdateSectionMutation: answered({ section: null, errors }) })
    await user.click(screen.getByRole('button', { name: 'Eigenschaft hinzufügen' }))
    await user.type(screen.getByRole('textbox', { name: 'Schlüssel' }), 'weight')
    await user.click(save())
    expect(screen.getByText('Diesen Schlüssel gibt es schon.')).toBeTruthy()
    expect(screen.getByText('Bitte ausfüllen')).toBeTruthy()
    expect(saves(environment.asked)).toEqual([])
    await user.type(screen.getByRole('textbox', { name: 'Name, Deutsch' }), 'Futter')
    await user.clear(screen.getByRole('textbox', { name: 'Schlüssel' }))
    await user.click(save())
    expect(await screen.findAllByText(/^Inzwischen haben Produkte Werte dieser Eigenschaft/)).not.toEqual([])
  })

  test('says why a change stays, where products have values of what it brought', async () => {
    const change = {
      key: 'c1',
      at: '2026-11-20T10:00:00Z',
      actorName: 'Kim',
      isUndo: false,
      fields: [{ name: 'properties' }],
    }
    const errors = [{ code: 'TRANSITION_NOT_ALLOWED', path: ['changes', 'properties'] }]
    const { user } = await open({
      SectionHistoryQuery: { Query: () => ({ settingsHistory: { edges: [{ node: change }] } }) },
      useUndoSectionChangeMutation: { Mutation: () => ({ undoSettingsChange: { section: null, errors } }) },
    })
    await user.click(await screen.findByRole('button', { name: /^rückgängig machen/ }))
    await screen.findByRole('article', { name: /^Inzwischen haben Produkte Werte dieser Eigenschaft/ })
  })

  test.each(failures)('that cannot be saved (%s) keeps what was entered', async (status, title) => {
    const { user } = await open({ useUpdateSectionMutation: refusedBy(status) })
    await user.click(toggle(/^Gewicht/))
    await user.type(screen.getByRole('textbox', { name: 'Name, Deutsch' }), ' netto')
    await user.click(save())
    await screen.findByRole('article', { name: title })
    expect(screen.getByRole('textbox', { name: 'Name, Deutsch' })).toHaveProperty('value', 'Gewicht netto')
  })

  test('is read by those who may not change it', async () => {
    const { user } = await open({}, false)
    expect(screen.queryByRole('button', { name: 'Eigenschaft hinzufügen' })).toBeNull()
    await user.click(toggle(/^Gewicht/))
    expect(flag('Filter')).toHaveProperty('disabled', true)
  })
})
