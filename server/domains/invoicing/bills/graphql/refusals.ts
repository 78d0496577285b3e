import { builder } from '../../../../api/builder.ts'
import { refusalType, UserErrorRef } from '../../../../api/errors.ts'
import { type BillObstacle, billObstacles } from '../rules/reading.ts'

const BillObstacleRef = builder.enumType('VendorBillObstacle', {
  description: 'Why a file is not filed as a bill.',
  values: Object.fromEntries(
    billObstacles.map(each => [each, { value: each, description: obstacleTexts()[each] }]),
  ) as Record<BillObstacle, { value: BillObstacle; description: string }>,
})
function obstacleTexts(): Record<BillObstacle, string> {
  return {
    TOO_LARGE: 'It has more than 20 MB.',
    NOT_UTF8: 'It is not in UTF-8.',
    NO_XML: 'It is no XML, or broken.',
    DOCTYPE: 'It has a document type, which could reach for other files.',
    TOO_MANY: 'It has too many elements, or too many within each other.',
    UNKNOWN_FORMAT: 'It is no e-invoice that is known here.',
    OLD_VERSION: 'It is an ebInterface before 5.0.',
    INCOMPLETE: 'Something is missing or malformed; `about` names the places.',
    PDF_WITHOUT: 'There is no e-invoice in the PDF.',
    PDF_BROKEN: 'The PDF cannot be read: broken, or with a password.',
    EMPTY: 'It is empty.',
    OWN: 'It is a document of this shop.',
    OWN_CHANGED: 'It is a document of this shop that was changed.',
    OWN_UNKNOWN: 'It says that this shop issued it, which it did not.',
  }
}

/** What was refused of a file, with why. */
for (const [code, name] of [
  ['BILL_UNREADABLE', 'BillUnreadable'],
  ['BILL_OWN', 'BillOwn'],
  ['BILL_EXISTS', 'BillExists'],
] as const) {
  refusalType(code, name).implement({
    description: 'A file that was not filed.',
    interfaces: [UserErrorRef],
    fields: t => ({
      obstacle: t.field({
        type: BillObstacleRef,
        nullable: true,
        description: 'Why; null where the code says it all.',
        resolve: ({ details }) => (details?.obstacle as BillObstacle | undefined) ?? null,
      }),
      about: t.string({
        nullable: true,
        description: 'The number of the document that it is about, or the places that are wrong.',
        resolve: ({ details }) => (typeof details?.about === 'string' ? details.about : null),
      }),
    }),
  })
}
