import type { Config } from '../../../platform/config.ts'
import { type Seal, sealIn } from '../../../platform/seal.ts'

/** What signing in needs to know of the site: the seal of its secrets, and the origin under which people reach it. */
export type Site = { readonly seal: Seal; readonly publicUrl: string }

/** The site of a configuration. */
export const siteOf = async ({ dataDir, publicUrl }: Pick<Config, 'dataDir' | 'publicUrl'>): Promise<Site> => ({
  seal: await sealIn(dataDir),
  publicUrl,
})
