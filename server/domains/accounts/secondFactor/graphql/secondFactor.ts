import { builder } from '../../../../api/builder.ts'
import { payloadType, withRefusals } from '../../../../api/errors.ts'
import { QrCodeRef } from '../../../../api/values.ts'
import type { QrCode } from '../../../../kit/qrCode.ts'
import type { Viewer } from '../../../../kit/viewer.ts'
import { outcomeOf, outcomePayload } from '../../authentication/graphql/outcome.ts'
import { siteOf } from '../../authentication/site.ts'
import { ViewerRef } from '../../graphql.ts'
import { changedViewer, securityPayload } from '../../sessions/graphql/security.ts'
import {
  acknowledgeSecondFactorReset,
  keepSecondFactor,
  keepSecondFactorByLink,
  requestSecondFactorReset,
  resetSecondFactor,
} from '../operations/resetSecondFactor.ts'
import { confirmTotp, disableSecondFactor, newRecoveryCodes, startTotp } from '../operations/secondFactor.ts'
import { proofFields } from './passkeyInputs.ts'

type StartedTotp = { secret: string | null; url: string | null; qrCode: QrCode | null }

const StartTotpPayload = payloadType<StartedTotp>('StartTotpPayload', t => ({
  secret: t.exposeString('secret', { nullable: true, description: 'The key in base32, to be typed by hand.' }),
  url: t.exposeString('url', { nullable: true, description: 'The otpauth address in the QR code.' }),
  qrCode: t.expose('qrCode', { type: QrCodeRef, nullable: true }),
}))

const StartTotpInput = builder.inputType('StartTotpInput', {
  fields: proofFields,
})

builder.mutationField('startTotp', t =>
  t.field({
    description: 'A new key for an authenticator app. It counts once `confirmTotp` has seen a code of it.',
    type: StartTotpPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: StartTotpInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<StartedTotp>({ secret: null, url: null, qrCode: null }, async () => {
        await context.responder.limitExactly('signIn')
        return startTotp(context, await siteOf(context.config), input)
      }),
  }),
)

type GivenCodes = { viewer: Viewer | null; recoveryCodes: readonly string[] }

const RecoveryCodesPayload = payloadType<GivenCodes>('RecoveryCodesPayload', t => ({
  recoveryCodes: t.stringList({
    description: 'Shown this once; empty if refused.',
    resolve: ({ recoveryCodes }) => [...recoveryCodes],
  }),
  viewer: t.field({ type: ViewerRef, nullable: true, resolve: ({ viewer }) => viewer }),
}))

const noCodes: GivenCodes = { viewer: null, recoveryCodes: [] }

const ConfirmTotpInput = builder.inputType('ConfirmTotpInput', {
  fields: t => ({ code: t.string({ required: true }) }),
})

builder.mutationField('confirmTotp', t =>
  t.field({
    description: 'Switches the second factor on and ends all other sessions.',
    type: RecoveryCodesPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: ConfirmTotpInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<GivenCodes>(noCodes, async () => {
        await context.responder.limitExactly('signIn')
        const site = await siteOf(context.config)
        const { recoveryCodes, session } = await confirmTotp(context, { site, ...input })
        return { recoveryCodes, ...changedViewer(context, session) }
      }),
  }),
)

const SecondFactorInput = builder.inputType('SecondFactorInput', { fields: proofFields })

builder.mutationField('newRecoveryCodes', t =>
  t.field({
    description: 'Ten new recovery codes in place of the old ones.',
    type: RecoveryCodesPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: SecondFactorInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<GivenCodes>(noCodes, async () => {
        await context.responder.limitExactly('signIn')
        const recoveryCodes = await newRecoveryCodes(context, await siteOf(context.config), input)
        return { recoveryCodes, ...changedViewer(context) }
      }),
  }),
)

const DisableSecondFactorPayload = securityPayload('DisableSecondFactorPayload')

