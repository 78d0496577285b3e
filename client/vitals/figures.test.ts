import { describe, expect, test } from 'vitest'
import { complaintsOf, medianOf, type Row, rowOf, type Visit } from './figures.ts'

const visit: Visit = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 2000.4,
  cls: 0,
  tbtMs: 20,
  scripts: new Map([
    ['/assets/core.js', 100_040],
    ['/assets/landing.js', 3_000],
  ]),
  failing: [],
}

describe('the visits of a page put together', () => {
  test('times and the score made of them are in the middle, the other scores the worst', () => {
    const visits = [
      { ...visit, performance: 90, lcpMs: 4000, tbtMs: 300 },
      { ...visit, accessibility: 97 },
      { ...visit, performance: 100, lcpMs: 1900, tbtMs: 10 },
    ]
    expect(rowOf({ page: 'landing', url: '/' }, visits, null)).toEqual({
      page: 'landing',
      url: '/',
      performance: 99,
      accessibility: 97,
      bestPractices: 100,
      seo: 100,
      lcpMs: 2000,
      cls: 0,
      tbtMs: 20,
      scriptKb: 103,
      furtherScriptKb: null,
    })
  })

  test('a further page counts the scripts that the landing page did not bring', () => {
    const scripts = new Map([
      ['/assets/core.js', 100_040],
      ['/assets/group.js', 7_000],
    ])
    expect(rowOf({ page: 'group', url: '/trikots' }, [{ ...visit, scripts }], visit.scripts)).toMatchObject({
      scriptKb: 107,
      furtherScriptKb: 7,
    })
  })

  test('a page that no search engine lists has no score for it', () => {
    expect(rowOf({ page: 'cart', url: '/cart' }, [{ ...visit, seo: null }], null).seo).toBeNull()
  })

  test.each([
    [[3], 3],
    [[9, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
  ])('the middle of %j is %d', (values, middle) => {
    expect(medianOf(values)).toBe(middle)
  })
})

describe('what falls short', () => {
  const good: Row = {
    page: 'landing',
    url: '/',
    performance: 98,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    lcpMs: 2200,
    cls: 0,
    tbtMs: 60,
    scriptKb: 130,
    furtherScriptKb: null,
  }

  test('nothing at the limits', () => {
    expect(complaintsOf(good)).toEqual([])
    expect(complaintsOf({ ...good, page: 'product', scriptKb: 170, furtherScriptKb: 40 })).toEqual([])
    expect(complaintsOf({ ...good, page: 'cart', seo: null })).toEqual([])
  })

  test.each<[Partial<Row>, string]>([
    [{ performance: 97 }, 'performance 97 is below 98'],
    [{ accessibility: 99 }, 'accessibility 99 is below 100'],
    [{ bestPractices: 96 }, 'best practices 96 is below 100'],
    [{ seo: 92 }, 'SEO 92 is below 100'],
    [{ cls: 0.02 }, 'the page shifts by 0.02'],
    [{ scriptKb: 130.1 }, '130.1 KB of scripts are more than 130'],
    [{ page: 'product', scriptKb: 171, furtherScriptKb: 40.1 }, '40.1 further KB of scripts are more than 40'],
    [{ page: 'blocks', scriptKb: 191, furtherScriptKb: 60.1 }, '60.1 further KB of scripts are more than 60'],
  ])('%j', (change, sentence) => {
    expect(complaintsOf({ ...good, ...change })).toEqual([sentence])
  })
})
