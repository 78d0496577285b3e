/** The kinds of blocks that a front page brings the code of at once. */
const frontTypes: readonly string[] = ['HeroBlock', 'BenefitsBlock', 'GroupCardsBlock', 'ProductCarouselBlock']

/** Whether a page has no other blocks than fronts usually have. */
export const isFront = (blocks: readonly { readonly __typename: string }[]): boolean =>
  blocks.every(({ __typename }) => frontTypes.includes(__typename))
