import { expect, test } from 'vitest'
import { button, field, startBrowser } from '../buying.ts'
import { fieldNamed, madeForm } from '../madeForm.ts'
import { failing } from './meets.ts'

const visit = startBrowser()
const meets = failing()

test('a form says why it was not sent, keeps what was entered, and goes on by pressing again', async () => {
  await madeForm('anfrage', [
    fieldNamed('name', 'text', { isRequired: true }),
    fieldNamed('nachricht', 'longText', { isRequired: true }),
    fieldNamed('dringend', 'checkbox'),
  ])
  const { page, context } = await visit('/anfrage')
  await field(page, 'name').fill('Kim Muster')
  await field(page, 'nachricht').fill('Zwanzig Trikots bis zum Saisonbeginn')
  await page.getByRole('checkbox', { name: 'dringend' }).check()
  const press = () => button(page, 'senden').click()
  // The first two of these kinds: a broken connection and a fault.
  await meets('useSendFormMutation', { page, press })
  await meets('useSendFormMutation', {
    page,
    press,
    after: () => page.getByText(/^Danke für Ihre Nachricht/).waitFor(),
  })
  expect(await page.getByRole('button', { name: 'senden' }).count()).toBe(0)
  await context.close()
})
