import type { MailBlock } from '../../kit/mailBody.ts'
import { ours } from '../../kit/mailWords.ts'
import type { Speech } from '../../texts/texts.ts'
import type { Settings } from './rules.ts'
import { shopSettings } from './settings.ts'

/** Who writes, at the end of every mail: company, address, ways to reach it, register. Source: legal.md 9; § 14 UGB. */
export const mailSeller = (settings: Settings, { text }: Speech): MailBlock[] => {
  const shop = shopSettings.of(settings)
  return [
    { kind: 'heading', text: text('mail.seller') },
    {
      kind: 'small',
      text: text('mail.seller.contact', {
        company: ours(shop.company),
        address: ours(shop.address),
        zip: ours(shop.zip),
        city: ours(shop.city),
        email: ours(shop.email),
        phone: ours(shop.phone),
        register: ours(shop.register),
        vatId: ours(shop.vatId),
      }),
    },
  ]
}
