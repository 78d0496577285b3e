import { builder } from '../../../../api/builder.ts'
import { refusalType, UserErrorRef } from '../../../../api/errors.ts'
import { settingsOf } from '../../../settings/graphql.ts'
import { shopSettings } from '../../../settings/settings.ts'
import { factorFields } from '../../secondFactor/graphql/passkeyInputs.ts'
import { changePassword } from '../operations/changePassword.ts'
import { resetPassword, setPassword } from '../operations/choosePassword.ts'
import { requestPasswordReset } from '../operations/forgottenPassword.ts'
import { checkPasswordStrength, passwordWeaknesses } from '../rules/newPassword.ts'
import { strengthLabels } from '../rules/passwordStrength.ts'
import { siteOf } from '../site.ts'
import { outcomeOf, outcomePayload } from './outcome.ts'

const PasswordWeakness = builder.enumType('PasswordWeakness', {
  values: Object.fromEntries(passwordWeaknesses.map(reason => [reason.toUpperCase(), { value: reason }])) as Record<
    string,
    { value: (typeof passwordWeaknesses)[number] }
  >,
})

refusalType('PASSWORD_TOO_WEAK', 'PasswordTooWeak').implement({
  description:
    'SHORT: under 8 characters. LONG: over 200. WEAK: a score under 2. COMMON: one that is tried first. OWN: it says hardly more than the name or address of the person, or the name of the shop.',
  interfaces: [UserErrorRef],
  fields: t => ({
    reason: t.field({
      type: PasswordWeakness,
      resolve: ({ details }) => passwordWeaknesses.find(reason => reason === details?.reason) ?? 'weak',
    }),
  }),
})

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  fields: t => ({ email: t.string({ required: true }) }),
})
const RequestPasswordResetPayload = outcomePayload('RequestPasswordResetPayload')

builder.mutationField('requestPasswordReset', t =>
  t.field({
    description: 'Sends a link to choose a new password if there is such an account; the answer does not tell.',
    type: RequestPasswordResetPayload,
    authScopes: { visitor: true },
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcomeOf(async () => {
        await context.responder.limitExactly('mail')
        return requestPasswordReset(context, input)
      }),
  }),
)

const ChoosePasswordInput = builder.inputType('ChoosePasswordInput', {
  fields: t => ({
    token: t.string({ required: true, description: 'The secret of the mail’s link; good once.' }),
    password: t.string({ required: true }),
    passwordRepeat: t.string({ description: 'If given, the same as `password`.' }),
    keepsPasskeys: t.boolean({ description: 'Passkeys still open the account; otherwise they are removed.' }),
    keepsApiKeys: t.boolean({ description: 'API keys of the account still count; otherwise they are revoked.' }),
  }),
})
const ResetPasswordPayload = outcomePayload('ResetPasswordPayload')

builder.mutationField('resetPassword', t =>
  t.field({
    description:
      'Sets a new password by the link of a mail and ends every session of the account. The second factor stays.',
    type: ResetPasswordPayload,
    authScopes: { inPerson: true },
    args: { input: t.arg({ type: ChoosePasswordInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcomeOf(async () => {
        await context.responder.limitExactly('signIn')
        const { device } = await resetPassword(context, await siteOf(context.config), input)
        context.responder.setDevice(device)
      }),
  }),
)

const SetPasswordPayload = outcomePayload('SetPasswordPayload')

builder.mutationField('setPassword', t =>
  t.field({
    description: 'Sets the first password of somebody invited, by the link of the invitation.',
    type: SetPasswordPayload,
    authScopes: { inPerson: true },
    args: { input: t.arg({ type: ChoosePasswordInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcomeOf(async () => {
        await context.responder.limitExactly('signIn')
        const { device } = await setPassword(context, await siteOf(context.config), input)
        context.responder.setDevice(device)
      }),
  }),
)

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  fields: t => ({
    currentPassword: t.string({ required: true }),
    password: t.string({ required: true }),
    passwordRepeat: t.string({ description: 'If given, the same as `password`.' }),
    ...factorFields(t),
  }),
})
const ChangePasswordPayload = outcomePayload('ChangePasswordPayload')

builder.mutationField('changePassword', t =>
  t.field({
    description:
      'Changes one’s own password, after the present one and, where signing in takes one, the second step; ends all other sessions.',
    type: ChangePasswordPayload,
    authScopes: { oneself: true },
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    resolve: (_root, { input }, context) =>
      outcomeOf(async () => {
        await context.responder.limitExactly('signIn')
        const session = await changePassword(context, await siteOf(context.config), input)
        if (session) context.responder.setSession(session.secret, session.expiresAt)
      }),
  }),
)

const PasswordStrengthLabel = builder.enumType('PasswordStrengthLabel', {
  values: Object.fromEntries(strengthLabels.map(label => [label.toUpperCase(), { value: label }])) as Record<
    string,
    { value: (typeof strengthLabels)[number] }
  >,
})

const PasswordStrength = builder.objectRef<ReturnType<typeof checkPasswordStrength>>('PasswordStrength').implement({
  fields: t => ({
    score: t.exposeInt('score', { description: '0 to 4.' }),
    label: t.expose('label', { type: PasswordStrengthLabel }),
    isAccepted: t.boolean({
      description: 'Whether it would be taken as a new password.',
      resolve: ({ reason }) => reason === null,
    }),
    reason: t.expose('reason', { type: PasswordWeakness, nullable: true, description: 'Why it would not be taken.' }),
  }),
})

const CheckPasswordStrengthInput = builder.inputType('CheckPasswordStrengthInput', {
  fields: t => ({
    password: t.string({ required: true }),
    ownWords: t.stringList({ description: 'What else is entered of the person: name, e-mail address.' }),
  }),
})

/** Words of the person that are looked at, and characters of each. */
const mostWords = 10
const longestWord = 320

// A mutation, so that no password stands in an address.
builder.mutationField('checkPasswordStrength', t =>
  t.field({
    description: 'How strong a password is; nothing is kept.',
    type: PasswordStrength,
    authScopes: { visitor: true },
    args: { input: t.arg({ type: CheckPasswordStrengthInput, required: true }) },
    resolve: async (_root, { input: { password, ownWords } }, context) => {
      context.responder.limit('search')
      const { email, name } = context.viewer
      const shop = shopSettings.of(await settingsOf(context))
      const typed = (ownWords ?? []).slice(0, mostWords).map(word => word.slice(0, longestWord))
      return checkPasswordStrength(password, [email, name, shop.name, ...typed])
    },
  }),
)
