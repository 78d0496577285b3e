import { setTimeout as sleep } from 'node:timers/promises'
import type { Visitor } from '../harness/visitor.ts'
import { StartFailure } from '../platform/failure.ts'

/** What the drill on stale answers changes of pages, and how visitors see it. */

const SLUG = 'probeseite'
const PATH = '/probe-alt'

const pageTitleOf = (version: number): string => `Probeseite Nummer ${version}`
const targetOf = (version: number): string => `/probe-ziel-${version}`

type Answer = { readonly errors: readonly unknown[] }

async function change(visitor: Visitor, document: string, input: object): Promise<Record<string, unknown>> {
  const answer = (await visitor.graphql(document, { input })) as Record<string, Answer & Record<string, unknown>>
  const [result] = Object.values(answer)
  if (!result || result.errors.length > 0) throw new StartFailure(`A change is refused: ${JSON.stringify(result)}`)
  return result
}

const announcementOf = (version: number): string => `Ansage Nummer ${version}.`

/** A page, a redirect and what stands above all pages, which are changed all the time. */
export class ChangedPages {
  readonly #visitor: Visitor
  readonly #entryId: string
  readonly #redirectId: string

  private constructor(visitor: Visitor, entryId: string, redirectId: string) {
    this.#visitor = visitor
    this.#entryId = entryId
    this.#redirectId = redirectId
  }

  static async open(visitor: Visitor): Promise<ChangedPages> {
    const { entry } = await change(
      visitor,
      'mutation ($input: CreateEntryInput!) { createEntry(input: $input) { entry { id version } errors { code path } } }',
      { kind: 'PAGE', changes: { title: { de: pageTitleOf(0) }, slug: { de: SLUG } } },
    )
    const { redirect } = await change(
      visitor,
      'mutation ($input: SaveRedirectInput!) { saveRedirect(input: $input) { redirect { id } errors { code path } } }',
      { path: PATH, target: targetOf(0), isPermanent: true },
    )
    const pages = new ChangedPages(visitor, (entry as { id: string }).id, (redirect as { id: string }).id)
    await pages.#publish((entry as { version: number }).version)
    await pages.changeFrame(0)
    return pages
  }

  async #publish(version: number): Promise<void> {
    await change(
      this.#visitor,
      'mutation ($input: PublishEntryInput!) { publishEntry(input: $input) { errors { code path message } } }',
      { entryId: this.#entryId, version, languages: ['DE'] },
    )
  }

  async changePage(version: number): Promise<void> {
    const { managedEntry } = (await this.#visitor.graphql('query ($id: ID!) { managedEntry(id: $id) { version } }', {
      id: this.#entryId,
    })) as { managedEntry: { version: number } }
    const { entry } = await change(
      this.#visitor,
      'mutation ($input: UpdateEntryInput!) { updateEntry(input: $input) { entry { version } errors { code path message } } }',
      { entryId: this.#entryId, version: managedEntry.version, changes: { title: { de: pageTitleOf(version) } } },
    )
    await this.#publish((entry as { version: number }).version)
  }

  /** What surrounds all pages is a section of the settings, as menus are. */
  async changeFrame(version: number): Promise<void> {
    const { settingsSections } = (await this.#visitor.graphql('{ settingsSections { key version } }')) as {
      settingsSections: readonly { key: string; version: number }[]
    }
    await change(
      this.#visitor,
      'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { errors { code path message } } }',
      {
        ...{ section: 'frame', version: settingsSections.find(({ key }) => key === 'frame')!.version },
        changes: { announcement: { isShown: true, text: { de: announcementOf(version) }, href: null } },
      },
    )
  }

  async changeRedirect(version: number): Promise<void> {
    await change(
      this.#visitor,
      'mutation ($input: SaveRedirectInput!) { saveRedirect(input: $input) { errors { code path message } } }',
      { redirectId: this.#redirectId, path: PATH, target: targetOf(version), isPermanent: true },
    )
  }
}

/** Tells which announcement a page of HTML shows. */
export const announces = (html: string) => (version: number) => html.includes(announcementOf(version))

/** What a visitor is told of all three, as tests of versions. */
export async function lookAtPages(visitor: Visitor) {
  const query = `{ entry(slug: "${SLUG}") { title } redirect(path: "${PATH}") { target }
    shop { frame { announcement { text } } } }`
  const { entry, redirect, shop } = (await visitor.graphql(query)) as {
    entry: { title: string } | null
    redirect: { target: string } | null
    shop: { frame: { announcement: { text: string } | null } }
  }
  return {
    entry: (version: number) => entry?.title === pageTitleOf(version),
    redirect: (version: number) => redirect?.target === targetOf(version),
    frame: (version: number) => shop.frame.announcement?.text === announcementOf(version),
  }
}

const COMING = 'probe-kommt'
const GOING = 'probe-geht'
/** How long after their time pages may turn. Source: what the operator is promised, live within a minute. */
const mostSeconds = 60
/** How soon they are to turn. */
const LEAD_SECONDS = 3

/** Plans a page that begins and one that ends in a moment, and asks everywhere for both until they have turned. Answers with the
 *  seconds that it took where it took longest; null where it took more than a minute. */
export async function watchPlans(admin: Visitor, visitors: readonly Visitor[]): Promise<number | null> {
  const turn = Date.now() + LEAD_SECONDS * 1000
  const at = new Date(turn).toISOString()
  for (const [slug, plan] of [
    [COMING, { startsAt: at }],
    [GOING, { endsAt: at }],
  ] as const) {
    const { entry } = await change(
      admin,
      'mutation ($input: CreateEntryInput!) { createEntry(input: $input) { entry { id version } errors { code path } } }',
      { kind: 'PAGE', changes: { title: { de: slug }, slug: { de: slug } } },
    )
    const { id, version } = entry as { id: string; version: number }
    await change(
      admin,
      'mutation ($input: PublishEntryInput!) { publishEntry(input: $input) { errors { code path message } } }',
      { entryId: id, version, languages: ['DE'], ...plan },
    )
  }
  const statusOf = async (visitor: Visitor, slug: string) =>
    (await visitor.get(`/${slug}`, 'accept: text/html\r\n')).status
  // What is kept for all is kept from here on, as it was before it turned.
  for (const visitor of visitors)
    if ((await statusOf(visitor, GOING)) !== 200 || (await statusOf(visitor, COMING)) !== 404) return null
  for (;;) {
    const seen = await Promise.all(
      visitors.map(
        async visitor => (await statusOf(visitor, COMING)) === 200 && (await statusOf(visitor, GOING)) === 404,
      ),
    )
    const seconds = (Date.now() - turn) / 1000
    if (seen.every(Boolean)) return Math.max(0, Math.round(seconds * 10) / 10)
    if (seconds > mostSeconds) return null
    await sleep(250)
  }
}
