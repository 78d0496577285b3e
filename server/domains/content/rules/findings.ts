import { type Language, languages } from '../../../kit/languages.ts'
import { knownBlocks } from './blockTypes.ts'
import { type EntryContent, untranslatedOf } from './content.ts'
import { allBlocks, type Block, isShownIn, partsOfBlock } from './document.ts'
import { linksIn } from './html.ts'
import { pathOfLink } from './links.ts'
import { shownText, type Texts } from './texts.ts'

/** What is looked at before an entry is published. */
export const findingCodes = [
  ...(['altMissing', 'headingSkipped', 'headingEmpty', 'linkVague', 'linkEmpty', 'linkDead', 'linkMissing'] as const),
  'linkUnpublished',
  ...(['blockEmpty', 'fileMissing', 'filePrivate', 'galleryPrivate', 'reusableUnpublished'] as const),
  ...(['descriptionMissing', 'titleMissing', 'untranslated', 'videoTitleMissing'] as const),
] as const
type FindingCode = (typeof findingCodes)[number]

/** Something that readers would stumble over. `error`: some cannot read or reach it; `hint`: it could be better.
 *  `detail` is what it is about: a word, an address. */
export type Finding = {
  readonly code: FindingCode
  readonly severity: 'error' | 'warning' | 'hint'
  readonly blockId: string | null
  readonly language: Language | null
  readonly detail: string | null
}

/** What only the database knows of what an entry points at. */
export type Surroundings = {
  /** Files by id: whether there is a word on what they show, and whether everybody may have them. */
  readonly files: ReadonlyMap<string, { readonly alt: Texts; readonly isPublic: boolean; readonly name: string }>
  readonly publicGalleries: ReadonlySet<string>
  readonly publishedReusables: ReadonlySet<string>
  /** Paths of the site that lead nowhere, or to a page that no visitor sees. */
  readonly broken: ReadonlyMap<string, 'dead' | 'unpublished'>
}

const severities: Readonly<Record<FindingCode, Finding['severity']>> = {
  altMissing: 'error',
  headingSkipped: 'warning',
  headingEmpty: 'warning',
  linkVague: 'warning',
  linkEmpty: 'error',
  linkDead: 'error',
  linkMissing: 'warning',
  linkUnpublished: 'warning',
  blockEmpty: 'hint',
  fileMissing: 'error',
  filePrivate: 'hint',
  galleryPrivate: 'error',
  reusableUnpublished: 'error',
  descriptionMissing: 'hint',
  titleMissing: 'error',
  untranslated: 'hint',
  videoTitleMissing: 'warning',
}

/** Words of links that say nothing where they are read alone. */
const vague: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set([
    'hier',
    'hier klicken',
    'klicken',
    'klicken sie hier',
    'klick',
    'link',
    'mehr',
    'weiter',
    'dieser link',
  ]),
  en: new Set(['here', 'click here', 'click', 'link', 'more', 'read more', 'this link', 'continue']),
}

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

type Found = { readonly code: FindingCode; readonly detail?: string }

/** What is found in a text of HTML. `last`: the level of the heading before it. */
function inHtml(html: string, language: Language, last: number): { found: Found[]; last: number } {
  const found: Found[] = []
  let level = last
  for (const [, digit, inner = ''] of html.matchAll(/<h([2-4])[^>]*>([\s\S]*?)<\/h\1>/g)) {
    const text = plainText(inner)
    if (text === '') found.push({ code: 'headingEmpty' })
    else if (Number(digit) > level + 1) found.push({ code: 'headingSkipped', detail: text })
    level = Number(digit)
  }
  for (const [, inner = ''] of html.matchAll(/<a [^>]*>([\s\S]*?)<\/a>/g)) {
    const text = plainText(inner)
    const words = text
      .toLowerCase()
      .replaceAll(/[.…!:»«>→]+/g, '')
      .trim()
    if (text === '' && !/<img [^>]*alt="[^"]/.test(inner)) found.push({ code: 'linkEmpty' })
    else if (vague[language].has(words)) found.push({ code: 'linkVague', detail: text })
  }
  return { found, last: level }
}

/** What is wrong with where a link leads. */
function inLink(href: string, around: Surroundings): Found[] {
  const path = pathOfLink(href)
  const broken = path === null ? undefined : around.broken.get(path)
  return broken === undefined ? [] : [{ code: broken === 'dead' ? 'linkDead' : 'linkUnpublished', detail: href }]
}

