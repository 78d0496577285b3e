import { expect, test } from 'vitest'
import { askedProblem, writtenToSend } from './asked.ts'

const printable = 'A-Za-z 0-9'

test.each([
  ['nothing where nothing is required', '', false, null],
  ['nothing where it is', ' ', true, { kind: 'missing' }],
  ['as much as there may be', 'Kim Lou', true, null],
  ['white space around it counts for nothing', '  Kim Lou  ', true, null],
  ['more than that', 'Kim Lous', true, { kind: 'tooLong', over: 1 }],
  ['what cannot be printed', 'Kim★', true, { kind: 'unprintable', characters: ['★'] }],
])('%s', (_label, text, isRequired, problem) => {
  expect(askedProblem({ maxLength: 7, isRequired }, text, printable)).toEqual(problem)
})

test('what is sent is tidied, and asked for', () => {
  expect(writtenToSend([{ key: 'name' }, { key: 'empty' }], { name: ' Kim ', empty: ' ', other: 'x' })).toEqual([
    { key: 'name', text: 'Kim' },
  ])
})
