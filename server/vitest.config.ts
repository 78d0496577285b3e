import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { relayTags } from '../client/build/relayTags.ts'
import { keepTemporaryFilesInMemory } from './testing/temporaryFolder.ts'

keepTemporaryFilesInMemory()

// Vite would take graphql's ES build and Node its CommonJS one; two copies do not know each other's types.
const resolve = {
  alias: [{ find: /^graphql$/, replacement: join(import.meta.dirname, '../node_modules/graphql/index.js') }],
}
/** Machines that do something else meanwhile take their time: what is waited for has come, or never will. */
const patience = { testTimeout: 60_000, hookTimeout: 90_000, expect: { poll: { timeout: 30_000 } } }
/** It measures the processor's time, which grows where another test shares the core. */
const costs = ['server/costs.test.ts']
const plans = ['server/plans.test.ts', 'server/adminPlans.test.ts', 'server/domains/files/browser/plans.test.ts']

/** Rules and renderers, operations and doors against a real PostgreSQL, and components; journeys have their own.
 *  `plans` is a gate of its own: it fills a catalogue of 100,000 products, a library of 100,000 files, and the lists of the
 *  back office with a million rows each, first. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...plans, ...costs],
          isolate: false,
          globalSetup: ['server/testing/globalSetup.ts'],
          environment: 'node',
          ...patience,
        },
      },
      {
        resolve,
        test: {
          name: 'costs',
          include: costs,
          globalSetup: ['server/testing/globalSetup.ts'],
          environment: 'node',
          maxWorkers: 1,
          // After all others.
          sequence: { groupOrder: 1 },
          ...patience,
        },
      },
      {
        resolve,
        test: {
          name: 'plans',
          include: plans,
          globalSetup: ['server/testing/globalSetup.ts'],
          environment: 'node',
          ...patience,
        },
      },
      {
        plugins: [relayTags()],
        test: {
          name: 'client',
          include: ['client/**/*.test.ts'],
          exclude: ['client/journeys/**'],
          environment: 'node',
        },
      },
      'client/testing/vitest.config.ts',
    ],
  },
})
