import { createCompany } from '../domains/accounts/companies/operations/companies.ts'
import type { BuyerTerms } from '../domains/accounts/companies/rules.ts'
import { companyMembers } from '../domains/accounts/companies/tables.ts'
import { viewerOfAccount } from '../domains/accounts/queries.ts'
import type { CompanyRole, Viewer } from '../kit/viewer.ts'
import type { Database } from '../platform/database.ts'
import { contextFor, insertViewer, TEST_ADDRESS, TEST_NOW } from './builders.ts'

/** A company with an administrator, and buyers of it. */
export async function testCompany(database: Database, name = 'SV Nordwald') {
  const staff = contextFor(database, { viewer: await insertViewer(database, ['user', 'admin']) })
  const company = await createCompany(staff, { company: { name, address: TEST_ADDRESS } })
  const again = async ({ accountId }: Pick<Viewer, 'accountId'>): Promise<Viewer> =>
    (await viewerOfAccount(database.drizzle, accountId!))!
  /** Somebody who buys for it, as they are known with each request. */
  const member = async (role: CompanyRole, limits: Partial<BuyerTerms> = {}): Promise<Viewer> => {
    const viewer = await insertViewer(database, ['user'])
    await database.drizzle
      .insert(companyMembers)
      .values({ accountId: viewer.accountId!, companyId: company.id, role, ...limits, joinedAt: TEST_NOW })
    return again(viewer)
  }
  return { staff, company, member, again }
}
