import type { EditField, Message } from '../../../adminKit/edit/fields.ts'
import { recordOf, textOf, textsOf, type Values } from '../../../adminKit/settings/values.ts'
import type { MessageId } from '../../../intl/messageIds.ts'

/** The first words of addresses that can be named otherwise, as the server knows them, with what stands there. */
export const addressTitles = {
  admincenter: 'site.address.admincenter',
  login: 'site.address.login',
  signup: 'site.address.signup',
  account: 'site.address.account',
  resetPassword: 'site.address.resetPassword',
  reset2FA: 'site.address.reset2FA',
  verify: 'site.address.verify',
  cart: 'site.address.cart',
  checkout: 'site.address.checkout',
  order: 'site.address.order',
  search: 'site.address.search',
  specials: 'site.address.specials',
  favourites: 'site.address.favourites',
  wishlist: 'site.address.wishlist',
  quickorder: 'site.address.quickorder',
  gallery: 'site.address.gallery',
  Agb: 'site.address.agb',
  Versandkosten: 'site.address.shipping',
  Privacy: 'site.address.privacy',
  Imprint: 'site.address.imprint',
  Disclaimer: 'site.address.disclaimer',
  Garantie: 'site.address.guarantee',
  withdrawal: 'site.address.withdrawal',
  help: 'site.address.help',
  sizes: 'site.address.sizes',
  accessibility: 'site.address.accessibility',
} as const satisfies Readonly<Record<string, MessageId>>
export type Segment = keyof typeof addressTitles
export const segments = Object.keys(addressTitles) as readonly Segment[]

export interface AddressForm {
  readonly segments: Readonly<
    Record<Segment, { readonly de: string; readonly en: string; readonly former: readonly string[] }>
  >
}

export const addressFormOf = (values: Values): AddressForm => {
  const shown = recordOf(values.segments)
  const one = (segment: Segment) => {
    const { de, en, former } = recordOf(shown[segment])
    return { de: textOf(de) || segment, en: textOf(en) || segment, former: textsOf(former) }
  }
  return { segments: Object.fromEntries(segments.map(each => [each, one(each)])) as AddressForm['segments'] }
}

/** The word of an address out of what was typed; empty: that of the product. */
export const wordOf = (text: string, segment: Segment): string => text.trim().replace(/^\/+|\/+$/g, '') || segment

/** What is named otherwise than in the product, or was. */
export const addressChangesOf = ({ segments: shown }: AddressForm) => ({
  segments: Object.fromEntries(
    segments.flatMap(segment => {
      const { former } = shown[segment]
      const [de, en] = [wordOf(shown[segment].de, segment), wordOf(shown[segment].en, segment)]
      return de === segment && en === segment && former.length === 0 ? [] : [[segment, { de, en, former }]]
    }),
  ),
})

const isWord = (text: string): boolean => /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i.test(text) && text.length <= 60

/** What cannot be: no word of an address, or one that stands for something else already, by the paths of their cells. */
function problemsOf({ segments: shown }: AddressForm): ReadonlyMap<string, Message> {
  const problems = new Map<string, Message>()
  const owners = new Map<string, Segment>(segments.map(segment => [segment.toLowerCase(), segment]))
  for (const segment of segments) {
    for (const language of ['de', 'en'] as const) {
      const path = `segments.${segment}.${language}`
      const word = wordOf(shown[segment][language], segment)
      const owner = owners.get(word.toLowerCase()) ?? segment
      owners.set(word.toLowerCase(), owner)
      if (!isWord(word)) problems.set(path, 'site.address.wrong')
      else if (owner !== segment) problems.set(path, { id: 'site.address.taken', values: { word } })
    }
  }
  return problems
}

export const addressField: EditField<AddressForm> = {
  path: 'segments',
  label: 'site.address.title',
  check: problemsOf,
  show: (shown: AddressForm['segments']) =>
    segments
      .filter(each => shown[each].de !== each || shown[each].en !== each)
      .map(each => `${shown[each].de} / ${shown[each].en}`)
      .join(', '),
}
