import { z } from 'zod'
import { type Route, route } from '../../../../api/rest.ts'
import { ok, yesNo } from '../../../../kit/answers.ts'
import { addressEntered, exampleAddress, restAddressInput } from '../../addresses/presentAddress.ts'
import { confirmAccount } from '../operations/confirmAccount.ts'
import { signUp } from '../operations/signUp.ts'
import { siteOf } from '../site.ts'
import { handleOf, handles } from './handles.ts'
import { inRestWords } from './restWords.ts'

const text = z.string().max(1000).nullish()

/** Everything else that comes along, roles above all, is not read. */
const address = restAddressInput.extend({ type: z.enum(['person', 'company']).nullish().catch('person') })

const signUpFields = z.object({
  password: z.string().max(1000),
  password2: z.string().max(1000),
  userData: z
    .object({
      ...{ title: text, first_name: text, last_name: text, company: text, phone: text },
      addresses: z.array(address).max(50).nullish(),
    })
    .nullish(),
  meta: z.unknown().optional(),
  alternate_shipping_address: z.boolean().nullish(),
  newsletter_consent: z.boolean().nullish(),
  accept_terms: z.boolean().nullish(),
})

const signUpRoute = (path: string): Route =>
  route({
    method: 'POST',
    path,
    audience: 'inPerson',
    summary:
      'Opens an account with the e-mail as `handle` and sends a mail with the link that confirms it. `meta`, an object of at most 4,000 characters of JSON, is kept and shown to staff. `accept_terms` true is kept with the wording of the terms, false is refused.',
    input: z.intersection(handles, signUpFields),
    answer: ok.extend({
      confirmation_required: yesNo('true: the account signs in once its address is confirmed', true),
    }),
    example: {
      ...{ handle: 'kim@example.com', password: '<password>', password2: '<password>' },
      ...{ userData: { first_name: 'Kim', last_name: 'Muster', addresses: [exampleAddress] }, accept_terms: true },
    },
    async run(context, input) {
      await context.responder.limitExactly('mail')
      const { title, first_name: firstName, last_name: lastName, company, phone, addresses } = input.userData ?? {}
      const entered = {
        ...{ email: handleOf(input), password: input.password, passwordRepeat: input.password2 },
        ...{ title, firstName, lastName, company, phone, addresses: addresses?.map(addressEntered) },
        hasAlternateShippingAddress: input.alternate_shipping_address,
        newsletterConsent: input.newsletter_consent,
        acceptTerms: input.accept_terms,
        meta: input.meta,
      }
      await inRestWords(() => signUp(context, { ...entered, publicUrl: context.config.publicUrl }))
      return { ok: true, confirmation_required: true }
    },
  })

export const signUpRoutes: readonly Route[] = [
  signUpRoute('/api/v0/auth/signup'),
  signUpRoute('/api/v0/shop/signup'),
  route({
    method: 'POST',
    path: '/api/v0/auth/verify',
    audience: 'inPerson',
    summary:
      'Confirms the address of an account by the `token` of the mail’s link; signs nobody in. It takes the `password` of the sign-up, or a `newPassword`, with which nothing is left of what was entered then.',
    input: z.object({
      token: z.string().min(1).max(200),
      password: z.string().max(1000).optional(),
      newPassword: z.string().max(1000).optional(),
      newPassword2: z.string().max(1000).optional(),
    }),
    answer: ok,
    example: { token: '<secret of the mail’s link>', password: '<password>' },
    async run(context, { newPassword2, ...input }) {
      const { responder, config } = context
      await responder.limitExactly('signIn')
      const site = await siteOf(config)
      const given = { ...input, newPasswordRepeat: newPassword2 }
      const { device } = await inRestWords(() => confirmAccount(context, site, given))
      if (device !== null) responder.setDevice(device)
      return { ok: true }
    },
  }),
]
