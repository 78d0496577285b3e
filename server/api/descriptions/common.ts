/** What names mean wherever they stand, in what is read and in what is sent. */
export const commonTexts: Readonly<Record<string, string>> = {
  city: 'City or place.',
  company: 'Name of the company, where there is one.',
  createdAt: 'When it came into being.',
  customerName: 'The name under which it was ordered.',
  firstName: 'Given name.',
  lastName: 'Family name.',
  phone: 'Phone number.',
  productNumber: 'Article number, of which there is one such in the shop.',
  revision: 'Counts the changes, from 1 on. Sent back with a change it proves that nobody was faster.',
  sku: 'Article number of the size.',
  slug: 'Its part of addresses, of which there is one such in the shop.',
  sortOrder: 'Its place in lists; smaller ones come first.',
  updatedAt: 'When it was last changed.',
  vatId: 'VAT id of a company, with the letters of its country.',
  zip: 'Postcode.',
}
