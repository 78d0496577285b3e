/** What the prices' part of the schema means where no field says it itself (see `server/api/descriptions`). */
export const pricingDescriptions = {
  DiscountAmount: {
    '': 'What one cause takes off.',
    amount: 'How much.',
    label: 'What it is called, in the language asked for; of an order in its own.',
  },
  ProductQuote: {
    childSets: 'How many of the sets have the reduced price of children’s sizes; null for what is no set.',
    errors: 'What keeps the choice from being bought as it is; empty where nothing does.',
    nextTierPrice: 'Of a piece at the next tier; null at the highest or without tiers.',
    tiers: 'All tiers of the product, and how the choice stands with them.',
    total: 'Of all that is chosen.',
  },
  QuoteProductInput: {
    pieces: 'Of goods: which sizes, and how many.',
    slots: 'Of a set: what fills its places, in their order.',
    '': 'What is being chosen on a product’s page: pieces, or for a set what fills its places.',
  },
  QuotePieceInput: { '': 'Pieces of one size that are being chosen.', amount: 'How many.' },
  QuoteSlotInput: { '': 'What is being chosen for one place of a set.', pieces: 'Which sizes, and how many.' },
  TierState: {
    '': 'A tier price, and how a choice stands with it.',
    from: 'From so many pieces on.',
    isCurrent: 'Whether it is the one that holds for the choice.',
    isReached: 'Whether the choice has as many pieces.',
    price: 'Of a piece then.',
  },
  Totals: {
    discount: 'What was taken off in all.',
    discounts: 'The same by its causes.',
    goods: 'The lines before discounts.',
    gross: 'All in all, with VAT.',
    net: 'All in all, without VAT.',
    shipping: 'What sending costs.',
    vat: 'The VAT by rate.',
    vatIncluded: 'Whether prices hold the VAT.',
    voucherPaid: 'What vouchers pay of it.',
  },
  VatAmount: {
    '': 'The VAT of one rate.',
    category: 'Why it is so.',
    gross: 'What is taxed, with its VAT.',
    net: 'What is taxed.',
    vat: 'The VAT itself.',
  },
  VatCategory: {
    EXPORT: 'Free of VAT: the goods leave the EU.',
    INTRA_COMMUNITY: 'Free of VAT: to a company in another country of the EU.',
    OUT_OF_SCOPE: 'No matter of VAT, such as a voucher.',
    STANDARD: 'Taxed at its rate, be it 0.',
  },
}
