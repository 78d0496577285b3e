import { openApi } from '../../api/openapi/document.ts'
import { TEST_KIND, webhookMessages } from '../../domains/webhooks/rules/kinds.ts'
import { routes } from '../../rest.ts'
import { schema } from '../../schema.ts'
import { type Description, printPathTypes, printWebhookTypes } from './pathTypes.ts'
import { printFields, printSchemaTypes } from './schemaTypes.ts'

const beginning = '// Printed by `npm run schema`; changes are made where the server offers it.\n\n'

/** What tries an endpoint out, which is no event. */
const trial = {
  name: TEST_KIND,
  about: 'Tries an endpoint out.',
  schema: {
    ...{ type: 'object', required: ['type', 'version', 'timestamp', 'data'] },
    properties: {
      ...{ type: { const: TEST_KIND }, version: { const: 1 }, timestamp: { type: 'string' } },
      data: { type: 'object' },
    },
  },
}

/** The typed client's files that are printed from what the server offers, by name. */
export function printedClient(): Readonly<Record<string, string>> {
  // Types hold no addresses.
  const description = openApi(routes, '', [...webhookMessages(), trial]) as unknown as Description
  const files = {
    'fields.ts': printFields(schema),
    'paths.ts': printPathTypes(description),
    'schema.ts': printSchemaTypes(schema),
    'webhooks.ts': printWebhookTypes(description),
  }
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, beginning + text]))
}
