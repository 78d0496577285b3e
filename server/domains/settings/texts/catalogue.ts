import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../../../kit/languages.ts'
import { serverTexts } from '../../../texts/texts.ts'
import { folded } from './rules.ts'

/** Where a text is read: in the shop and the account, in the admin centre, or in mails and documents. */
export type TextKind = 'shop' | 'admin' | 'mail'

/** A text as it comes with the product. `area`: the part of the product that says it. `law`: what demands its words. */
export type UsualText = {
  readonly id: string
  readonly kind: TextKind
  readonly area: string
  readonly usual: Readonly<Record<Language, string>>
  readonly law: string | null
  /** Both languages and the id, folded, for searching. */
  readonly sought: string
}

/** Texts whose words a law wants; whoever changes them is warned. Source: legal.md 1 and 3. */
export const lawfulTexts: Readonly<Record<string, string>> = {
  'checkout.order.place': '§ 312j Abs. 3 BGB, § 8 Abs. 2 FAGG',
  'ui.legal.withdrawal': '§ 356a BGB, Art. 11a RL 2011/83/EU',
  'withdrawals.confirm': '§ 356a BGB, Art. 11a RL 2011/83/EU',
  'withdrawals.allExcluded': '§ 18 Abs. 1 FAGG, § 312g Abs. 2 BGB',
  'checkout.withdrawal.all': '§ 11 FAGG, § 355 BGB',
  'checkout.withdrawal.some': '§ 18 Abs. 1 FAGG, § 312g Abs. 2 BGB',
  'checkout.withdrawal.none': '§ 18 Abs. 1 FAGG, § 312g Abs. 2 BGB',
}

const root = join(import.meta.dirname, '../../../..')

/** `client/domains/checkout/admin/texts/de.json` as kind and area. */
export function placeOfFile(path: string): { kind: TextKind; area: string } {
  const [, first = '', second = ''] = path.split('/')
  const isAdmin = path.includes('/admin/') || first === 'adminKit'
  return { kind: isAdmin ? 'admin' : 'shop', area: first === 'domains' ? second : first }
}

const textsIn = async (path: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(join(root, path), 'utf8')) as Record<string, string>

const entry = (id: string, kind: TextKind, area: string, de: string, en: string): UsualText => ({
  ...{ id, kind, area, usual: { de, en }, law: lawfulTexts[id] ?? null },
  sought: folded(`${id}\n${de}\n${en}`),
})

async function readCatalogue(): Promise<ReadonlyMap<string, UsualText>> {
  const files: string[] = []
  for await (const path of glob('client/**/texts/de.json', { cwd: root })) files.push(path.replaceAll('\\', '/'))
  const ofClient = await Promise.all(
    files.sort().map(async path => {
      const { kind, area } = placeOfFile(path)
      const [de, en] = await Promise.all([textsIn(path), textsIn(path.replace(/de\.json$/, 'en.json'))])
      return Object.entries(de).map(([id, text]) => entry(id, kind, area, text, en[id] ?? text))
    }),
  )
  const ofServer = Object.entries(serverTexts.de).map(([id, text]) =>
    entry(
      id,
      id.startsWith('consent.') ? 'shop' : 'mail',
      id.startsWith('consent.') ? 'privacy' : 'mails',
      text,
      serverTexts.en[id] ?? text,
    ),
  )
  return new Map([...ofClient.flat(), ...ofServer].map(each => [each.id, each]))
}

let catalogue: Promise<ReadonlyMap<string, UsualText>> | null = null

/** Every text of the product, by its id. Read from the product's files when it is first wanted; they never change while it
 *  runs. */
export function usualTexts(): Promise<ReadonlyMap<string, UsualText>> {
  catalogue ??= readCatalogue().catch((error: unknown) => {
    catalogue = null
    throw error
  })
  return catalogue
}
