import type { germanOfCompanies } from './de.ts'

/** What mails about companies and their approvals say in English. */
export const englishOfCompanies: Record<keyof typeof germanOfCompanies, string> = {
  'mail.companyInvitation.subject': 'Invitation: buy from {shop} for {company}',
  'mail.companyInvitation.title': 'Buy for {company}',
  'mail.companyInvitation.intro':
    '{company} invites you to buy from {shop} in its name. Sign in with this e-mail address, or open an account with it; then you can join.',
  'mail.companyInvitation.button': 'View invitation',
  'mail.companyInvitation.note': 'The link works once, within {days} days. If you do nothing, nothing happens.',
  'mail.companyAccepted.subject': 'Your company account at {shop} is ready',
  'mail.companyAccepted.title': 'Your company account is ready',
  'mail.companyAccepted.intro':
    'The company account of {company} is ready. From now on, what you order is invoiced to the company.',
  'mail.companyAccepted.button': 'Open company account',
  'mail.companyAccepted.note': 'There you invite others and set who may order how much.',
  'mail.approvalAsked.subject': 'Approval needed: {buyer} wants to order for {total}',
  'mail.approvalAsked.title': 'An order waits for your approval',
  'mail.approvalAsked.intro': '{buyer} wants to order for {company}, {total} in all. It is placed once you approve it.',
  'mail.approvalAsked.button': 'View order',
  'mail.approvalAsked.note': 'Until then nothing is ordered and nothing is reserved.',
  'mail.approvalDeclined.subject': 'Your order for {total} was not approved',
  'mail.approvalDeclined.title': 'Your order was not approved',
  'mail.approvalDeclined.intro': 'Your order for {company}, {total} in all, was not approved.',
  'mail.approvalDeclined.button': 'View order',
  'mail.approvalDeclined.note': 'You can put the items back into your cart and change them.',
  'mail.approval.total': 'Total',
}