function inBlock(block: Block, language: Language, around: Surroundings): Found[] {
  const found: Found[] = []
  const parts = partsOfBlock(block)
  for (const part of parts) {
    if (part.kind === 'link') {
      found.push(...inLink(part.value, around))
    } else if (part.kind === 'html') {
      for (const href of linksIn(shownText(language, part.value))) found.push(...inLink(href, around))
    } else if (part.kind === 'file') {
      const file = around.files.get(part.value)
      if (!file) found.push({ code: 'fileMissing' })
      else if (!file.isPublic) found.push({ code: 'filePrivate', detail: file.name })
      if (file && part.wants === 'picture' && block.type !== 'hero' && altOf(block, language, file.alt) === '')
        found.push({ code: 'altMissing', detail: file.name })
    } else if (part.kind === 'id' && part.of === 'Gallery' && !around.publicGalleries.has(part.value))
      found.push({ code: 'galleryPrivate' })
    else if (part.kind === 'id' && part.of === 'ManagedEntry' && !around.publishedReusables.has(part.value))
      found.push({ code: 'reusableUnpublished' })
  }
  if (block.type === 'button' && block.props.href === '') found.push({ code: 'linkMissing' })
  if (block.type === 'button') {
    const label = shownText(language, block.props.label as Texts)
    if (vague[language].has(label.toLowerCase())) found.push({ code: 'linkVague', detail: label })
  }
  if (block.type === 'video' && shownText(language, block.props.title as Texts) === '')
    found.push({ code: 'videoTitleMissing' })
  return found
}

/** What a picture is said to show: by its block, else by the library. */
function altOf({ props }: Block, language: Language, ofFile: Texts): string {
  const own = props.alt as Texts | undefined
  return (own ? shownText(language, own) : '') || shownText(language, ofFile)
}

/** What readers would stumble over in these languages, in the order of the page; empty blocks and what is missing of the
 *  entry itself included. The page's title is its first heading. */
export function findingsOf(
  content: EntryContent,
  around: Surroundings,
  wanted: readonly Language[] = languages,
): Finding[] {
  const types = knownBlocks()
  const findings: Finding[] = []
  const note = (language: Language, blockId: string | null, { code, detail }: Found): void => {
    findings.push({ code, severity: severities[code], blockId, language, detail: detail ?? null })
  }
  for (const language of wanted) {
    if (content.title[language] === '') note(language, null, { code: 'titleMissing' })
    if (shownText(language, content.description) === '') note(language, null, { code: 'descriptionMissing' })
    for (const { href } of content.links) for (const each of inLink(href, around)) note(language, null, each)
    let level = 1
    for (const [place, { block }] of allBlocks(content.document).entries()) {
      const type = types.get(block.type)
      if (!type || !isShownIn(block, language)) continue
      if (type.isEmpty(block.props)) {
        note(language, block.id, { code: 'blockEmpty' })
        continue
      }
      for (const each of inBlock(block, language, around)) note(language, block.id, each)
      // A hero at the top says the page's own title.
      const own = block.type === 'hero' && place === 0 ? [] : type.headings(block.props, isSaid(language))
      for (const each of own) {
        if (each > level + 1) note(language, block.id, { code: 'headingSkipped' })
        level = each
      }
      for (const part of partsOfBlock(block)) {
        if (part.kind !== 'html') continue
        const { found, last } = inHtml(shownText(language, part.value), language, level)
        for (const each of found) note(language, block.id, each)
        level = last
      }
    }
  }
  for (const { blockId, texts } of wanted.includes('en') ? untranslatedOf(content) : [])
    note('en', blockId, { code: 'untranslated', detail: plainText(texts.de).slice(0, 80) })
  return inBothAsOne(findings)
}

const isSaid =
  (language: Language) =>
  (texts: Texts): boolean =>
    shownText(language, texts) !== ''

/** What is wrong in both languages alike is one finding, of no language. */
function inBothAsOne(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ code, blockId, detail }: Finding) => `${code} ${blockId} ${detail}`
  const grouped = Map.groupBy(findings, keyOf)
  return [...grouped.values()].flatMap(same => {
    const inAll = languages.every(language => same.some(each => each.language === language))
    return inAll ? [{ ...same[0]!, language: null }] : same.slice(0, 1)
  })
}
