import { accountSettings } from '../../accounts/settings.ts'
import { unitSettings } from '../../catalogue/settings.ts'
import { checkoutSettings } from '../../checkout/settings.ts'
import {
  addressSettings,
  componentNames,
  componentSettings,
  debugSettings,
  seoSettings,
  siteSettings,
} from '../../site/settings.ts'
import type { SectionState } from '../queries.ts'
import type { Settings } from '../rules.ts'
import { mailSettings } from '../settings.ts'

/** The names of the documented clients for what is configured, each with the setting behind it, and how it is told and taken
 *  where that is otherwise. Source: platform.md 3 (Config). */
type ConfigName = {
  readonly section: string
  readonly field: string
  readonly taken?: (value: unknown) => unknown
}

const names: Readonly<Record<string, ConfigName>> = {
  domain: { section: 'seo', field: 'domain' },
  pagetitle: { section: 'seo', field: 'pageTitle' },
  description: { section: 'seo', field: 'description' },
  keywords: {
    ...{ section: 'seo', field: 'keywords' },
    taken: value =>
      typeof value === 'string'
        ? value
            .split(',')
            .map(word => word.trim())
            .filter(word => word !== '')
        : value,
  },
  author: { section: 'seo', field: 'author' },
  default_language: { section: 'seo', field: 'defaultLanguage' },
  languages: { section: 'seo', field: 'languages' },
  fblikeurl: { section: 'seo', field: 'fbLikeUrl' },
  enabled_components: {
    ...{ section: 'components', field: 'off' },
    taken: value => (Array.isArray(value) ? componentNames.filter(name => !value.includes(name)) : value),
  },
  maintenance: { section: 'site', field: 'maintenance' },
  maintenance_image: { section: 'site', field: 'maintenanceImage' },
  routes: {
    ...{ section: 'site', field: 'routes' },
    taken: value =>
      Array.isArray(value)
        ? value.map(each => {
            const { route, og_image: ogImage } = Object(each) as Readonly<Record<string, unknown>>
            return { route, ogImage }
          })
        : value,
  },
  additional_info_url: { section: 'site', field: 'additionalInfoUrl' },
  special_conditions_url: { section: 'checkout', field: 'conditionsUrl' },
  logout_url: { section: 'accounts', field: 'logoutUrl' },
  available_roles: { section: 'accounts', field: 'availableRoles' },
  allow_sms_reset: { section: 'site', field: 'allowSmsReset' },
  map_apikey: { section: 'site', field: 'mapApiKey' },
  social_fb: { section: 'site', field: 'socialFacebook' },
  social_page_access_token: { section: 'site', field: 'socialPageToken' },
  images_force_disable_cache: { section: 'site', field: 'imagesDisableCache' },
  pages_custom_classes: { section: 'site', field: 'customClasses' },
  quantity_units: { section: 'units', field: 'units' },
  debug_enabled: { section: 'debug', field: 'debugEnabled' },
  message_fields: { section: 'site', field: 'messageFields' },
  mailboxes: {
    ...{ section: 'mail', field: 'mailboxes' },
    taken: value => (Array.isArray(value) ? value.map(mailboxTaken) : value),
  },
  DEFAULT_SYSTEM_MAILBOX: { section: 'mail', field: 'defaultMailbox' },
}

/** A mailbox as `GET config` tells it, or with the names of the section; what may be absent is as nobody said it. */
function mailboxTaken(value: unknown): unknown {
  const {
    sender,
    sender_name,
    reply_to,
    per_hour,
    per_day,
    has_password: _,
    ...named
  } = Object(value) as Record<string, unknown>
  return {
    ...{
      senderName: sender_name ?? null,
      replyTo: reply_to ?? null,
      perHour: per_hour ?? null,
      perDay: per_day ?? null,
    },
    ...{ user: null, signature: { de: '', en: '' } },
    ...(sender === undefined ? {} : { senderAddress: sender }),
    ...named,
  }
}

/** The documented names that `PUT config` takes. */
export const configNames = Object.keys(names)

/** Changes by documented names as changes of sections. What has no such name is left out: the schema of the path refuses it. */
export function sectionsOfConfig(
  config: Readonly<Record<string, unknown>>,
): { readonly section: string; readonly changes: Record<string, unknown>; readonly named: Record<string, string> }[] {
  const sections = new Map<string, { changes: Record<string, unknown>; named: Record<string, string> }>()
  for (const [name, value] of Object.entries(config)) {
    const known = names[name]
    if (!known || value === undefined) continue
    const { changes, named } = sections.get(known.section) ?? { changes: {}, named: {} }
    changes[known.field] = known.taken ? known.taken(value) : value
    named[known.field] = name
    sections.set(known.section, { changes, named })
  }
  return [...sections].map(([section, each]) => ({ section, ...each }))
}

/** What is configured in the names of the documented clients; of secrets only whether they are set. */
export function presentConfig(settings: Settings, states: readonly SectionState[], publicUrl: string) {
  const seo = seoSettings.of(settings)
  const site = siteSettings.of(settings)
  const mail = mailSettings.of(settings)
  const accounts = accountSettings.of(settings)
  const { off } = componentSettings.of(settings)
  const { admincenter } = addressSettings.of(settings).segments
  const isSet = (name: string) => states.some(({ secretsSet }) => secretsSet.includes(name))
  return {
    domain: seo.domain,
    pagetitle: seo.pageTitle,
    description: seo.description,
    keywords: seo.keywords.join(', '),
    author: seo.author,
    default_language: seo.defaultLanguage,
    languages: seo.languages,
    fblikeurl: seo.fbLikeUrl,
    meta: { routes: site.routes.map(({ route, ogImage }) => ({ route, og_image: ogImage })) },
    system: {
      maintenance: { enabled: site.maintenance, image: site.maintenanceImage },
      quantity_units: unitSettings.of(settings).units,
    },
    mail: {
      mailboxes: mail.mailboxes.map(({ uuid, name, host, port, tls, user, signature, ...rest }) => ({
        ...{ uuid, name, host, port, tls, user, signature },
        ...{ sender: rest.senderAddress, sender_name: rest.senderName, reply_to: rest.replyTo },
        ...{ per_hour: rest.perHour, per_day: rest.perDay },
        has_password: isSet(`password.${uuid}`),
      })),
      DEFAULT_SYSTEM_MAILBOX: mail.defaultMailbox,
    },
    enabled_components: componentNames.filter(name => !off.includes(name)),
    debug_enabled: debugSettings.of(settings).debugEnabled,
    admincenter: `${publicUrl}/${admincenter?.de ?? 'admincenter'}`,
    additional_info_url: site.additionalInfoUrl,
    special_conditions_url: checkoutSettings.of(settings).conditionsUrl,
    social_page_access_token: isSet('socialPageToken'),
    logout_url: accounts.logoutUrl,
    components: {
      map: { apikey: isSet('mapApiKey') },
      social: { fb: site.socialFacebook },
      auth: { availableRoles: accounts.availableRoles, allow_sms_reset: site.allowSmsReset },
      images: { force_disable_cache: site.imagesDisableCache },
      pages: { custom_classes: site.customClasses },
      message: { fields: site.messageFields },
    },
  }
}
