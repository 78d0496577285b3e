import { expect, test } from 'vitest'
import { begun, done, redone, undone } from './history.ts'

test('steps are undone and done again, one by one', () => {
  const two = done(done(begun('a'), 'b', null, 0), 'c', null, 0)
  expect(undone(two).present).toBe('b')
  expect(undone(undone(undone(two))).present).toBe('a')
  expect(redone(undone(two)).present).toBe('c')
  expect(redone(two)).toBe(two)
})

test('typing is one step until it pauses, or goes on elsewhere', () => {
  const typed = ['T', 'Te', 'Tex'].reduce((history, text, at) => done(history, text, 'title', at * 300), begun(''))
  expect(undone(typed).present).toBe('')
  const later = done(typed, 'Text', 'title', 600 + 1200)
  expect(undone(later).present).toBe('Tex')
  const elsewhere = done(typed, 'other', 'label', 700)
  expect(undone(elsewhere).present).toBe('Tex')
})

test('what is done after undoing replaces what was undone', () => {
  const back = undone(done(begun(1), 2, null, 0))
  const on = done(back, 3, null, 0)
  expect(redone(on).present).toBe(3)
  expect(undone(on).present).toBe(1)
})

test('nothing is a step that changes nothing', () => {
  const history = begun('a')
  expect(done(history, 'a', null, 0)).toBe(history)
  expect(undone(history)).toBe(history)
})
