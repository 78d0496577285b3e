import type { Result } from 'lighthouse'
import type { PageName } from './options.ts'

/** What one visit of a page showed. Scores go up to 100. */
export interface Visit {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  /** Null for pages that no search engine lists. */
  readonly seo: number | null
  readonly lcpMs: number
  readonly cls: number
  readonly tbtMs: number
  /** Bytes of scripts as they came over the line, headers included, by address. */
  readonly scripts: ReadonlyMap<string, number>
  /** What fell short, for people: the audit, and where. */
  readonly failing: readonly string[]
}

/** What is printed of a page: the medians of its visits; of accessibility, best practices and SEO the worst. */
export interface Row {
  readonly page: PageName
  readonly url: string
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number | null
  readonly lcpMs: number
  readonly cls: number
  readonly tbtMs: number
  /** All scripts of a first visit, compressed, in units of 1000 bytes. */
  readonly scriptKb: number
  /** Those of them that a visitor of the landing page does not have yet; null where that was not visited. */
  readonly furtherScriptKb: number | null
  readonly failing?: readonly string[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** Reads a visit out of Lighthouse's result. Throws what made the visit fail. */
export function visitOf(result: Result, isListed: boolean): Visit {
  if (result.runtimeError) throw new Error(`${result.requestedUrl}: ${result.runtimeError.message}`)
  const score = (category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100)
  const figure = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: isListed ? score('seo') : null,
    lcpMs: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbtMs: figure('total-blocking-time'),
    scripts: scriptsOf(result),
    failing: categories
      .filter(category => isListed || category !== 'seo')
      .flatMap(category => failingOf(result, category)),
  }
}

function scriptsOf(result: Result): Map<string, number> {
  const details = result.audits['network-requests']?.details
  const requests = details?.type === 'table' ? details.items : []
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return new Map(scripts.map(({ url, transferSize }) => [String(url), Number(transferSize)]))
}

/** At most so many places of an audit are named. */
const MOST_PLACES = 5

function failingOf(result: Result, category: Category): string[] {
  const references = result.categories[category]?.auditRefs ?? []
  return references.flatMap(({ id, weight, group }) => {
    const audit = result.audits[id]
    const counts = category === 'performance' ? group !== 'hidden' : weight > 0
    if (!counts || !audit || audit.score === null || audit.score >= 0.995) return []
    const items = audit.details && 'items' in audit.details ? audit.details.items : []
    const places = Array.isArray(items) ? items.slice(0, MOST_PLACES).map(placeOf).filter(Boolean) : []
    return [[`${category}: ${audit.title}`, audit.displayValue, ...places].filter(Boolean).join(' | ')]
  })
}

/** Where an audit found something: an element or an address, and what is said of it. */
function placeOf(item: unknown): string {
  const { node, url, description, wastedBytes, wastedMs } = item as {
    node?: { selector?: string; snippet?: string }
    url?: unknown
    description?: unknown
    wastedBytes?: unknown
    wastedMs?: unknown
  }
  const parts = [node?.selector, node?.snippet, url, description].filter(part => typeof part === 'string')
  const waste = [typeof wastedBytes === 'number' ? `${Math.round(wastedBytes)} B` : '']
  if (typeof wastedMs === 'number') waste.push(`${Math.round(wastedMs)} ms`)
  return [...parts, ...waste].filter(Boolean).join(' ')
}

/** Puts the visits of one page together. `landing` are the scripts of a visit of the landing page. */
export function rowOf(
  { page, url }: Pick<Row, 'page' | 'url'>,
  visits: readonly Visit[],
  landing: Visit['scripts'] | null,
): Omit<Row, 'failing'> {
  const median = (read: (visit: Visit) => number) => medianOf(visits.map(read))
  const worst = (read: (visit: Visit) => number) => Math.min(...visits.map(read))
  const { scripts, seo } = visits[0]!
  const further = [...scripts].filter(([address]) => !landing?.has(address))
  return {
    page,
    url,
    performance: Math.round(median(visit => visit.performance)),
    accessibility: worst(visit => visit.accessibility),
    bestPractices: worst(visit => visit.bestPractices),
    seo: seo === null ? null : worst(visit => visit.seo ?? 0),
    lcpMs: Math.round(median(visit => visit.lcpMs)),
    cls: rounded(
      median(visit => visit.cls),
      4,
    ),
    tbtMs: Math.round(median(visit => visit.tbtMs)),
    scriptKb: kilobytes([...scripts]),
    furtherScriptKb: landing === null || page === 'landing' ? null : kilobytes(further),
  }
}

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits

const kilobytes = (scripts: readonly (readonly [string, number])[]): number =>
  rounded(scripts.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000, 1)

/** The value in the middle; of an even number the mean of the two. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}

/** What the pages of the shop keep to. */
/** A page with every kind of block brings the code of all of them, as no other does. */
const wanted = {
  ...{ performance: 98, score: 100, cls: 0.01, landingScriptKb: 130 },
  ...{ furtherScriptKb: 40, everyBlockScriptKb: 60 },
}

/** In which ways a page falls short of what is wanted, as sentences; none if it does not. */
export function complaintsOf(row: Row): string[] {
  const { page, performance, accessibility, bestPractices, seo, cls, scriptKb, furtherScriptKb } = row
  const mostFurther = page === 'blocks' ? wanted.everyBlockScriptKb : wanted.furtherScriptKb
  const tooMuchScript = 'KB of scripts are more than'
  return [
    performance < wanted.performance && `performance ${performance} is below ${wanted.performance}`,
    accessibility < wanted.score && `accessibility ${accessibility} is below ${wanted.score}`,
    bestPractices < wanted.score && `best practices ${bestPractices} is below ${wanted.score}`,
    seo !== null && seo < wanted.score && `SEO ${seo} is below ${wanted.score}`,
    cls > wanted.cls && `the page shifts by ${cls}`,
    page === 'landing' && scriptKb > wanted.landingScriptKb && `${scriptKb} ${tooMuchScript} ${wanted.landingScriptKb}`,
    furtherScriptKb !== null &&
      furtherScriptKb > mostFurther &&
      `${furtherScriptKb} further ${tooMuchScript} ${mostFurther}`,
  ].filter(complaint => complaint !== false)
}
