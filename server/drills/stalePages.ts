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

/** A page and a redirect that are changed all the time. */
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

  async changeRedirect(version: number): Promise<void> {
    await change(
      this.#visitor,
      'mutation ($input: SaveRedirectInput!) { saveRedirect(input: $input) { errors { code path message } } }',
      { redirectId: this.#redirectId, path: PATH, target: targetOf(version), isPermanent: true },
    )
  }
}

/** What a visitor is told of both, as tests of versions. */
export async function lookAtPages(visitor: Visitor) {
  const query = `{ entry(slug: "${SLUG}") { title } redirect(path: "${PATH}") { target } }`
  const { entry, redirect } = (await visitor.graphql(query)) as {
    entry: { title: string } | null
    redirect: { target: string } | null
  }
  return {
    entry: (version: number) => entry?.title === pageTitleOf(version),
    redirect: (version: number) => redirect?.target === targetOf(version),
  }
}
