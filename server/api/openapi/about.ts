/** What holds for all paths, by headings; in Markdown of paragraphs and code. */
export const about: readonly { readonly title: string; readonly id: string; readonly texts: readonly string[] }[] = [
  {
    title: 'Who asks',
    id: 'who-asks',
    texts: [
      'People are known by a session in an HttpOnly cookie. Integrators send `Authorization: Bearer <API key>`, which has the scopes that it was made with (`catalogue.read`, `orders.write` …); writing includes reading. Each path says below whom it is open to.',
      'Programs with a key, and clients without cookies, name a cart by the header `Cart-Token`, which `POST /api/v0/shop/cart` gives; without it they have none (409, CART_TOKEN_REQUIRED), and one that is unknown or has expired opens nothing (409, CART_TOKEN_UNKNOWN). Beside a session its cart becomes the account’s.',
      'Scripts of other origins are answered by CORS where the shop’s settings allow their origin (section `storefronts`), with the cart’s token and without cookies or keys.',
    ],
  },
  {
    title: 'Languages, addresses and amounts',
    id: 'values',
    texts: [
      '`lang=en` or Accept-Language choose the language of texts. `absolute=true` in the address of any path answers with whole addresses of pictures and downloads.',
      'Amounts are euros with at most two decimals (`price`), and beside them whole cents (`price_cents`); where both are written, cents win. Instants are ISO 8601 in UTC, days are YYYY-MM-DD in the shop’s calendar. Answers may get further fields: pass over those that you do not know.',
    ],
  },
  {
    title: 'Ids',
    id: 'ids',
    texts: [
      'Ids are taken as REST shows them (`_id`), as GraphQL does (`global_id`), or, where a path says so, as `key:value` (`sku:T-100-M`). What has no such id is answered by 404; the id of something else is refused with what it is (400), and so is a key that several have.',
    ],
  },
  {
    title: 'Lists and pulls',
    id: 'lists',
    texts: [
      'A list takes conditions in `qry`, a JSON object, and `limit` (100 unless told otherwise, at most 1,000), `skip` and `sort` beside it or in it. A minus in front of the name sorts the other way round.',
      'Who mirrors a list pulls it by its changes: first `sort=changed`, then again and again with the `cursor` of the answer before, at once while `more` is true and later from where it ended. Each record comes once after its last change, removed ones as `{_id, deleted: true}`; nothing is lost or doubled while records change. This takes the right to read all of the list.',
    ],
  },
  {
    title: 'Writing',
    id: 'writing',
    texts: [
      'What GET answered is taken back by PUT: what is as it was is passed over, what is left out stays, null clears. Fields that do not exist are refused with their path. Several records go in one request, as a list or `{items}`; each has a result of its own (207 where some were refused), or with `atomic=true` all are written or none.',
      'With an `Idempotency-Key` a request is done once within a day, however often it is sent. With `dry_run=true` everything is checked and nothing written. With `If-Match`, or `revision` or `changed` in the body, nothing is written over what was changed in between; a sale changes `changed` alone.',
    ],
  },
  {
    title: 'Limits',
    id: 'limits',
    texts: [
      'Answers tell the limits that count for them (`RateLimit-Policy: "key";q=600;w=60`, `RateLimit: "key";r=599;t=60`: as many in so many seconds, and what is left until when): of a key all of its requests together (`key`, set when the key is made) and orders per cart; of others `search`, `cart`, `quote`, `form`, `mail`, `order` and `signIn` per address. Who is over one hears 429 with Retry-After.',
    ],
  },
]
