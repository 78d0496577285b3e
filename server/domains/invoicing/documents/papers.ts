import { type Refusal, refusal, refuseIf } from '../../../kit/refusals.ts'
import { renderPdf } from '../../../platform/pdf.ts'
import { amountsOf } from '../../pricing/settings.ts'
import { usualColours } from '../../settings/defaults/lookTokens.ts'
import type { Settings } from '../../settings/rules.ts'
import { lookSettings, shopSettings } from '../../settings/settings.ts'
import { faultsOf } from '../einvoice/faultsOf.ts'
import { compositions, type EinvoiceFormat, type EinvoiceSyntax } from '../einvoice/formats.ts'
import { proofOf, xmlOf } from '../einvoice/proof.ts'
import type { Profile } from '../einvoice/termsOf.ts'
import type { DocumentSnapshot } from '../rules/snapshot.ts'
import type { PaperLook } from './look.ts'
import { paperOf } from './paper.ts'

/** The format in which a document was issued. */
export const formatOf = ({ kind, einvoice }: Pick<DocumentSnapshot, 'kind' | 'einvoice'>): EinvoiceFormat =>
  einvoice ?? (kind === 'invoice' ? 'zugferd' : 'pdf')

/**
 * The e-invoice and the paper of a document in its format, as they are issued: a PDF/A-3, in which the CII lies where it is ZUGFeRD, or
 * a PDF and an XML beside it, or the PDF alone. Before that the e-invoice is held to every rule of its profile, and read back and
 * compared with the document field by field. Refuses with INVOICE_INCOMPLETE each rule that it would break, at the field to mend.
 */
export async function papersOf(
  snapshot: DocumentSnapshot,
  settings: Settings,
  issuedAt: Date,
): Promise<{ xml: string | null; pdf: Buffer }> {
  const composition = compositions[formatOf(snapshot)]
  if (composition) refuseIf(ruleRefusals(snapshot, composition.profile))
  const xml = composition && proved(snapshot, composition.profile, composition.syntax)
  const invoice = xml !== null && composition?.isInside ? { xml, relationship: 'Alternative' as const } : null
  const archive = { at: issuedAt, invoice }
  return { xml, pdf: await renderPdf(paperOf(snapshot, paperLook(settings)), archive) }
}

/** The same invoice in another format than it was issued in. It follows from the snapshot alone, so it is made when it is asked for;
 *  refuses with INVOICE_INCOMPLETE where it would break a rule of that format. */
export function xmlPaper(snapshot: DocumentSnapshot, format: EinvoiceFormat): string | null {
  const composition = compositions[format]
  if (composition === null || snapshot.kind !== 'invoice') return null
  refuseIf(ruleRefusals(snapshot, composition.profile))
  return proved(snapshot, composition.profile, composition.syntax)
}

/** How a draft would look on paper; it says that it is one. */
export const draftPaper = (snapshot: DocumentSnapshot, settings: Settings): Promise<Buffer> =>
  renderPdf(paperOf(snapshot, paperLook(settings)))

const ruleRefusals = (snapshot: DocumentSnapshot, profile: Profile): Refusal[] =>
  faultsOf(snapshot, profile)
    .filter(({ isWarning }) => !isWarning)
    .map(({ rule, path, message }) => refusal('INVOICE_INCOMPLETE', path, `${message} (${rule})`, { rule }))

/** Writing something else than the document says is a defect of ours, and nobody can mend it by typing. */
function proved(snapshot: DocumentSnapshot, profile: Profile, syntax: EinvoiceSyntax): string {
  const xml = xmlOf(snapshot, profile, syntax)
  const [first] = proofOf(snapshot, xml, profile, syntax)
  if (first) throw new Error(`the e-invoice says something else than the document at ${first.path}`)
  return xml
}

function paperLook(settings: Settings): PaperLook {
  const [usual] = usualColours.action
  return {
    accent: lookSettings.of(settings).light.action ?? usual,
    logo: null,
    shopName: shopSettings.of(settings).name,
    ...amountsOf(settings),
  }
}
