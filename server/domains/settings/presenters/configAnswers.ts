import { z } from 'zod'
import { anything, listOf, named, text, whole, yesNo } from '../../../kit/answers.ts'

/** What the paths of the configuration answer in the names of the documented clients. */

const words = (about: string) =>
  z.object({ de: text(`${about}, German`, 'Vereinsausstattung'), en: text(`${about}, English`, 'Teamwear').nullish() })
const list = (about: string, example: readonly string[]) =>
  z.array(z.string()).meta({ description: about, examples: [[...example]] })
const fileId = (about: string) => text(about, '0199f3a0-0000-7000-8000-000000000001').nullable()

export const configAnswer = named(
  'Configuration',
  'What the site is set to, in the names of the documented clients; of secrets only whether they are set.',
  z.object({
    domain: text('host of canonical addresses; null: as the site is reached', 'www.example.at').nullable(),
    pagetitle: words('title of the start page'),
    description: words('what the site is about'),
    keywords: text('separated by commas', 'Trikots, Verein'),
    author: text('who writes the site', 'Sporthaus Muster'),
    default_language: text('of whoever speaks none of the languages', 'de'),
    languages: list('in which the site can be read', ['de', 'en']),
    fblikeurl: text('the site’s page at Facebook', 'https://www.facebook.com/sporthaus').nullable(),
    meta: z.object({
      routes: listOf(
        z.object({ route: text('path', '/specials'), og_image: fileId('file of the library') }),
        'pictures for previews of single addresses',
      ),
    }),
    system: z.object({
      maintenance: z.object({
        enabled: yesNo('whether visitors are told that the site is being worked on'),
        image: fileId('what they see meanwhile'),
      }),
      quantity_units: anything('units in which goods are counted', []),
    }),
    mail: z.object({
      mailboxes: listOf(
        z.object({
          uuid: text('names it', '0199f3a0-0000-7000-8000-000000000002'),
          name: text('what staff call it', 'Bestellungen'),
          host: text('of the mail server', 'smtp.example.at'),
          port: whole('of the mail server', 465),
          tls: text('tls, starttls or none', 'tls'),
          user: text('who signs in', 'shop').nullable(),
          sender: text('who mails come from', 'shop@example.at'),
          sender_name: text('by which name; null: as of all mails', 'Sporthaus Muster').nullable(),
          reply_to: text('where answers go', 'office@example.at').nullable(),
          signature: words('what stands below each mail'),
          per_hour: whole('mails in an hour at most; null: as many as come', 200).nullable(),
          per_day: whole('mails in a day at most; null: as many as come', 2000).nullable(),
          has_password: yesNo('whether its password is set', true),
        }),
        'by which mails go out',
      ),
      DEFAULT_SYSTEM_MAILBOX: fileId('uuid of the one by which mails go that no other is chosen for'),
    }),
    enabled_components: list('parts of the product that are switched on', ['shop', 'coupons']),
    debug_enabled: yesNo('whether system accounts are shown what pages cost'),
    admincenter: text('where the admin centre is', 'https://shop.example.com/admincenter'),
    additional_info_url: text('where visitors read more', '/p/infos').nullable(),
    special_conditions_url: text('where further conditions stand', '/p/bedingungen').nullable(),
    social_page_access_token: yesNo('whether it is set'),
    logout_url: text('where signing out leads', '/').nullable(),
    components: z.object({
      map: z.object({ apikey: yesNo('whether it is set') }),
      social: z.object({ fb: text('the operator’s page', 'https://www.facebook.com/sporthaus').nullable() }),
      auth: z.object({
        availableRoles: list('that may be given', ['member', 'admin']),
        allow_sms_reset: yesNo('kept, and without effect while there is no service for it'),
      }),
      images: z.object({ force_disable_cache: yesNo('whether pictures are asked for anew each time') }),
      pages: z.object({ custom_classes: list('CSS classes that texts may use', ['hinweis']) }),
      message: z.object({ fields: list('of contact forms', ['name', 'email', 'message']) }),
    }),
  }),
)

export const settingsFileAnswer = z.object({
  format: text('what it is', 'shop settings'),
  version: whole('in which way it is written', 1),
  sections: z
    .record(z.string(), z.record(z.string(), z.unknown()))
    .meta({ description: 'by section, each field with its value', examples: [{ shop: { name: 'Sporthaus Muster' } }] }),
})
