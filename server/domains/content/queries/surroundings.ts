import { and, inArray, isNull, sql } from 'drizzle-orm'
import { type Reader, run } from '../../../platform/statements.ts'
import { files } from '../../files/tables.ts'
import { galleries } from '../../galleries/tables.ts'
import { type EntryContent, filesOf, reusedBy } from '../rules/content.ts'
import { partsOfDocument } from '../rules/document.ts'
import type { Surroundings } from '../rules/findings.ts'
import { linksIn } from '../rules/html.ts'
import { pathOfLink } from '../rules/links.ts'
import { brokenPaths } from './links.ts'

/** Paths of the site that an entry links to. */
function pathsOf(content: EntryContent): string[] {
  const links = partsOfDocument(content.document).flatMap(({ part }) => {
    if (part.kind === 'link') return [part.value]
    return part.kind === 'html' ? [...linksIn(part.value.de), ...linksIn(part.value.en)] : []
  })
  return [...new Set([...links, ...content.links.map(({ href }) => href)].flatMap(link => pathOfLink(link) ?? []))]
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
