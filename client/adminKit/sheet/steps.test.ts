import { expect, test } from 'vitest'
import { doneAgain, noSteps, type Steps, takenBack, withStep } from './steps.ts'

/** A form that steps are written into. */
function formOf(values: Record<string, string>) {
  let steps: Steps = noSteps
  const textOf = (key: string) => values[key] ?? ''
  return {
    values,
    write(texts: Record<string, string>, typing?: number, view = 'stock') {
      const changes = Object.entries(texts).map(([key, after]) => ({ key, before: textOf(key), after }))
      steps = withStep(steps, { view, changes, ...(typing !== undefined && { typing }) })
      Object.assign(values, texts)
    },
    walk(way: typeof takenBack) {
      const walked = way(steps, textOf)
      if (!walked) return null
      steps = walked.steps
      Object.assign(values, Object.fromEntries(walked.values))
      return walked.view
    },
  }
}

test('a paste is taken back and done again as one', () => {
  const form = formOf({ a: '1', b: '2', c: '3' })
  form.write({ a: '10', b: '20', c: '3' })
  expect(form.walk(takenBack)).toBe('stock')
  expect(form.values).toEqual({ a: '1', b: '2', c: '3' })
  form.walk(doneAgain)
  expect(form.values).toEqual({ a: '10', b: '20', c: '3' })
})

test('what is typed while a cell has the focus is one step', () => {
  const form = formOf({ a: '1' })
  form.write({ a: '' }, 1)
  form.write({ a: '2' }, 1)
  form.write({ a: '25' }, 1)
  form.write({ a: '30' }, 2)
  form.walk(takenBack)
  expect(form.values.a).toBe('25')
  form.walk(takenBack)
  expect(form.values.a).toBe('1')
  expect(form.walk(takenBack)).toBeNull()
})

test('typing what was there before is no step', () => {
  const form = formOf({ a: '1' })
  form.write({ a: '12' }, 1)
  form.write({ a: '1' }, 1)
  expect(form.walk(takenBack)).toBeNull()
})

test('what was taken back is forgotten once something else is written', () => {
  const form = formOf({ a: '1' })
  form.write({ a: '2' })
  form.walk(takenBack)
  form.write({ a: '3' })
  expect(form.walk(doneAgain)).toBeNull()
  expect(form.values.a).toBe('3')
})

test('cells that hold something else by now stay as they are, and a step without any is passed over', () => {
  const form = formOf({ a: '1', b: '2' })
  form.write({ b: '20' })
  form.write({ a: '10' })
  form.values.a = '1'
  expect(form.walk(takenBack)).toBe('stock')
  expect(form.values).toEqual({ a: '1', b: '2' })
})

test('says in which view it was done', () => {
  const form = formOf({})
  form.write({ price: '9,90' }, undefined, 'price')
  form.write({ stock: '4' })
  expect([form.walk(takenBack), form.walk(takenBack)]).toEqual(['stock', 'price'])
})
