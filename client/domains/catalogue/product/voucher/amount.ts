/** Euros as a buyer types them ('50', '49,90', '49.90 €') in cents; null for what is no amount. */
export function centsTyped(typed: string): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s\u00a0€]/g, ''))
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

/** Amounts that are offered at a click: those of the usual ones that the shop sells. */
export const offeredAmounts = (least: number, most: number): number[] =>
  [2500, 5000, 7500, 10_000].filter(cents => cents >= least && cents <= most)
