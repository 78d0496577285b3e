import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Answers, refusedBy } from '../../../../testing/answers.ts'
import { openEditor } from '../../../../testing/pictureEditor.tsx'

const page = { width: 200, height: 100, turned: 'BY_0', crop: null }
const crop = { left: 10, top: 20, width: 50, height: 60 }
const document = {
  ...{ id: 'f1', name: 'plan.pdf', extension: 'pdf', mimeType: 'application/pdf', revision: 3, versions: [] },
  ...{ viewerCanEdit: true, editObstacle: null, original: null, edit: null, width: null, height: null },
  pages: [
    { ...page, number: 1, pictureUrl: '/1' },
    { ...page, number: 2, pictureUrl: '/2', crop },
    { ...page, number: 3, pictureUrl: '/3', width: 400, height: 200 },
  ],
}
const done: Answers = {
  useEditDocumentMutation: { Mutation: () => ({ editDocument: { file: document, errors: [] } }) },
}

const open = (answers: Answers = done, file: object = document, language = '') => openEditor(file, answers, language)
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const scope = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Änderungen gelten für' })

describe('the editor of a document', () => {
  test('turns the page that is shown, and keeps what was done to others', async () => {
    const { user, environment } = await open()
    expect([field('Breite in Punkt').value, field('Höhe in Punkt').value]).toEqual(['200', '100'])
    await user.click(button('Nach rechts drehen'))
    expect([field('Breite in Punkt').value, field('Höhe in Punkt').value]).toEqual(['100', '200'])
    await user.click(button('Nächste Seite'))
    expect([field('Breite in Punkt').value, field('Von oben').value]).toEqual(['50', '20'])
    await user.click(button('speichern'))
    expect(environment.asked.at(-1)).toEqual({
      name: 'useEditDocumentMutation',
      variables: {
        input: {
          ...{ fileId: 'f1', revision: 3 },
          pages: [
            { number: 1, turned: 'BY_90', crop: null },
            { number: 2, turned: 'BY_0', crop },
          ],
        },
      },
    })
  })

  test('turns and crops all pages, each in its own size', async () => {
    const { user, environment } = await open()
    await user.selectOptions(scope(), 'alle Seiten')
    await user.click(button('Nach links drehen'))
    await user.clear(field('Höhe in Punkt'))
    await user.type(field('Höhe in Punkt'), '150{Enter}')
    await user.click(button('speichern'))
    expect(environment.asked.at(-1)?.variables).toMatchObject({
      input: {
        pages: [
          { number: 1, turned: 'BY_270', crop: { left: 0, top: 0, width: 100, height: 150 } },
          { number: 2, turned: 'BY_270', crop: { left: 0, top: 0, width: 100, height: 150 } },
          { number: 3, turned: 'BY_270', crop: { left: 0, top: 0, width: 200, height: 300 } },
        ],
      },
    })
  })

  test('does it to the pages that are named, in one step that can be undone', async () => {
    const { user, environment } = await open()
    await user.selectOptions(scope(), 'diese und bestimmte Seiten')
    await user.type(field('Weitere Seiten'), '4')
    expect(screen.getByText('Bitte Seiten von 1 bis 3 angeben, zum Beispiel 1-3, 5.')).toBeDefined()
    await user.clear(field('Weitere Seiten'))
    await user.type(field('Weitere Seiten'), '3')
    await user.click(button('Nach rechts drehen'))
    await user.click(button('Nach rechts drehen'))
    await user.click(button('Rückgängig (Strg+Z)'))
    await user.click(button('speichern'))
    expect(environment.asked.at(-1)?.variables).toMatchObject({
      input: {
        pages: [
          { number: 1, turned: 'BY_90', crop: null },
          { number: 2, turned: 'BY_0', crop },
          { number: 3, turned: 'BY_90', crop: null },
        ],
      },
    })
  })

  test('gives all pages back as they were uploaded', async () => {
    const { user, environment } = await open()
    await user.click(button('Nächste Seite'))
    await user.click(button('Auf Original zurücksetzen'))
    await user.click(button('speichern'))
    expect(environment.asked.at(-1)?.variables).toEqual({ input: { fileId: 'f1', revision: 3, pages: [] } })
  })

  test.each([
    ['a fault', refusedBy(500)],
    ['no connection', refusedBy(null)],
    [
      'a refusal',
      { Mutation: () => ({ editDocument: { file: null, errors: [{ code: 'FILE_LOCKED', path: ['fileId'] }] } }) },
    ],
  ])('keeps what was done where saving meets %s', async (_label, answer) => {
    const { user } = await open({ useEditDocumentMutation: answer })
    await user.click(button('Nach rechts drehen'))
    await user.click(button('speichern'))
    expect(field('Breite in Punkt').value).toBe('100')
    expect(button('speichern').disabled).toBe(false)
  })

  test('of one page asks for no pages', async () => {
    await open(done, { ...document, pages: document.pages.slice(0, 1) })
    expect(screen.queryByRole('combobox', { name: 'Änderungen gelten für' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Nächste Seite' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Waagrecht spiegeln' })).toBeNull()
  })

  test.each([
    [
      '',
      'LOCKED',
      'Dieses PDF ist mit einem Passwort oder gegen Änderungen geschützt und kann nicht bearbeitet werden.',
    ],
    ['/en', 'SIGNED', 'This PDF is digitally signed. Editing it would invalidate the signature.'],
    ['', 'DAMAGED', 'Diese Datei ist beschädigt und kann nicht bearbeitet werden.'],
  ])('says why it cannot be edited (%s %s), and locks nothing', async (language, obstacle, said) => {
    const { environment } = await open(done, { ...document, editObstacle: obstacle, pages: null }, language)
    screen.getByText(said)
    expect(environment.asked.map(({ name }) => name)).toEqual(['PictureEditPageQuery'])
  })
})
