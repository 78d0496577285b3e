import { printSchema } from 'graphql'
import { builder } from './api/builder.ts'
import './api/scalars.ts'
import './domains/accounts/graphql/apiKeys.ts'
import './domains/accounts/graphql/permissions.ts'
import './domains/accounts/graphql/addresses.ts'
import './domains/accounts/graphql/changeEmail.ts'
import './domains/accounts/graphql/passwords.ts'
import './domains/accounts/graphql/ownSessions.ts'
import './domains/accounts/graphql/passkeys.ts'
import './domains/accounts/graphql/secondFactor.ts'
import './domains/accounts/graphql/security.ts'
import './domains/accounts/graphql/profile.ts'
import './domains/accounts/graphql/signIn.ts'
import './domains/accounts/graphql/signUp.ts'
import './domains/accounts/graphql/userMutations.ts'
import './domains/accounts/graphql/users.ts'
import './domains/accounts/graphql/viewer.ts'
import './domains/audit/graphql.ts'
import './domains/cart/graphql/mutations.ts'
import './domains/catalogue/graphql/mutationFields.ts'
import './domains/catalogue/graphql/queryFields.ts'
import './domains/checkout/graphql.ts'
import './domains/orders/graphql/browser.ts'
import './domains/orders/graphql/mutations.ts'
import './domains/orders/graphql/own.ts'
import './domains/pricing/graphql.ts'
import './domains/settings/graphql.ts'

/** The GraphQL schema of all domains. */
export const schema = builder.toSchema()

/** The schema as it is committed in schema.graphql. */
export const printedSchema = (): string => `${printSchema(schema)}\n`
