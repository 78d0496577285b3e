import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Asker } from '../../../kit/fairQueue.ts'
import type { Images } from '../../../platform/images.ts'
import type { MailFile } from '../../../platform/mail.ts'
import { renderPdf } from '../../../platform/pdf.ts'
import { firstPage } from '../../../platform/pictures/pdf.ts'
import type { Reader } from '../../../platform/statements.ts'
import type { TaskParts } from '../../../platform/tasks.ts'
import { files } from '../../files/tables.ts'
import { amountsOf } from '../../pricing/settings.ts'
import { readSettings } from '../../settings/queries.ts'
import type { Settings } from '../../settings/rules.ts'
import { shopSettings } from '../../settings/settings.ts'
import type { Voucher, VoucherTemplate } from '../queries/vouchers.ts'
import { voucherSettings } from '../settings.ts'
import { vouchers, voucherTemplates } from '../tables.ts'
import { plainLook, type VoucherLook, type VoucherPaper, voucherDocument } from './voucherDocument.ts'

/** Pictures for papers that nobody waits for in a browser stand in one line of the queue. */
const ourselves = () => ({ client: 'vouchers' })

/** `asker`: whose place a picture takes that has to be made first; absent where nobody waits for it. */
type Parts = {
  readonly reader: Reader
  readonly images: Images
  readonly publicUrl: string
  readonly asker?: () => Asker
}

/** A picture of the library as it is set into a document; null where there is none, or it is no picture. */
async function pictureOf({ reader, images, asker = ourselves }: Parts, fileId: string | null): Promise<string | null> {
  if (fileId === null) return null
  const [file] = await reader.select({ sha256: files.sha256 }).from(files).where(eq(files.id, fileId))
  const picture = file && (await images.variant(file.sha256, '1024x800', 'jpeg', asker))
  return picture ? `data:image/jpeg;base64,${picture.toString('base64')}` : null
}

/** What a paper shows of the shop and of a look. */
async function frameOf(
  parts: Parts,
  settings: Settings,
  template: (VoucherLook & Pick<VoucherTemplate, 'imageFileId'>) | null,
): Promise<Pick<VoucherPaper, 'look' | 'picture' | 'shop' | 'shopUrl' | 'isCurrencyFirst'>> {
  const { name, company, zip, city } = shopSettings.of(settings)
  const fileId = template?.imageFileId ?? voucherSettings.of(settings).image
  return {
    look: template ?? plainLook,
    picture: await pictureOf(parts, fileId),
    shop: { name, company, place: `${zip} ${city}`.trim() },
    shopUrl: parts.publicUrl,
    ...amountsOf(settings),
  }
}

/** The PDF of a voucher as it is now. */
export async function voucherPdf(parts: Parts, voucher: Voucher): Promise<Buffer> {
  const { reader } = parts
  const settings = await readSettings(reader)
  const [template] =
    voucher.templateId === null
      ? []
      : await reader.select().from(voucherTemplates).where(eq(voucherTemplates.id, voucher.templateId))
  const { language, code, valueCents, currency, expiresOn, message, recipientName } = voucher
  return renderPdf(
    voucherDocument({
      ...(await frameOf(parts, settings, template ?? null)),
      ...{ language, code, valueCents, currency, expiresOn, message, recipientName },
      boundTo: voucher.isTransferable ? null : voucher.recipientEmail,
    }),
  )
}

/** What is tried out of a voucher that is not there yet. */
export type VoucherPreview = VoucherLook &
  Pick<VoucherTemplate, 'imageFileId'> &
  Pick<VoucherPaper, 'language' | 'valueCents' | 'message' | 'recipientName' | 'expiresOn'> & {
    readonly isTransferable: boolean
  }

/** The code that stands on papers that are tried out; its last character does not check the others, so that it opens
 *  nothing. */
const PREVIEW_CODE = 'ABCD-EFGH-JKMN-0000'

/** The PDF of a voucher that is not there yet. */
export async function previewPdf(parts: Parts, preview: VoucherPreview): Promise<Buffer> {
  const settings = await readSettings(parts.reader)
  const { language, valueCents, message, recipientName, expiresOn } = preview
  return renderPdf(
    voucherDocument({
      ...(await frameOf(parts, settings, preview)),
      ...{ language, valueCents, message, recipientName, expiresOn, code: PREVIEW_CODE },
      currency: shopSettings.of(settings).currency,
      boundTo: preview.isTransferable ? null : 'name@example.com',
    }),
  )
}

/** The first page of a document as a PNG picture; null where it could not be drawn. */
export async function drawnPage(pdf: Buffer): Promise<Buffer | null> {
  const folder = await mkdtemp(join(tmpdir(), 'voucher-'))
  try {
    const path = join(folder, 'voucher.pdf')
    await writeFile(path, pdf)
    return await firstPage(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const fileNames = { de: 'Gutschein', en: 'Voucher' } as const

/** What the file with a voucher's PDF is called. */
export const paperName = ({ language, code }: Pick<Voucher, 'language' | 'code'>): string =>
  `${fileNames[language]}-${code.slice(-4)}.pdf`

/** The PDFs of vouchers for a mail; ids of none are left out. */
export async function voucherFiles(
  { database, images, publicUrl }: Pick<TaskParts, 'database' | 'images' | 'publicUrl'>,
  ids: readonly string[],
): Promise<MailFile[]> {
  const made: MailFile[] = []
  for (const id of ids) {
    const [voucher] = await database.drizzle.select().from(vouchers).where(eq(vouchers.id, id))
    if (!voucher) continue
    const content = await voucherPdf({ reader: database.drizzle, images, publicUrl }, voucher)
    made.push({ filename: paperName(voucher), content, contentType: 'application/pdf' })
  }
  return made
}
