import { GraphQLError } from 'graphql'
import { GraphQLUpload } from 'graphql-upload-minimal'
import { shownHtml } from '../kit/html.ts'
import { builder } from './builder.ts'

const invalid = (name: string, expected: string) =>
  new GraphQLError(`${name} must be ${expected}.`, { extensions: { code: 'C400', http: { status: 400 } } })

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC.',
  serialize: value => (value as Date).toISOString(),
  parseValue: value => {
    const instant = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? new Date(value) : null
    if (!instant || Number.isNaN(instant.getTime())) throw invalid('DateTime', 'an ISO 8601 instant')
    return instant
  },
})

/** Whether `text` is an existing day, YYYY-MM-DD. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

builder.scalarType('Date', {
  description: 'A day of the shop’s calendar, YYYY-MM-DD.',
  serialize: value => value as string,
  parseValue: value => {
    if (typeof value !== 'string' || !isDay(value)) throw invalid('Date', 'a day as YYYY-MM-DD')
    return value
  },
})

builder.scalarType('Cents', {
  description: 'Integer cents of the shop’s currency.',
  serialize: value => value as number,
  parseValue: value => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw invalid('Cents', 'a whole number')
    return value
  },
})

builder.scalarType('Html', {
  description: 'HTML, sanitised when it was written and again when it is read.',
  serialize: value => shownHtml(value as string),
  parseValue: value => {
    if (typeof value !== 'string') throw invalid('Html', 'a text')
    return value
  },
})

builder.scalarType('Json', {
  description: 'Any JSON value, where what it holds is described by a JSON Schema beside it.',
  serialize: value => value,
})

builder.addScalarType('Upload', GraphQLUpload, {})
