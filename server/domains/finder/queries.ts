import { mayRead } from '../../kit/viewer.ts'
import type { FindingKind, FindingScope } from '../../platform/finding.ts'
import { accountFinding } from '../accounts/finding.ts'
import { affiliateFinding } from '../affiliates/finding.ts'
import { catalogueFinding } from '../catalogue/finding.ts'
import { contentFinding } from '../content/finding.ts'
import { couponFinding } from '../coupons/finding.ts'
import { customerFinding } from '../customers/finding.ts'
import { fileFinding } from '../files/finding.ts'
import { formFinding } from '../forms/finding.ts'
import { galleryFinding } from '../galleries/finding.ts'
import { documentFinding } from '../invoicing/finding.ts'
import { mailFinding, orderFinding } from '../orders/finding.ts'
import { personFinding } from '../persons/finding.ts'
import type { Settings } from '../settings/rules.ts'
import { componentSettings } from '../site/settings.ts'
import { voucherFinding } from '../vouchers/finding.ts'
import { withdrawalFinding } from '../withdrawals/finding.ts'
import { type FoundGroup, MOST_OF_A_KIND, ranked, searchedCharacters } from './rules.ts'

/** What all domains let be found, in the order in which it is shown where words fit all alike. */
const findingKinds: readonly FindingKind[] = [
  ...orderFinding,
  ...documentFinding,
  ...customerFinding,
  ...catalogueFinding,
  ...contentFinding,
  ...fileFinding,
  ...galleryFinding,
  ...couponFinding,
  ...voucherFinding,
  ...formFinding,
  ...accountFinding,
  ...personFinding,
  ...withdrawalFinding,
  ...affiliateFinding,
  ...mailFinding,
]

/** Kinds that are looked for at a time: each takes a connection, and others want some, too. */
const AT_ONCE = 3

/** The kinds of things that somebody is shown: those of areas that they read, of parts that are switched on. */
function kindsFor({ viewer }: Pick<FindingScope, 'viewer'>, settings: Settings): readonly FindingKind[] {
  const off: readonly string[] = componentSettings.of(settings).off
  return findingKinds.filter(({ area, component }) => mayRead(viewer, area) && !(component && off.includes(component)))
}

/** Everything that holds all words, a few of each kind, as far as the viewer may see it. */
export async function findEverything(
  scope: FindingScope,
  settings: Settings,
  search: string,
): Promise<readonly FoundGroup[]> {
  const words = search.trim().slice(0, searchedCharacters.most)
  if (words.length < searchedCharacters.fewest) return []
  const waiting = kindsFor(scope, settings).map(kind => ({ kind, found: [] as FoundGroup['found'] }))
  const turns = waiting.values()
  const work = async () => {
    for (const turn of turns) turn.found = await turn.kind.find(scope, words, MOST_OF_A_KIND)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return ranked(
    waiting.map(({ kind: { subject, type }, found }) => ({ subject, type, found })),
    words,
  )
}
