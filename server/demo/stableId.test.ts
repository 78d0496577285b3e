import { describe, expect, it } from 'vitest'
import { isId } from '../kit/ids.ts'
import { stableId } from './stableId.ts'

describe('keys of the demo shop', () => {
  it('are the same for the same name, and have the form of a UUIDv7', () => {
    const key = stableId('product', 'trikot-kabine')
    expect(key).toBe(stableId('product', 'trikot-kabine'))
    expect(isId(key)).toBe(true)
    expect(key[14]).toBe('7')
  })

  it('differ between names, and between tables with the same name', () => {
    const keys = [stableId('product', 'a'), stableId('product', 'b'), stableId('group', 'a')]
    expect(new Set(keys).size).toBe(3)
  })

  it('rise with the order in which rows are written', () => {
    const keys = [1, 2, 300, 70_000, 100_000].map(order => stableId('product', `p${order}`, order))
    expect(keys.toSorted()).toEqual(keys)
  })
})
