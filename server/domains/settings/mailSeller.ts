import type { MailBlock } from '../../kit/mailBody.ts'
import type { Speech } from '../../texts/texts.ts'
import type { Settings } from './rules.ts'

/** Who writes, at the end of every mail: company, address, ways to reach it, register. Source: legal.md 9; § 14 UGB. */
export const mailSeller = ({ shop }: Settings, { text }: Speech): MailBlock[] => [
  { kind: 'heading', text: text('mail.seller') },
  {
    kind: 'small',
    text: text('mail.seller.contact', {
      company: shop.company,
      address: shop.address,
      zip: shop.zip,
      city: shop.city,
      email: shop.email,
      phone: shop.phone,
      register: shop.register,
      vatId: shop.vatId,
    }),
  },
]
