import { expect, test } from 'vitest'
import { createShopIntl } from '../../../intl/createShopIntl.ts'
import { allTexts } from '../../../testing/texts.ts'
import { answersInFile } from './messageWords.ts'

const intl = createShopIntl('de', allTexts.de, 'UTC')
const answer = (label: string, kind: string, ...values: string[]) => ({ label, kind, values })

test('a file of messages has the whole of each answer, a column for each question, whatever form asked it', () => {
  const long = 'x'.repeat(5000)
  const messages = [
    { answers: [answer('Name', 'TEXT', 'Kim'), answer('Nachricht', 'LONG_TEXT', long)] },
    {
      answers: [
        answer('Name', 'TEXT', 'Lea'),
        answer('Sparten', 'MULTI_CHOICE', 'Fußball', 'Handball'),
        answer('Einverstanden', 'CONSENT', 'true'),
        answer('Wappen', 'FILE', 'a.png', 'b.pdf'),
        answer('Telefon', 'PHONE'),
      ],
    },
  ]
  const columns = answersInFile(messages, intl)
  expect(columns.map(({ head }) => head)).toEqual([
    ...['Name', 'Nachricht', 'Sparten', 'Einverstanden', 'Wappen', 'Telefon'],
  ])
  expect(messages.map(message => columns.map(({ text }) => text(message)))).toEqual([
    ['Kim', long, '', '', '', ''],
    ['Lea', '', 'Fußball, Handball', 'ja', 'a.png, b.pdf', ''],
  ])
  expect(answersInFile([], intl)).toEqual([])
})
