import { expect, test } from 'vitest'
import { withdrawalRemark } from './withdrawalRemark.ts'

const plain = { amount: 4, texts: [], isWithdrawalExcluded: false }
const printed = { amount: 2, texts: ['HUBER 10', 'KAYA 1'], isWithdrawalExcluded: true }

test.each([
  ['all pieces carry a text', [printed], { of: 'all' }],
  ['all sizes carry texts', [printed, { ...printed, amount: 3 }], { of: 'all' }],
  ['plain sizes stand beside printed ones', [plain, printed, plain], { of: 'pieces', count: 2 }],
  ['a set is printed as a whole', [{ amount: 3, texts: [], isWithdrawalExcluded: true }], { of: 'all' }],
  ['a set has printed and plain parts', [{ amount: 3, texts: [], isWithdrawalExcluded: false }], { of: 'parts' }],
] as const)('%s', (_, lines, remark) => {
  expect(withdrawalRemark(lines)).toEqual(remark)
})
