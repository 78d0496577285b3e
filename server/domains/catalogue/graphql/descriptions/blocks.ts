/** What blocks of goods mean, where no field says it itself. */
export const goodsBlockDescriptions = {
  GroupCardsBlock: { '': 'Large cards of product groups.', title: 'Stands above the cards; empty: nothing.' },
  MenuGroup: { title: 'In both languages, to begin a label with.' },
  ProductCarouselBlock: {
    '': 'Products side by side, to be turned.',
    title: 'Stands above the products; empty: nothing.',
  },
  ProductGridBlock: { '': 'Products in rows.', title: 'Stands above the products; empty: nothing.' },
}
