import { createHash } from 'node:crypto'
import { type Language, languages } from '../../../kit/languages.ts'
import { type ConsentPurpose, consentPurposes, type ThirdPartyName, thirdParties } from '../../../kit/thirdParties.ts'
import { speechIn } from '../../../texts/texts.ts'
import type { Settings } from '../../settings/rules.ts'
import { servicesOn } from '../settings.ts'

/** A service of others as visitors are told of it. */
export type ConsentService = {
  readonly name: string
  readonly provider: string
  readonly receives: string
  readonly keeps: string
}

/** What visitors are asked, in one language: every word of the dialog, so that what they agreed to can be shown later. */
export type ConsentRequest = {
  readonly title: string
  readonly text: string
  readonly refuse: string
  readonly accept: string
  readonly choose: string
  readonly purposes: readonly {
    readonly purpose: ConsentPurpose
    readonly title: string
    readonly text: string
    readonly services: readonly ConsentService[]
  }[]
}

const ofPurposes = {
  analytics: ['consent.analytics.title', 'consent.analytics.text'],
  adCampaign: ['consent.adCampaign.title', 'consent.adCampaign.text'],
  maps: ['consent.maps.title', 'consent.maps.text'],
  video: ['consent.video.title', 'consent.video.text'],
  instagram: ['consent.instagram.title', 'consent.instagram.text'],
  facebook: ['consent.facebook.title', 'consent.facebook.text'],
  facebookPixel: ['consent.facebookPixel.title', 'consent.facebookPixel.text'],
  firebaseMessaging: ['consent.firebaseMessaging.title', 'consent.firebaseMessaging.text'],
} as const satisfies Record<ConsentPurpose, readonly [string, string]>

const purposeOf = (name: ThirdPartyName): ConsentPurpose => thirdParties[name].purpose

/** What is asked while these services are on; nothing where none is. */
export function consentRequest(services: readonly ThirdPartyName[], language: Language): ConsentRequest | null {
  if (services.length === 0) return null
  const { text } = speechIn(language)
  const asked = consentPurposes.filter(purpose => services.some(name => purposeOf(name) === purpose))
  return {
    title: text('consent.title'),
    text: text('consent.text'),
    refuse: text('consent.refuse'),
    accept: text('consent.accept'),
    choose: text('consent.choose'),
    purposes: asked.map(purpose => ({
      purpose,
      title: text(ofPurposes[purpose][0]),
      text: text(ofPurposes[purpose][1]),
      services: services
        .filter(name => purposeOf(name) === purpose)
        .map(name => {
          const { name: title, provider, receives, keeps } = thirdParties[name]
          return { name: title, provider, receives: receives[language], keeps: keeps[language] }
        }),
    })),
  }
}

/** Names what is asked, in both languages together: whoever decided about other words or other services is asked again. Null
 *  where nothing is asked. */
export function consentVersion(settings: Settings): string | null {
  const services = servicesOn(settings)
  if (services.length === 0) return null
  const words = JSON.stringify(languages.map(language => consentRequest(services, language)))
  return createHash('sha256').update(words).digest('hex').slice(0, 16)
}
