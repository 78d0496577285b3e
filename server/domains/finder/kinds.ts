import type { FindingKind } from '../../platform/finding.ts'
import { accountFinding } from '../accounts/finding.ts'
import { affiliateFinding } from '../affiliates/finding.ts'
import { catalogueFinding } from '../catalogue/finding.ts'
import { contentFinding } from '../content/finding.ts'
import { couponFinding } from '../coupons/finding.ts'
import { customerFinding } from '../customers/finding.ts'
import { fileFinding } from '../files/finding.ts'
import { formFinding } from '../forms/finding.ts'
import { galleryFinding } from '../galleries/finding.ts'
import { mailFinding, orderFinding } from '../orders/finding.ts'
import { personFinding } from '../persons/finding.ts'
import { voucherFinding } from '../vouchers/finding.ts'
import { withdrawalFinding } from '../withdrawals/finding.ts'

/** What all domains let be found, in the order in which it is shown where words fit all alike. */
export const findingKinds: readonly FindingKind[] = [
  ...orderFinding,
  ...customerFinding,
  ...catalogueFinding,
  ...contentFinding,
  ...fileFinding,
  ...galleryFinding,
  ...couponFinding,
  ...voucherFinding,
  ...formFinding,
  ...accountFinding,
  ...personFinding,
  ...withdrawalFinding,
  ...affiliateFinding,
  ...mailFinding,
]
