import type { germanOfConsent } from './de.ts'

/** What the consent dialog says in English. */
export const englishOfConsent: Record<keyof typeof germanOfConsent, string> = {
  'consent.title': 'May we load services of others?',
  'consent.text':
    'Without your consent we load nothing from other providers, and the shop works just the same. You can allow each purpose by itself and change your choice at the end of each page, under “Privacy settings”.',
  'consent.refuse': 'Refuse all',
  'consent.accept': 'Allow all',
  'consent.choose': 'Save selection',
  'consent.analytics.title': 'Statistics',
  'consent.analytics.text': 'We see which pages are visited and where people get stuck.',
  'consent.adCampaign.title': 'Ad campaigns',
  'consent.adCampaign.text': 'We measure whether an advertisement led to a purchase.',
  'consent.maps.title': 'Maps',
  'consent.maps.text': 'Maps are shown immediately and not only after a click.',
  'consent.video.title': 'Videos',
  'consent.video.text': 'Videos are shown immediately and not only after a click.',
  'consent.instagram.title': 'Instagram',
  'consent.instagram.text': 'Posts from Instagram are shown immediately.',
  'consent.facebook.title': 'Facebook',
  'consent.facebook.text': 'Posts from Facebook are shown immediately.',
  'consent.facebookPixel.title': 'Advertising on Facebook and Instagram',
  'consent.facebookPixel.text': 'Meta learns of your visit and can show you our advertising there.',
  'consent.firebaseMessaging.title': 'Notifications',
  'consent.firebaseMessaging.text': 'We may send messages to your browser through Google’s service.',
}
