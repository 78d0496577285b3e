import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type StandInVies, startVies, type ViesBehaviour } from '../harness/vies.ts'
import { silentLog } from './log.ts'
import { openVies } from './vies.ts'

const german = { prefix: 'DE', rest: '136695976' }
const seller = { prefix: 'AT', rest: 'U13585627' }

describe('the register of VAT ids', () => {
  let vies: StandInVies
  beforeAll(async () => {
    vies = await startVies()
  })
  afterAll(() => vies.close())
  beforeEach(() => vies.behave('valid'))

  test('is asked in the seller’s name, and its request id is kept', async () => {
    const before = vies.asked.length
    const answer = await openVies({ url: vies.url, log: silentLog })(german, seller)
    expect(answer).toEqual({ isRegistered: true, requestIdentifier: `WAPIAAAA${before + 1}` })
    expect(vies.asked.at(-1)).toEqual({
      ...{ countryCode: 'DE', vatNumber: '136695976' },
      ...{ requesterMemberStateCode: 'AT', requesterNumber: 'U13585627' },
    })
  })

  test('answers without a request id where nobody’s name was given', async () => {
    const answer = await openVies({ url: vies.url, log: silentLog })(german, null)
    expect(answer).toEqual({ isRegistered: true, requestIdentifier: null })
    expect(vies.asked.at(-1)).toEqual({ countryCode: 'DE', vatNumber: '136695976' })
  })

  test('may know nothing of an id', async () => {
    vies.behave('invalid')
    expect(await openVies({ url: vies.url, log: silentLog })(german, null)).toEqual({
      isRegistered: false,
      requestIdentifier: null,
    })
  })

  test.each<[ViesBehaviour, string]>([
    ['error MS_UNAVAILABLE', 'MS_UNAVAILABLE'],
    ['error GLOBAL_MAX_CONCURRENT_REQ', 'GLOBAL_MAX_CONCURRENT_REQ'],
    ['error INVALID_REQUESTER_INFO', 'INVALID_REQUESTER_INFO'],
    ['broken', 'Unexpected token'],
  ])('has no answer (%s), which is logged without the id', async (behaviour, reason) => {
    vies.behave(behaviour)
    const warn = vi.fn()
    expect(await openVies({ url: vies.url, log: { warn } })(german, seller)).toBeNull()
    expect(warn).toHaveBeenCalledTimes(1)
    const [fields] = warn.mock.calls[0]!
    expect(fields).toEqual({ reason: expect.stringContaining(reason), country: 'DE' })
    expect(JSON.stringify(warn.mock.calls)).not.toContain('136695976')
  })

  test('has no answer where nobody listens, or the path is another', async () => {
    const warn = vi.fn()
    expect(await openVies({ url: `${vies.url}/elsewhere`, log: { warn } })(german, null)).toBeNull()
    expect(await openVies({ url: 'http://127.0.0.1:9', log: { warn } })(german, null)).toBeNull()
    expect(warn).toHaveBeenCalledTimes(2)
  })

  test('follows nobody elsewhere', async () => {
    const asked = vies.asked.length
    vies.behave('elsewhere')
    expect(await openVies({ url: vies.url, log: silentLog })(german, null)).toBeNull()
    expect(vies.asked).toHaveLength(asked + 1)
  })

  test('is asked by at most twenty at once; who comes on top has no answer at once', async () => {
    vies.behave('silent')
    const warn = vi.fn()
    const ask = openVies({ url: vies.url, log: { warn }, milliseconds: 100 })
    const waiting = Array.from({ length: 20 }, () => ask(german, null))
    expect(await ask(german, null)).toBeNull()
    expect(warn.mock.calls).toEqual([[{ questions: 20 }, 'the register of VAT ids is being asked too much']])
    // Each of them ends by itself.
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 20 }, () => null))
  })
})
