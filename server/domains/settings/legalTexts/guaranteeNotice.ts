import type { Language } from '../../../kit/languages.ts'
import { type QrCode, qrCodeOf } from '../../../kit/qrCode.ts'
import type { LegalText, Seller } from './types.ts'

/** The harmonised notice on the legal guarantee of conformity, part by part as it is arranged; parts are HTML. */
export type GuaranteeNotice = {
  readonly title: string
  /** What stands in the frame. */
  readonly protection: string
  readonly rights: string
  readonly liability: string
  readonly periods: string
  readonly more: string
  /** The page of Your Europe that the code leads to, and how it is printed below it. */
  readonly url: string
  readonly address: string
  readonly qrCode: QrCode
  readonly steps: string
  readonly commercial: string
}

type Words = Omit<GuaranteeNotice, 'url' | 'qrCode'>

const german: Words = {
  title: 'Gesetzliche Gewährleistung',
  protection:
    '<p><strong>Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit</strong> für Waren, die in der Europäischen Union verkauft werden.</p>',
  rights:
    '<p>Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren</p><ul><li>nicht der Beschreibung entsprechen,</li><li>nicht bestimmungsgemäß funktionieren.</li></ul>',
  liability:
    '<p><strong>Verkäufer haften</strong> für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten:</p><ul><li><strong>kostenlose Nachbesserung</strong> oder <strong>kostenlose Ersatzlieferung</strong>,</li><li>in bestimmten Fällen eine <strong>Preisminderung</strong> oder eine <strong>vollständige Erstattung des Kaufpreises</strong>.</li></ul>',
  periods:
    '<p>In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.</p>',
  more: '<p>Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den nachstehenden QR-Code oder fragen Sie den Verkäufer.</p>',
  address: 'europa.eu/youreurope/garantien',
  steps:
    '<p><strong>Was ist zu tun, wenn Sie vertragswidrige Waren erhalten?</strong></p><ol><li>Melden Sie dem Verkäufer das Problem so bald wie möglich.</li><li>Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug.</li></ol>',
  commercial:
    '<p>Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Diese GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine <strong>gewerbliche Haltbarkeitsgarantie</strong> ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.</p>',
}

const english: Words = {
  title: 'Legal guarantee',
  protection:
    '<p><strong>Minimum two-year legal guarantee protection</strong> for goods sold in the European Union.</p>',
  rights:
    '<p>Consumers can claim their rights under the legal guarantee of conformity, for example if goods:</p><ul><li>do not match the description;</li><li>do not function as intended.</li></ul>',
  liability:
    '<p><strong>Sellers are liable</strong> for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:</p><ul><li><strong>free repair</strong> or <strong>free replacement</strong>;</li><li>in some cases, a <strong>price reduction</strong> or <strong>full reimbursement</strong>.</li></ul>',
  periods:
    '<p>Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.</p>',
  more: '<p>For more information on your rights in a specific country, scan the QR code below or ask the seller.</p>',
  address: 'europa.eu/youreurope/guarantees',
  steps:
    '<p><strong>What to do if you receive non-conforming goods:</strong></p><ol><li>Contact the seller as soon as possible to report the issue;</li><li>Provide proof of purchase, such as a receipt, invoice, or bank statement.</li></ol>',
  commercial:
    '<p>Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see this GARAN label representing a <strong>commercial guarantee of durability</strong> offered by the producer at no additional cost and covering the entire good.</p>',
}

const drawn = (words: Words): GuaranteeNotice => {
  const url = `https://${words.address}`
  return { ...words, url, qrCode: qrCodeOf(url) }
}
const notices: Readonly<Record<Language, GuaranteeNotice>> = { de: drawn(german), en: drawn(english) }

/** The notice in a language: its official words, and the code of the address that is printed on it.
 *  Source: Annex I Reg. (EU) 2025/1960, Art. 22a Dir. 2011/83/EU; applies from 27.09.2026. */
export const guaranteeNotice = (language: Language): GuaranteeNotice => notices[language]

/** The same as a page of text, for mails and whoever cannot draw: the code is its address as a link. */
export function guarantee({ language }: Pick<Seller, 'language'>): LegalText {
  const { title, protection, rights, liability, periods, more, url, address, steps, commercial } = notices[language]
  const link = `<p><a href="${url}">${address}</a></p>`
  return { title, body: [protection, rights, liability, periods, more, link, steps, commercial].join('') }
}
