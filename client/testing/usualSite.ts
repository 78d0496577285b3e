import { noAddresses } from '../router/addresses.ts'
import type { Site } from '../router/site.ts'

/** A site of which nobody set anything. */
export const usualSite: Site = {
  addresses: noAddresses,
  languages: ['de', 'en'],
  defaultLanguage: 'de',
  off: [],
  origin: '',
  titlePattern: '{title}',
  name: '',
  pageTitle: null,
  description: null,
  keywords: [],
  author: null,
  isIndexed: true,
  fbLikeUrl: null,
  verifications: [],
  image: null,
  previews: [],
  additionalInfoUrl: null,
  socialFacebook: null,
  socialInstagram: null,
}
