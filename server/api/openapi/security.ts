import type { Area } from '../../kit/viewer.ts'
import type { Audience } from '../../platform/operation.ts'

/** How requests say who asks. Names of cookies begin with `__Host-` where the site is reached over https. */
export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: 'The session of somebody who signed in by `POST /api/v0/auth/login`. HttpOnly, SameSite=Lax.',
  },
  visitor: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-visitor',
    description: 'The cart and favourites of a browser in which nobody is signed in. Set by the first of them.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The API key of an integrator: `Authorization: Bearer <API key>`. Administrators make keys in the admin centre and say which scopes they have (`catalogue.read`, `catalogue.write` …), how long and how often they may be used.',
  },
  cartToken: {
    type: 'apiKey',
    in: 'header',
    name: 'Cart-Token',
    description: 'The secret of a cart, which `POST /api/v0/shop/cart` gives, for clients without cookies.',
  },
} as const

type Scheme = keyof typeof securitySchemes
/** What all of is needed, each with the scopes or rights that it must have. */
export type Requirement = Readonly<Partial<Record<Scheme, readonly string[]>>>

const noCookie: Requirement = { cartToken: [] }

const requirements = {
  everyone: () => [{}, { session: [] }, { key: [] }],
  visitor: () => [{}, { visitor: [] }, { session: [] }],
  inPerson: () => [{}, { visitor: [] }, { session: [] }],
  buyer: () => [{ visitor: [] }, { session: [] }, noCookie, { key: [], ...noCookie }],
  buyerInPerson: () => [{ visitor: [] }, { session: [] }, noCookie, { key: [], ...noCookie }],
  signedIn: area => [{ session: [] }, ...(area ? [{ key: [`${area}.read`] }] : [])],
  oneself: () => [{ session: [] }],
  backOffice: () => [{ session: [] }],
  staff: area => [{ session: [`${area}.read`] }, { key: [`${area}.read`] }],
  editor: area => [{ session: [`${area}.read`] }, { key: [`${area}.write`] }],
  admin: area => [{ session: [`${area}.write`] }, { key: [`${area}.write`] }],
  person: area => [{ session: [`${area}.write`] }],
  system: () => [{ session: ['system'] }],
} satisfies Record<string, (area: string) => readonly Requirement[]>

const texts: Readonly<Record<keyof typeof requirements, (area: string) => string>> = {
  everyone: () => 'everyone',
  visitor: () => 'everybody in a browser; no keys',
  inPerson: () => 'everybody in a browser who acts for nobody else; no keys',
  buyer: () => 'everyone; keys, and clients without cookies, with a `Cart-Token`',
  buyerInPerson: () => 'everyone who acts for nobody else; keys, and clients without cookies, with a `Cart-Token`',
  signedIn: area => (area ? `signed-in people, and keys with the scope \`${area}.read\`` : 'signed-in people; no keys'),
  oneself: () => 'signed-in people who act for nobody else; no keys',
  backOffice: () => 'member, admin, system; no keys',
  staff: area => `member, admin, system, and keys with the scope \`${area}.read\``,
  editor: area => `member, admin, system, and keys with the scope \`${area}.write\``,
  admin: area => `admin, system, and members and keys with the right \`${area}.write\``,
  person: area => `admin, system, and members with the right \`${area}.write\`; no keys`,
  system: () => 'system',
}

const partsOf = (audience: Audience): [keyof typeof requirements, string] => {
  const [who, area = ''] = audience.split(':') as [keyof typeof requirements, Area | undefined]
  return [who, area]
}

/** What of these a path takes, any one of them. */
export function securityOf(audience: Audience): readonly Requirement[] {
  const [who, area] = partsOf(audience)
  return requirements[who](area)
}

/** Who belongs to an audience, in words. */
export function audienceText(audience: Audience): string {
  const [who, area] = partsOf(audience)
  return texts[who](area)
}
