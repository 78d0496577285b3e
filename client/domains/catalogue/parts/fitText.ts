import type { MessageId } from '../../../intl/messageIds.ts'
import type { Fit } from './browsing.ts'

/** The word for each fit. */
export const fitText = {
  CHILDREN: 'catalogue.fits.children',
  WOMEN: 'catalogue.fits.women',
  MEN: 'catalogue.fits.men',
  UNISEX: 'catalogue.fits.unisex',
} as const satisfies Record<Fit, MessageId>
