import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sets } from './compositions.ts'
import { hashOf, type IndexEntry } from './draw.ts'
import { drawGarment } from './drawGarment.ts'
import { models, parametersOf } from './models.ts'
import { pictures } from './pictures.ts'

const folder = fileURLToPath(new URL('../pictures/', import.meta.url))
const files = readdirSync(folder).filter(file => file.endsWith('.webp'))
const index: Record<string, IndexEntry> = JSON.parse(readFileSync(`${folder}index.json`, 'utf8'))

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

test('the same parameters give the same drawing', () => {
  const parameters = parametersOf('trikot-nordwald', 'NAV', 'front')
  expect(digest(drawGarment(parameters))).toBe(digest(drawGarment(structuredClone(parameters))))
})

test('another seed gives other folds', () => {
  const parameters = parametersOf('trikot-nordwald', 'NAV', 'front')
  expect(digest(drawGarment({ ...parameters, seed: parameters.seed + 1 }))).not.toBe(digest(drawGarment(parameters)))
})

test('the left sleeve is no mirror of the right one', () => {
  const outlines = [
    ...drawGarment(parametersOf('trikot-kabine', 'ROT', 'front')).matchAll(/<clipPath[^>]*><path d="([^"]*)"/g),
  ]
  const mirrored = (path: string) =>
    path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${1000 - Number(x)} ${y}`)
  const paths = outlines.map(match => match[1]!)
  expect(paths.length).toBeGreaterThan(3)
  expect(paths.filter(path => paths.includes(mirrored(path)))).toEqual([])
})

test('a model is not drawn in a colour it does not have', () => {
  expect(() => parametersOf('trikot-schaerpe', 'BEE', 'front')).toThrow(RangeError)
  expect(() => parametersOf('trikot-niemand', 'NAV', 'front')).toThrow(RangeError)
})

test('names of pictures are unique, and models and sets name only pictures that exist', () => {
  const names = new Set(pictures.map(picture => picture.name))
  expect(names.size).toBe(pictures.length)
  const named = models.flatMap(model => Object.values(model.pictures).flatMap(views => Object.values(views)))
  const composed = sets.flatMap(set => Object.values(set.pictures))
  expect([...named, ...composed].filter(name => !names.has(name))).toEqual([])
})

test('every listed picture is drawn as it is described, and nothing else is kept', () => {
  expect(files.toSorted()).toEqual(pictures.map(picture => `${picture.name}.webp`).toSorted())
  const outdated = pictures.filter(picture => index[picture.name]?.hash !== hashOf(picture))
  expect(outdated.map(picture => picture.name)).toEqual([])
  expect(Object.keys(index)).toHaveLength(pictures.length)
})

test('the pictures are many, different from each other, and light', () => {
  expect(files.length).toBeGreaterThanOrEqual(230)
  expect(new Set(files.map(file => digest(readFileSync(folder + file)))).size).toBe(files.length)
  const bytes = files.map(file => statSync(folder + file).size)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(12_000_000)
  expect(files.filter(file => statSync(folder + file).size !== index[file.replace('.webp', '')]?.bytes)).toEqual([])
})
