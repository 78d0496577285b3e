import { refusalType, UserErrorRef } from '../../../api/errors.ts'

refusalType('INVOICE_INCOMPLETE', 'InvoiceIncomplete').implement({
  description: 'Something that an invoice lacks before it may be issued.',
  interfaces: [UserErrorRef],
  fields: t => ({
    rule: t.string({
      nullable: true,
      description: 'The rule of e-invoices that it would break, as BR-DE-15; null where the law itself wants it.',
      resolve: ({ details }) => (typeof details?.rule === 'string' ? details.rule : null),
    }),
  }),
})
