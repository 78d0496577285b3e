import { type Refusal, refusal, refuseIf } from '../../../kit/refusals.ts'
import { renderPdf } from '../../../platform/pdf.ts'
import { amountsOf } from '../../pricing/settings.ts'
import { usualColours } from '../../settings/defaults/lookTokens.ts'
import type { Settings } from '../../settings/rules.ts'
import { lookSettings, shopSettings } from '../../settings/settings.ts'
import { ciiOf } from '../einvoice/cii.ts'
import { faultsOf } from '../einvoice/faultsOf.ts'
import { proofOf, proofOfUbl } from '../einvoice/proof.ts'
import { termsOf } from '../einvoice/termsOf.ts'
import { ublOf } from '../einvoice/ubl.ts'
import type { DocumentSnapshot } from '../rules/snapshot.ts'
import type { PaperLook } from './look.ts'
import { paperOf } from './paper.ts'

/**
 * The paper of a document as it is issued, and the e-invoice of an invoice: Factur-X, which is a PDF/A-3 with the CII of EN 16931 in it. Before
 * that it is held to every rule of the standard, and read back and compared with the document field by field. Refuses with
 * INVOICE_INCOMPLETE each rule that it would break, at the field to mend.
 */
export async function papersOf(
  snapshot: DocumentSnapshot,
  settings: Settings,
  issuedAt: Date,
): Promise<{ xml: string | null; pdf: Buffer }> {
  const paper = paperOf(snapshot, paperLook(settings))
  if (snapshot.kind !== 'invoice') return { xml: null, pdf: await renderPdf(paper, { at: issuedAt, invoice: null }) }
  refuseIf(ruleRefusals(snapshot))
  const xml = proved(ciiOf(termsOf(snapshot)), text => proofOf(snapshot, text))
  const archive = { at: issuedAt, invoice: { xml, relationship: 'Alternative' as const } }
  return { xml, pdf: await renderPdf(paper, archive) }
}

/** The same invoice in UBL, which Peppol takes. It follows from the snapshot alone, so it is made when it is asked for. */
export const ublPaper = (snapshot: DocumentSnapshot): string =>
  proved(ublOf(termsOf(snapshot)), text => proofOfUbl(snapshot, text))

/** How a draft would look on paper; it says that it is one. */
export const draftPaper = (snapshot: DocumentSnapshot, settings: Settings): Promise<Buffer> =>
  renderPdf(paperOf(snapshot, paperLook(settings)))

const ruleRefusals = (snapshot: DocumentSnapshot): Refusal[] =>
  faultsOf(snapshot)
    .filter(({ isWarning }) => !isWarning)
    .map(({ rule, path, message }) => refusal('INVOICE_INCOMPLETE', path, `${message} (${rule})`))

/** Writing something else than the document says is a defect of ours, and nobody can mend it by typing. */
function proved(xml: string, differences: (xml: string) => readonly { readonly path: string }[]): string {
  const [first] = differences(xml)
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
