import type { StandingPage } from '../../../../__generated__/useCreateStandingPageMutation.graphql.ts'
import type { MessageId } from '../../../../intl/messageIds.ts'

/** The standing pages in the order of the site, with their addresses. */
export const standingPages = [
  { key: 'LANDING', title: 'site.standing.landing', path: '/' },
  { key: 'IMPRINT', title: 'site.standing.imprint', path: '/Imprint' },
  { key: 'AGB', title: 'site.standing.agb', path: '/Agb' },
  { key: 'PRIVACY', title: 'site.standing.privacy', path: '/Privacy' },
  { key: 'WITHDRAWAL', title: 'site.standing.withdrawal', path: '/withdrawal/notice' },
  { key: 'SHIPPING', title: 'site.standing.shipping', path: '/Versandkosten' },
  { key: 'DISCLAIMER', title: 'site.standing.disclaimer', path: '/Disclaimer' },
  { key: 'HELP', title: 'site.standing.help', path: '/help' },
  { key: 'SIZES', title: 'site.standing.sizes', path: '/sizes' },
  { key: 'ACCESSIBILITY', title: 'site.standing.accessibility', path: '/accessibility' },
  { key: 'NOT_FOUND', title: 'site.standing.notFound', path: null },
] as const satisfies readonly { key: StandingPage; title: MessageId; path: string | null }[]
