import { describe, expect, test } from 'vitest'
import { textOfHtml } from '../../../kit/html.ts'
import { settingsWith } from '../../../testing/facts.ts'
import { readQrCode } from '../../../testing/readQrCode.ts'
import { guaranteeNotice } from './guaranteeNotice.ts'
import { legalText } from './legalText.ts'
import { textsToReview } from './particulars.ts'

const plain = (language: 'de' | 'en') =>
  textOfHtml(legalText(settingsWith(), 'guarantee', language, 'https://shop.example')!.body)

describe('the notice on the legal guarantee', () => {
  test('has the German words of Annex I', () => {
    expect(guaranteeNotice('de').title).toBe('Gesetzliche Gewährleistung')
    expect(plain('de')).toBe(
      'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren, die in der Europäischen Union verkauft werden. Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren nicht der Beschreibung entsprechen, nicht bestimmungsgemäß funktionieren. Verkäufer haften für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten: kostenlose Nachbesserung oder kostenlose Ersatzlieferung, in bestimmten Fällen eine Preisminderung oder eine vollständige Erstattung des Kaufpreises. In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr. Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den nachstehenden QR-Code oder fragen Sie den Verkäufer. europa.eu/youreurope/garantien Was ist zu tun, wenn Sie vertragswidrige Waren erhalten? Melden Sie dem Verkäufer das Problem so bald wie möglich. Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug. Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Diese GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine gewerbliche Haltbarkeitsgarantie ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
    )
  })

  test('has the English words of Annex I', () => {
    expect(guaranteeNotice('en').title).toBe('Legal guarantee')
    expect(plain('en')).toBe(
      'Minimum two-year legal guarantee protection for goods sold in the European Union. Consumers can claim their rights under the legal guarantee of conformity, for example if goods: do not match the description; do not function as intended. Sellers are liable for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer: free repair or free replacement; in some cases, a price reduction or full reimbursement. Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year. For more information on your rights in a specific country, scan the QR code below or ask the seller. europa.eu/youreurope/guarantees What to do if you receive non-conforming goods: Contact the seller as soon as possible to report the issue; Provide proof of purchase, such as a receipt, invoice, or bank statement. Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see this GARAN label representing a commercial guarantee of durability offered by the producer at no additional cost and covering the entire good.',
    )
  })

  test.each([
    ['de', 'https://europa.eu/youreurope/garantien'],
    ['en', 'https://europa.eu/youreurope/guarantees'],
  ] as const)('leads from its code to Your Europe in %s', (language, url) => {
    const notice = guaranteeNotice(language)
    expect(notice.url).toBe(url)
    expect(url.endsWith(notice.address)).toBe(true)
    // 29 modules hold an address of that length, and four clear ones stand around them.
    expect(notice.qrCode.size).toBe(37)
    expect(readQrCode(notice.qrCode)).toBe(url)
  })

  test('is for a lawyer to compare with the official files, wherever the shop is', () => {
    const germany = settingsWith({ shop: { country: 'DE' } })
    expect(textsToReview(germany)).toEqual(['agb', 'withdrawal.en', 'guarantee.de', 'guarantee.en'])
  })
})
