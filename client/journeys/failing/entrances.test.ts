import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { button, field, newEmail, startBrowser } from '../buying.ts'
import { laptop } from '../factors.ts'
import { kinds } from './kinds.ts'
import { failing } from './meets.ts'

const { url } = inject('site')
const visit = startBrowser()
const meets = failing()
/** Of the form that the links of mails have. */
const token = 'x'.repeat(43)
const password = 'Vereinsheim am Waldrand 7'

const go = (page: Page, path: string) => page.goto(url + path, { waitUntil: 'load' })
const secrets = (page: Page) => page.locator('input[type=password]')

test('signing up, and every way in by a mail, says what failed and keeps what was typed', async () => {
  const { page, context } = await visit('/signup')
  const submit = (name: string) => ({ page, press: () => button(page, name).first().click() })

  await field(page, 'E-Mail-Adresse').fill(newEmail())
  await field(page, 'Vorname').fill('Kim')
  await field(page, 'Nachname').fill('Muster')
  await meets('useCheckPasswordStrengthMutation', {
    page,
    // The form looks at it again when it is sent: nothing is said of it yet.
    kind: { ...kinds['a fault'], sentence: 'Konto anlegen' },
    press: async () => {
      await secrets(page).first().fill(password)
      await secrets(page).nth(1).fill(password)
    },
  })
  await page.getByRole('checkbox', { name: /AGB/ }).check()
  await meets('useSignUpMutation', {
    ...submit('Konto anlegen'),
    after: () => page.getByText('Bitte sehen Sie in Ihrem Postfach nach').waitFor(),
  })
  await meets('useResendConfirmationMutation', {
    ...submit('E-Mail noch einmal senden'),
    after: () => page.getByText(/^Falls noch etwas zu bestätigen ist/).waitFor(),
  })

  await go(page, `/verify/${token}`)
  await secrets(page).first().fill(password)
  await meets('useConfirmAccountMutation', submit('E-Mail-Adresse bestätigen'))

  await go(page, '/resetPassword')
  await field(page, 'E-Mail-Adresse').fill(newEmail())
  await meets('useRequestPasswordResetMutation', {
    ...submit('Link anfordern'),
    after: () => page.getByText(/ist eine E-Mail mit einem Link unterwegs/).waitFor(),
  })
  await go(page, `/resetPassword/${token}`)
  await secrets(page).first().fill(password)
  await secrets(page).nth(1).fill(password)
  await meets('useResetPasswordMutation', submit('Passwort speichern'))

  await go(page, '/reset2FA')
  await field(page, 'E-Mail-Adresse').fill(newEmail())
  await meets('useRequestSecondFactorResetMutation', {
    ...submit('Link anfordern'),
    after: () => page.getByText(/ist eine E-Mail mit einem Link unterwegs/).waitFor(),
  })
  await go(page, `/reset2FA/${token}`)
  await secrets(page).first().fill(password)
  await meets('useResetSecondFactorMutation', submit('zweiten Faktor abschalten'))

  await go(page, `/keep2FA/${token}`)
  await meets('useKeepSecondFactorByLinkMutation', submit('zweiten Faktor behalten'))

  await go(page, `/invitation/${token}`)
  await secrets(page).first().fill(password)
  await secrets(page).nth(1).fill(password)
  await meets('useSetPasswordMutation', submit('Passwort speichern'))

  await go(page, `/confirmEmail/${token}`)
  await secrets(page).first().fill(password)
  await meets('useConfirmEmailChangeMutation', submit('neue Adresse bestätigen'))
  await context.close()
})

test('signing in says what failed, once, and what was typed stays', async () => {
  const { page, context } = await visit('/login')
  const devTools = await context.newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', { options: laptop })
  await meets('useAskPasskeyMutation', {
    page,
    kind: kinds['a fault'],
    press: () => button(page, 'mit Passkey anmelden').click(),
  })
  await field(page, 'E-Mail-Adresse').fill('kim@example.com')
  await secrets(page).first().fill('falsch geraten')
  await meets('useSignInMutation', {
    page,
    kind: kinds['a broken connection'],
    press: () => button(page, 'anmelden').first().click(),
    after: () => page.getByText('Falscher Benutzer oder falsches Passwort.').waitFor(),
  })
  expect(await field(page, 'E-Mail-Adresse').inputValue()).toBe('kim@example.com')
  await context.close()
})