builder.mutationField('disableSecondFactor', t =>
  t.field({
    description: 'Switches the second factor off and ends all other sessions.',
    type: DisableSecondFactorPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: SecondFactorInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<{ viewer: Viewer | null }>({ viewer: null }, async () => {
        await context.responder.limitExactly('signIn')
        return changedViewer(context, await disableSecondFactor(context, await siteOf(context.config), input))
      }),
  }),
)

const RequestSecondFactorResetInput = builder.inputType('RequestSecondFactorResetInput', {
  fields: t => ({ email: t.string({ required: true }) }),
})
const RequestSecondFactorResetPayload = outcomePayload('RequestSecondFactorResetPayload')

builder.mutationField('requestSecondFactorReset', t =>
  t.field({
    description:
      'Sends a customer a link to switch the second factor off, if there is one; the answer does not tell. Staff ask an administrator.',
    type: RequestSecondFactorResetPayload,
    authScopes: { visitor: true },
    args: { input: t.arg({ type: RequestSecondFactorResetInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcomeOf(async () => {
        await context.responder.limitExactly('mail')
        return requestSecondFactorReset(context, input)
      }),
  }),
)

const ResetSecondFactorInput = builder.inputType('ResetSecondFactorInput', {
  fields: t => ({
    token: t.string({ required: true, description: 'The secret of the mail’s link; good once.' }),
    password: t.string({ required: true, description: 'The account’s.' }),
  }),
})

type Waiting = { endsAt: Date | null }

const ResetSecondFactorPayload = payloadType<Waiting>('ResetSecondFactorPayload', t => ({
  endsAt: t.expose('endsAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When it will be switched off, unless it is kept until then.',
  }),
}))

builder.mutationField('resetSecondFactor', t =>
  t.field({
    description:
      'Asks by the link of a mail and the password that the second factor be switched off, which happens three days later. A sign-in with it, the links of the mails and `keepSecondFactor` keep it.',
    type: ResetSecondFactorPayload,
    authScopes: { inPerson: true },
    args: { input: t.arg({ type: ResetSecondFactorInput, required: true }) },
    resolve: (_root, { input }, context) =>
      withRefusals<Waiting>({ endsAt: null }, async () => {
        await context.responder.limitExactly('signIn')
        return resetSecondFactor(context, await siteOf(context.config), input)
      }),
  }),
)

const KeepSecondFactorInput = builder.inputType('KeepSecondFactorInput', {
  fields: t => ({ token: t.string({ required: true, description: 'The secret of the mail’s link.' }) }),
})
const KeepSecondFactorByLinkPayload = outcomePayload('KeepSecondFactorByLinkPayload')

builder.mutationField('keepSecondFactorByLink', t =>
  t.field({
    description: 'Keeps the second factor that was to be switched off, by the link of a mail.',
    type: KeepSecondFactorByLinkPayload,
    authScopes: { inPerson: true },
    args: { input: t.arg({ type: KeepSecondFactorInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcomeOf(async () => {
        await context.responder.limitExactly('form')
        return keepSecondFactorByLink(context, input)
      }),
  }),
)

const AcknowledgeSecondFactorResetPayload = securityPayload('AcknowledgeSecondFactorResetPayload')

builder.mutationField('acknowledgeSecondFactorReset', t =>
  t.field({
    description: 'The viewer took note that their second factor was switched off; `secondFactorEndsAt` is null again.',
    type: AcknowledgeSecondFactorResetPayload,
    authScopes: { oneself: true },
    resolve: (_root, _args, context) =>
      withRefusals<{ viewer: Viewer | null }>({ viewer: null }, async () => {
        await acknowledgeSecondFactorReset(context, null)
        return changedViewer(context)
      }),
  }),
)

const KeepSecondFactorPayload = securityPayload('KeepSecondFactorPayload')

builder.mutationField('keepSecondFactor', t =>
  t.field({
    description: 'Keeps the viewer’s second factor that was to be switched off.',
    type: KeepSecondFactorPayload,
    authScopes: { oneself: true },
    resolve: (_root, _args, context) =>
      withRefusals<{ viewer: Viewer | null }>({ viewer: null }, async () => {
        await keepSecondFactor(context, null)
        return changedViewer(context)
      }),
  }),
)
