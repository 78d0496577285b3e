/** What a new shop needs before it can open, in the order in which somebody does it. */
export const firstStepKeys = [
  ...(['company', 'address', 'tax', 'shipping', 'payment', 'mail', 'legal', 'product'] as const),
] as const
export type FirstStepKey = (typeof firstStepKeys)[number]
