import { react } from '../../platform/events.ts'
import { discountSettings } from '../pricing/settings.ts'
import { settingsChanged } from '../settings/events.ts'
import { readSettings } from '../settings/queries.ts'
import { shopSettings } from '../settings/settings.ts'
import { refreshListings } from './listings/refreshListings.ts'
import { listingSettings, propertySettings } from './settings.ts'

/** Sections that tiles are made with: how few is few, which properties they show, which day it is, and what discounts take off. */
const shownInLists: ReadonlySet<string> = new Set([
  listingSettings.key,
  propertySettings.key,
  shopSettings.key,
  discountSettings.key,
])

/** Brings into the lists what they say differently by changed settings. */
const relisting = react(settingsChanged, 'catalogue.relist', async ({ tx, now }, { section }) => {
  if (shownInLists.has(section)) await refreshListings(tx, 'all', { settings: await readSettings(tx), now })
})

export const catalogueReactions = [relisting]
