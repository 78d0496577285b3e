import { newVoucherCode } from '../domains/vouchers/operations/vouchers.ts'
import type { voucherEntries, vouchers, voucherTemplates } from '../domains/vouchers/tables.ts'
import { addDays, type Day } from '../kit/days.ts'
import { memberRows } from './catalogue/rows/products.ts'
import type { CatalogueRows, ProductRows } from './catalogue/rows/rowTypes.ts'
import { stableId } from './stableId.ts'

type Clock = { readonly now: Date; readonly today: Day }

const day = 86_400_000
export const voucherProductId = stableId('product', 'geschenkgutschein')
const productId = voucherProductId

/** The looks that buyers may choose among. */
export const looks = {
  usual: stableId('voucher template', 'standard'),
  birthday: stableId('voucher template', 'geburtstag'),
  christmas: stableId('voucher template', 'weihnachten'),
} as const

/** A voucher that visitors can buy, shown by the picture of a bag. */
export function voucherProduct(
  { products, productImages }: Pick<CatalogueRows, 'products' | 'productImages'>,
  { now }: Clock,
): ProductRows {
  const bag = products.find(({ slug, kind }) => slug.startsWith('sporttasche') && kind === 'goods')
  const picture = productImages.find(image => image.productId === bag?.id && image.view === 'front')
  return {
    ...{ variants: [], tierPrices: [], setSlots: [], productDownloads: [], crossSells: [] },
    products: [
      {
        ...{ id: productId, productNumber: '9900', slug: 'geschenkgutschein', kind: 'voucher', priceCents: 5000 },
        title: { de: 'Geschenkgutschein', en: 'Gift voucher' },
        description: {
          de: 'Für alles, was eine Mannschaft braucht. Sie wählen den Betrag, wir senden ihn als PDF.',
          en: 'For everything that a team needs. You choose the amount, we send it as a PDF.',
        },
        ...{ isOffline: false, sortOrder: 9_900, tags: ['Gutschein', 'Geschenk'], createdAt: now, updatedAt: now },
      },
    ],
    productImages: picture
      ? [{ ...picture, id: stableId('image', 'geschenkgutschein'), productId, colorId: null, fit: null, position: 0 }]
      : [],
    groupMembers: memberRows(productId, ['taschen-zubehoer']),
    priceChanges: [
      {
        ...{ id: stableId('price change', 'geschenkgutschein'), productId, variantId: null },
        ...{ kind: 'regular', priceCents: 5000, at: now },
      },
    ],
  }
}

type VoucherRows = {
  readonly templates: (typeof voucherTemplates.$inferInsert)[]
  readonly vouchers: (typeof vouchers.$inferInsert)[]
  readonly entries: (typeof voucherEntries.$inferInsert)[]
}

/** Vouchers in each state, and how they may look. Their codes are made by chance, also in a demo: they are money.
 *  `files`: the pictures that are there. */
export function demoVouchers({ now, today }: Clock, files: ReadonlySet<string>): VoucherRows {
  const pictured = (name: string) => {
    const id = stableId('file', name)
    return files.has(id) ? id : null
  }
  const template = {
    ...{ id: looks.usual, title: 'Standard', accent: '#0b5b45', isDefault: true, isOffered: true },
    imageFileId: pictured('hero-training'),
    heading: { de: 'Gutschein', en: 'Gift voucher' },
    text: {
      de: 'Für alles, was Ihre Mannschaft braucht: Trikots, Hosen, Bälle und Taschen.',
      en: 'For everything your team needs: jerseys, shorts, balls and bags.',
    },
    ...{ createdAt: now, changedAt: now },
  }
  const others = [
    {
      ...{ id: looks.birthday, title: 'Geburtstag', accent: '#b3261e', isDefault: false, isOffered: true },
      imageFileId: pictured('karte-training'),
      heading: { de: 'Alles Gute!', en: 'Happy birthday!' },
      text: { de: 'Such dir aus, worin du am liebsten spielst.', en: 'Choose what you like to play in best.' },
      ...{ createdAt: now, changedAt: now },
    },
    {
      ...{ id: looks.christmas, title: 'Weihnachten', accent: '#1d3f73', isDefault: false, isOffered: true },
      imageFileId: pictured('haube-winterpause-rot-front'),
      heading: { de: 'Frohes Fest!', en: 'Merry Christmas!' },
      text: { de: 'Für die Pause zwischen den Runden.', en: 'For the break between the rounds.' },
      ...{ createdAt: now, changedAt: now },
    },
  ]
  const rows: VoucherRows = { templates: [template, ...others], vouchers: [], entries: [] }
  const issue = (
    key: string,
    valueCents: number,
    taken: number,
    more: Partial<typeof vouchers.$inferInsert> & { readonly note: string },
  ) => {
    const id = stableId('voucher', key)
    const at = new Date(now.getTime() - (rows.vouchers.length + 2) * 9 * day)
    rows.vouchers.push({
      ...{ id, code: newVoucherCode(), currency: 'EUR', valueCents, language: 'de', templateId: template.id },
      ...{ createdAt: at, changedAt: at, ...more },
    })
    const entry = (kind: 'issued' | 'corrected', amountCents: number, note: string, when: Date) =>
      rows.entries.push({
        ...{ id: stableId('voucher entry', `${key} ${kind}`), voucherId: id, kind, amountCents, note, at: when },
      })
    entry('issued', valueCents, more.note, at)
    if (taken > 0) entry('corrected', -taken, 'im Vereinsheim eingelöst', new Date(at.getTime() + 3 * day))
  }
  issue('tombola', 5000, 0, { note: 'Tombola des SV Donauufer', recipientName: 'SV Donauufer' })
  issue('kulanz', 2500, 0, { note: 'Kulanz: Lieferung kam zu spät', recipientName: 'Petra Huber' })
  issue('teilweise', 10_000, 4520, { note: 'Preis beim Hallenturnier', recipientName: 'Union Bergstadt' })
  issue('eingelöst', 3000, 3000, { note: 'Gewinnspiel im Frühjahr', recipientName: 'Tom Leitner' })
  issue('advent', 6000, 0, {
    ...{ note: 'Preis im Adventkalender', recipientName: 'Lena Moser', recipientEmail: 'lena.moser@example.com' },
    deliverOn: addDays(today, 3),
  })
  issue('abgelaufen', 2000, 0, { note: 'Aktion zur Eröffnung', expiresOn: addDays(today, -10) })
  issue('gesperrt', 4000, 0, { note: 'Ausdruck verloren, neuer wurde ausgestellt', blockedAt: now })
  return rows
}
