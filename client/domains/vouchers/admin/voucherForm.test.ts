import { describe, expect, test } from 'vitest'
import { problemsIn } from '../../../adminKit/edit/fields.ts'
import { newTemplate, templateChangesOf } from './templateForm.ts'
import { fieldsIn } from './VoucherSettings.tsx'
import {
  changesOf,
  formOf,
  issueOf,
  newVoucher,
  recipientFields,
  type VoucherForm,
  valueFields,
} from './voucherForm.ts'

const today = '2026-11-20'
const fields = [...valueFields('de', []), ...recipientFields(today, true)]
const right: VoucherForm = { ...newVoucher, value: '50', note: 'Kulanz' }
const wrongIn = (changes: Partial<VoucherForm>) => [...problemsIn(fields, { ...right, ...changes }).keys()]

describe('the settings of vouchers', () => {
  const settings = { enabled: true, image: null, validYears: '0', leastAmount: '10', mostAmount: '500' }
  const said = (changes: Partial<typeof settings>) => [...problemsIn(fieldsIn('de'), { ...settings, ...changes })]

  test.each<[string, Partial<typeof settings>, [string, string][]]>([
    ['what is right', {}, []],
    ['the highest below the least', { mostAmount: '5' }, [['mostAmount', 'voucher.settings.amountsReversed']]],
    ['more than a voucher holds', { mostAmount: '99999' }, [['mostAmount', 'voucher.settings.amountWrong']]],
    ['less than a euro', { leastAmount: '0,99' }, [['leastAmount', 'voucher.settings.amountWrong']]],
  ])('say at its field what is wrong with %s', (_what, changes, problems) => {
    expect(said(changes)).toEqual(problems)
  })
})

describe('the form of a voucher', () => {
  test.each<[string, Partial<VoucherForm>, string[]]>([
    ['what is needed', {}, []],
    ['no value', { value: '0' }, ['value']],
    ['more than a voucher holds', { value: '10.000,01' }, ['value']],
    ['no reason', { note: ' ' }, ['note']],
    ['a day to send and nobody to send it to', { deliverOn: '2026-12-24' }, ['recipientEmail']],
    ['a day that is over', { deliverOn: '2026-11-19', recipientEmail: 'kim@example.com' }, ['deliverOn']],
    ['nobody who may redeem it', { isTransferable: false }, ['recipientEmail']],
  ])('with %s', (_what, changes, problems) => {
    expect(wrongIn(changes)).toEqual(problems)
  })

  test('sends a new one whole, empty fields as nothing', () => {
    expect(issueOf({ ...right, value: '49,90', recipientName: ' Kim ' }, 'de')).toEqual({
      ...{ valueCents: 4990, note: 'Kulanz', expiresOn: null, language: 'DE', templateId: null, isTransferable: true },
      ...{ message: null, recipientName: 'Kim', recipientEmail: null, deliverOn: null },
    })
  })

  test('sends of one that is there only what was changed', () => {
    const kept = {
      ...{ note: 'Kulanz', expiresOn: '2029-12-31', message: null, recipientName: 'Kim', recipientEmail: null },
      ...{ deliverOn: null, isTransferable: true },
    }
    const form = { ...formOf(kept), expiresOn: '', message: 'Alles Gute' }
    expect(changesOf(form, ['expiresOn', 'message'])).toEqual({ expiresOn: null, message: 'Alles Gute' })
  })
})

test('a template sends its picture by id, and what was changed', () => {
  const form = { ...newTemplate, title: ' Fest ', picture: { id: 'f', name: 'fest.jpg', url: null } }
  expect(templateChangesOf(form, ['title', 'picture'])).toEqual({ title: 'Fest', imageFileId: 'f' })
  expect(Object.keys(templateChangesOf(form, null))).toHaveLength(8)
})
