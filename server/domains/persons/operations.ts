import { eq, inArray } from 'drizzle-orm'
import { isId } from '../../kit/ids.ts'
import { NotFound, refusal, refuse, refuseIf, refuseStale } from '../../kit/refusals.ts'
import { changesBetween, noteAudit } from '../../platform/audit.ts'
import { type OperationScope, operation } from '../../platform/operation.ts'
import { hasUser } from '../accounts/users/queries.ts'
import { type Person, personColumns } from './queries.ts'
import { emptyPerson, keptPerson, type PersonChanges, type PersonFields, personName } from './rules.ts'
import { persons } from './tables.ts'

/** What is entered of a person; `accountId` links them to an account, null takes the link away. */
export type PersonInput = PersonChanges & { readonly accountId?: string | null }

/** Keeps a new contact person. Refuses what `keptPerson` refuses, and NOT_FOUND for an account that is not listed. */
export const createPerson = operation('admin:persons', async (scope, input: PersonInput): Promise<Person> => {
  const { tx, now, newId } = scope
  const { person, refusals } = keptPerson(emptyPerson, input, [])
  refuseIf([...refusals, ...(await accountRefusals(scope, input, []))])
  const [created] = await tx
    .insert(persons)
    .values({
      ...{ id: newId(), ...person, tags: [...person.tags], accountId: input.accountId ?? null },
      ...{ createdAt: now, updatedAt: now },
    })
    .returning(personColumns)
  const changes = changesBetween<Record<string, unknown>>(emptyPerson, person)
  await noteAudit(scope, { action: 'person.created', subjectId: created!.id, subjectName: personName(person), changes })
  return created!
})

export type UpdatePerson = {
  readonly personId: string
  /** The revision that the editor saw; null: whatever it is by now. */
  readonly revision: number | null
  readonly changes: PersonInput
}

/** Changes a contact person. Refuses with STALE_REVISION where somebody else was faster, and as `createPerson`. Throws
 *  NotFound. */
export const updatePerson = operation('admin:persons', async (scope, input: UpdatePerson): Promise<Person> => {
  const { tx, now } = scope
  const before = await lockedPerson(scope, input.personId)
  refuseStale(before, input.revision)
  const known = fieldsOf(before)
  const { person, refusals } = keptPerson(known, input.changes, ['changes'])
  refuseIf([...refusals, ...(await accountRefusals(scope, input.changes, ['changes']))])
  const accountId = input.changes.accountId === undefined ? before.accountId : input.changes.accountId
  const [saved] = await tx
    .update(persons)
    .set({ ...person, tags: [...person.tags], accountId, revision: before.revision + 1, updatedAt: now })
    .where(eq(persons.id, before.id))
    .returning(personColumns)
  const changes = changesBetween<Record<string, unknown>>(
    { ...known, accountId: before.accountId },
    { ...person, accountId },
  )
  await noteAudit(scope, { action: 'person.updated', subjectId: before.id, subjectName: personName(person), changes })
  return saved!
})

/** Forgets contact persons; accounts that they were linked to stay. Answers with those that it removed, unknown ones
 *  are left out. INVALID_INPUT for more than a hundred at once. */
export const deletePersons = operation(
  'admin:persons',
  async (scope, { personIds }: { personIds: readonly string[] }): Promise<string[]> => {
    if (personIds.length > MOST_AT_ONCE) {
      refuse('INVALID_INPUT', ['personIds'], `At most ${MOST_AT_ONCE} at once.`, { limit: MOST_AT_ONCE })
    }
    const removed = await scope.tx
      .delete(persons)
      .where(inArray(persons.id, personIds.filter(isId)))
      .returning(personColumns)
    await noteAudit(
      scope,
      removed.map(person => ({ action: 'person.deleted', subjectId: person.id, subjectName: personName(person) })),
    )
    return removed.map(({ id }) => id)
  },
)

const MOST_AT_ONCE = 100

async function lockedPerson({ tx }: OperationScope, id: string): Promise<Person> {
  if (!isId(id)) throw new NotFound()
  const [person] = await tx.select(personColumns).from(persons).where(eq(persons.id, id)).for('update')
  if (!person) throw new NotFound()
  return person
}

async function accountRefusals({ tx }: OperationScope, { accountId }: PersonInput, path: readonly string[]) {
  if (!accountId) return []
  return (await hasUser(tx, accountId))
    ? []
    : [refusal('NOT_FOUND', [...path, 'accountId'], 'There is no such account.')]
}

const fieldsOf = (person: Person): PersonFields => {
  const { type, title, firstName, lastName, company, email, phone, address, zip, city, country, note, tags } = person
  return { type, title, firstName, lastName, company, email, phone, address, zip, city, country, note, tags }
}
