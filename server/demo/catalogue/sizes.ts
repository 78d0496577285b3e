import type { SizeRun } from './content.ts'

const men = ['S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'] as const

/** Men's sizes S to 5XL, and to 3XL. */
export const mensAll: SizeRun = { fit: 'men', sizes: men }
export const mensTo3XL: SizeRun = { fit: 'men', sizes: men.slice(0, 6) }

/** Women's sizes, XS being 34 and XXL 44. */
export const womens: SizeRun = { fit: 'women', sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] }

/** Children's sizes by body height in centimetres. */
export const childrens: SizeRun = { fit: 'children', sizes: ['116', '128', '140', '152', '164'] }
export const childrensFrom104: SizeRun = { fit: 'children', sizes: ['104', ...childrens.sizes] }

/** Sock sizes by shoe size. */
export const childrensSocks: SizeRun = { fit: 'children', sizes: ['27–30', '31–34'] }
export const socks: SizeRun = { fit: 'unisex', sizes: ['35–38', '39–42', '43–46', '47–49'] }

/** Goods of one measure or few. */
export const unisex = (...sizes: string[]): SizeRun => ({ fit: 'unisex', sizes })
