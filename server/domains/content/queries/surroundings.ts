import { and, inArray, isNull, sql } from 'drizzle-orm'
import { type Reader, run } from '../../../platform/statements.ts'
import { files } from '../../files/tables.ts'
import { galleries } from '../../galleries/tables.ts'
import { type EntryContent, filesOf, reusedBy } from '../rules/content.ts'
import { partsOfDocument } from '../rules/document.ts'
import type { Surroundings } from '../rules/findings.ts'
import { linksIn } from '../rules/html.ts'
import { pathOfLink } from '../rules/links.ts'
import { type BrokenPath, brokenPaths } from './links.ts'

/** Addresses that an entry links to, each once, in the order of the page. */
function addressesOf(content: EntryContent): string[] {
  const links = partsOfDocument(content.document).flatMap(({ part }) => {
    if (part.kind === 'link') return [part.value]
    return part.kind === 'html' ? [...linksIn(part.value.de), ...linksIn(part.value.en)] : []
  })
  return [...new Set([...links, ...content.links.map(({ href }) => href)])].filter(Boolean)
}

/** Paths of the site that an entry links to. */
const pathsOf = (content: EntryContent): string[] => [
  ...new Set(addressesOf(content).flatMap(link => pathOfLink(link) ?? [])),
]

/** An address that an entry links to; `problem` where it leads nowhere on this site, or to what no visitor sees. */
export type LinkedAddress = { readonly href: string; readonly problem: BrokenPath | null }

/** Where several entries lead, by their ids: in three statements for all of them. */
export async function linkedAddresses(
  reader: Reader,
  rows: readonly { readonly id: string; readonly content: EntryContent }[],
): Promise<ReadonlyMap<string, readonly LinkedAddress[]>> {
  const broken = await brokenPaths(reader, [...new Set(rows.flatMap(({ content }) => pathsOf(content)))])
  return new Map(
    rows.map(({ id, content }) => [
      id,
      addressesOf(content).map(href => ({ href, problem: broken.get(pathOfLink(href) ?? '') ?? null })),
    ]),
  )
}

/** What only the database knows of what an entry points at: in six statements, however much it holds. */
export async function surroundingsOf(reader: Reader, content: EntryContent): Promise<Surroundings> {
  const parts = partsOfDocument(content.document)
  const galleryIds = parts.flatMap(({ part }) => (part.kind === 'id' && part.of === 'Gallery' ? [part.value] : []))
  const [found, open, shown, broken] = [
    await reader
      .select({ id: files.id, name: files.name, alt: files.alt, isPublic: files.isPublic })
      .from(files)
      .where(and(inArray(files.id, filesOf(content)), isNull(files.deletedAt))),
    await reader
      .select({ id: galleries.id })
      .from(galleries)
      .where(and(inArray(galleries.id, galleryIds), galleries.isPublic, isNull(galleries.deletedAt))),
    await run<{ id: string }>(
      reader,
      sql`select distinct entry_id as id from publications
        where entry_id = any(${sql.param(reusedBy(content))}::uuid[]) and (ends_at is null or ends_at > now())`,
    ),
    await brokenPaths(reader, pathsOf(content)),
  ]
  return {
    files: new Map(
      found.map(({ id, name, alt, isPublic }) => [
        id,
        { name, isPublic, alt: { de: alt?.de ?? '', en: alt?.en ?? '' } },
      ]),
    ),
    publicGalleries: new Set(open.map(({ id }) => id)),
    publishedReusables: new Set(shown.map(({ id }) => id)),
    broken,
  }
}
