import { detailsOf, type FindingKind } from '../../platform/finding.ts'
import { browseAnswers, browseForms } from './queries.ts'

/** Forms by name, and what visitors sent by them by all that they wrote. */
export const formFinding: readonly FindingKind[] = [
  {
    ...{ subject: 'formAnswer', type: 'FormAnswer', area: 'messages' },
    async find({ database, viewer }, search, limit) {
      const found = await browseAnswers(database.drizzle, viewer, { search }, { offset: 0, limit })
      return found.map(({ id, email, answers }) => {
        const texts = answers.flatMap(({ values }) => values.filter(Boolean))
        return { id, title: email ?? texts[0]?.slice(0, 80) ?? '', details: detailsOf(texts.at(-1)?.slice(0, 80)) }
      })
    },
  },
  {
    ...{ subject: 'form', type: 'Form', area: 'messages' },
    async find({ database, viewer }, search, limit) {
      const found = await browseForms(database.drizzle, viewer, search, { offset: 0, limit })
      return found.map(({ id, name }) => ({ id, title: name, details: '' }))
    },
  },
]
