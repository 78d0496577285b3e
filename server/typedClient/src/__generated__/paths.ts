// Printed by `npm run schema`; changes are made where the server offers it.

export type Failure = {
  readonly message: string
  readonly code: string
  /** The version that there is, of STALE_REVISION. */
  readonly revision?: number
  readonly fields?: readonly {
    readonly path?: string
    readonly message?: string
  }[]
}

/** What the documented paths take: what stands in the path, the query and the body. */
export interface Inputs {
  /** Signs in with e-mail (as `handle`, `username` or `email`), password and, where a second step is needed, `code` or `passkey` (an answer to `passkeyChallenge`); sets the session cookie. Answers `{fa2required: true, kinds}` where it is missing (`totp`, `passkey`, `recovery`) and `"ttop"` where it is wrong or too late. After many failures at an address it answers 409 PROOF_OF_WORK_REQUIRED with `proof: {challenge, difficulty}`: send the same again with `proof: {challenge, answer}` so that the SHA-256 of `challenge:answer` begins with `difficulty` zero bits. For everybody in a browser; no keys. */
  'POST /api/v0/auth/login': {
    readonly handle?: string
    readonly username?: string
    readonly email?: string
    readonly password: string
    readonly code?: string
    readonly passkey?: {
      readonly challengeId: string
      readonly response: string
    }
    readonly proof?: {
      readonly challenge: string
      readonly answer: string
    }
  }
  /** Ends the session and clears its cookie; `redirect` is where the browser goes then. Being signed out already is no mistake. For everybody in a browser; no keys. */
  'GET /api/v0/auth/logout': { readonly [name: string]: never }
  /** Who is signed in; guests have the role `guest` and no `_id`. For everyone. */
  'GET /api/v0/auth/getLoggedInState': { readonly [name: string]: never }
  /** Names the tab that the browser has open; the same name is sent as header `localsessionid` later. It is kept as long as somebody is signed in, twenty of a browser; a sign-in that sends the header registers it, too. For everybody in a browser; no keys. */
  'POST /api/v0/registertab': {
    readonly tabSession?: string
  }
  /** users (without guest, service and built-in accounts): one by `id` or `customer_number`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-created, created, -last_active, last_active, name, -name, changed), each beside `qry` or in it. `qry` takes ranges of `created` and `changed` ({"$gte", "$gt", "$lte", "$lt"}). Pulled by `sort=changed`, then by `cursor` while `more` is true: each record once after its last change, deletions as `{_id, deleted: true}`; a page may hold fewer than `limit`. `deleted=true` lists deletions alone. For member, admin, system, and keys with the scope users.read. */
  'GET /api/v0/auth': {
    readonly id?: string
    readonly _id?: string
    readonly qry?: string | { readonly [name: string]: unknown }
    readonly limit?: number | string
    readonly skip?: number | string
    readonly sort?: string | ({ readonly [name: string]: 1 | -1 })
    readonly deleted?: boolean | ('true' | 'false')
    readonly cursor?: string
    readonly customer_number?: string
  }
  /** Invites somebody: opens an account and sends a link by which they choose a password. `{remove: [ids]}` switches accounts off instead; none is ever deleted this way. For admin, system, and members and keys with the right users.write. */
  'POST /api/v0/auth': {
    readonly handle?: string
    readonly username?: string
    readonly email?: string
    readonly roles?: readonly ('guest' | 'user' | 'member' | 'admin' | 'system' | 'internal')[]
    readonly language?: ('de' | 'en') | null
    readonly userData?: ({
      readonly first_name?: string | null
      readonly last_name?: string | null
      readonly company?: string | null
    }) | null
    /** Ids to remove; nothing else is read. */
    readonly remove?: readonly string[]
  }
  /** Removes users by switching their accounts off (orders refer to them, so none is deleted; reactivate in the admin centre): one by `_id` or `id`, several by a list of ids, `{ids}` or `{remove}`. For admin, system, and members and keys with the right users.write. */
  'DELETE /api/v0/auth': {
    readonly _id?: string
    readonly id?: string
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
    /** Ids to remove; nothing else is read. */
    readonly remove?: readonly string[]
  } | readonly string[]
  /** Changes the signed-in user: names, phone, language, addresses as a whole list, default addresses, newsletter. What is left out stays; `meta`, `contacts`, `files` and `accounting` are only shown. Other roles, handles, passwords and discount groups than the user has are refused. For signed-in people; no keys. */
  'PUT /api/v0/auth': {
    readonly _id?: string | null
    readonly handle?: string | null
    readonly username?: string | null
    readonly roles?: unknown
    readonly password?: unknown
    readonly language?: ('de' | 'en') | null
    readonly userData?: ({
      readonly title?: string | null
      readonly first_name?: string | null
      readonly last_name?: string | null
      readonly company?: string | null
      readonly phone?: string | null
      readonly addresses?: readonly {
        readonly type?: ('person' | 'company') | null
        readonly title?: string | null
        readonly first_name?: string | null
        readonly last_name?: string | null
        readonly company?: string | null
        readonly uid?: string | null
        readonly vat_id?: string | null
        readonly address?: string | null
        readonly zip?: string | null
        readonly city?: string | null
        readonly country?: string | null
        readonly phone?: string | null
        readonly uuid?: string | null
      }[]
      readonly shop?: ({
        readonly discount_groups?: unknown
        readonly default_shipping_address?: string | false | null
        readonly default_invoice_address?: string | false | null
      }) | null
      readonly newsletter?: ({
        readonly consent?: boolean | string | null
      }) | null
    }) | null
  }
  /** users (without guest, service and built-in accounts): one by id. Instead of the id also `key:value` (customer_number, handle, email). For member, admin, system, and keys with the scope users.read. */
  'GET /api/v0/auth/{id}': {
    readonly id: string
  }
  /** Removes one of the users by switching their accounts off (orders refer to them, so none is deleted; reactivate in the admin centre) by id. For admin, system, and members and keys with the right users.write. */
  'DELETE /api/v0/auth/{id}': {
    readonly id: string
  }
  /** users (without guest, service and built-in accounts): several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`. Instead of the id also `key:value` (customer_number, handle, email). For member, admin, system, and keys with the scope users.read. */
  'POST /api/v0/batch/auth': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /** Users found by words, of which each is part of name, e-mail, company or customer number. For member, admin, system, and keys with the scope users.read. */
  'POST /api/v0/search/auth': {
    readonly search: string
    readonly limit?: number
    readonly skip?: number
  }
  /** A page of the user browser. For member, admin, system, and keys with the scope users.read. */
  'POST /api/v1/auth/getDataUserBrowser': {
    readonly page?: number
    readonly limit?: number
    readonly search?: string
    readonly roles?: readonly ('user' | 'member' | 'admin' | 'system' | 'internal')[]
    readonly groups?: readonly string[]
    readonly state?: 'active' | 'inactive' | 'deletionAsked' | 'invited' | 'unconfirmed'
    readonly sort?: '-created' | 'created' | '-last_active' | 'last_active' | 'name' | '-name'
  }
  /** What the page of a user in the admin centre shows. For member, admin, system, and keys with the scope users.read. */
  'POST /api/v0/auth/getData': {
    readonly id?: string
    readonly _id?: string
  }
  /** The discount groups of the shop, and the roles that users can have. For member, admin, system, and keys with the scope users.read. */
  'GET /api/v0/auth/getAvailableGroups': { readonly [name: string]: never }
  /** The number by which the shop knows the signed-in customer. For signed-in people; no keys. */
  'GET /api/v0/auth/getUniqueCustomerId': { readonly [name: string]: never }
  /** The team lists of the signed-in user: who wears which number and size. For signed-in people; no keys. */
  'GET /api/v0/team_lists': { readonly [name: string]: never }
  /** Keeps a team list; with `_id` in place of that one. For signed-in people; no keys. */
  'POST /api/v0/team_lists': {
    readonly _id?: string | null
    readonly title: string
    readonly entries: readonly {
      readonly name?: string
      readonly number?: string
      readonly size?: string
    }[]
  }
  /** Forgets a team list of the signed-in user. For signed-in people; no keys. */
  'DELETE /api/v0/team_lists/{id}': {
    readonly id: string
  }
  /** The zip of all that is kept about the signed-in user, by the secret of the mail’s link; for seven days, and for nobody else. For signed-in people who act for nobody else; no keys. */
  'GET /api/v0/auth/dataExport/{secret}': {
    readonly secret: string
  }
  /** Begins to set up an authenticator app, after the `password`, and a `passkey` where signing in takes one; it counts once `verify2FA` has seen a code. For signed-in people who act for nobody else; no keys. */
  'POST /api/v0/auth/enable2FA': {
    readonly password: string
    readonly passkey?: {
      readonly challengeId: string
      readonly response: string
    }
  }
  /** Switches the second factor on by a `code` of the app, and ends all other sessions. For signed-in people who act for nobody else; no keys. */
  'POST /api/v0/auth/verify2FA': {
    readonly code: string
  }
  /** Switches the second factor off by `password` and a `code` or `passkey`, and ends all other sessions. For signed-in people who act for nobody else; no keys. */
  'POST /api/v0/auth/disable2FA': {
    readonly password: string
    readonly code?: string
    readonly passkey?: {
      readonly challengeId: string
      readonly response: string
    }
  }
  /** Sends a customer a link to switch the second factor off, if there is one; the answer does not tell whether. Staff ask an administrator. For everybody in a browser; no keys. */
  'POST /api/v0/shop/request2FAReset': {
    readonly handle?: string
    readonly username?: string
    readonly email?: string
  }
  /** Asks by the `token` of the mail’s link and the `password` that the second factor be switched off, which happens three days later. A sign-in with it, `keep2FA` or `keep2FAByLink` keeps it. For everybody in a browser who acts for nobody else; no keys. */
  'POST /api/v0/auth/reset2FA': {
    readonly token: string
    readonly password: string
  }
  /** A challenge for a passkey, which the browser answers; the answer is `passkey` of other paths, within five minutes, once. For everybody in a browser; no keys. */
  'POST /api/v0/auth/passkeyChallenge': { readonly [name: string]: never }
  /** Whoever is signed in took note that their second factor was switched off. For signed-in people who act for nobody else; no keys. */
  'POST /api/v0/auth/acknowledge2FAReset': { readonly [name: string]: never }
  /** Keeps the second factor that was to be switched off, of whoever is signed in. For signed-in people who act for nobody else; no keys. */
  'POST /api/v0/auth/keep2FA': { readonly [name: string]: never }
  /** Keeps the second factor that was to be switched off, by the `token` of a mail’s link. For everybody in a browser who acts for nobody else; no keys. */
  'POST /api/v0/auth/keep2FAByLink': {
    readonly token: string
  }
  /** Opens an account with the e-mail as `handle` and sends a mail with the link that confirms it. `meta`, an object of at most 4,000 characters of JSON, is kept and shown to staff. `accept_terms` true is kept with the wording of the terms, false is refused. For everybody in a browser who acts for nobody else; no keys. */
  'POST /api/v0/auth/signup': {
    readonly handle?: string
    readonly username?: string
    readonly email?: string
    readonly password: string
    readonly password2: string
    readonly userData?: ({
      readonly title?: string | null
      readonly first_name?: string | null
      readonly last_name?: string | null
      readonly company?: string | null
      readonly phone?: string | null
      readonly addresses?: (readonly {
        readonly type?: ('person' | 'company') | null
        readonly title?: string | null
        readonly first_name?: string | null
        readonly last_name?: string | null
        readonly company?: string | null
        readonly uid?: string | null
        readonly vat_id?: string | null
        readonly address?: string | null
        readonly zip?: string | null
        readonly city?: string | null
        readonly country?: string | null
        readonly phone?: string | null
      }[]) | null
    }) | null
    readonly meta?: unknown
    readonly alternate_shipping_address?: boolean | null
    readonly newsletter_consent?: boolean | null
    readonly accept_terms?: boolean | null
  }
  /** Opens an account with the e-mail as `handle` and sends a mail with the link that confirms it. `meta`, an object of at most 4,000 characters of JSON, is kept and shown to staff. `accept_terms` true is kept with the wording of the terms, false is refused. For everybody in a browser who acts for nobody else; no keys. */
  'POST /api/v0/shop/signup': {
    readonly handle?: string
    readonly username?: string
    readonly email?: string
    readonly password: string
    readonly password2: string
    readonly userData?: ({
      readonly title?: string | null
      readonly first_name?: string | null
      readonly last_name?: string | null
      readonly company?: string | null
      readonly phone?: string | null
      readonly addresses?: (readonly {
        readonly type?: ('person' | 'company') | null
        readonly title?: string | null
        readonly first_name?: string | null
        readonly last_name?: string | null
        readonly company?: string | null
        readonly uid?: string | null
        readonly vat_id?: string | null
        readonly address?: string | null
        readonly zip?: string | null
        readonly city?: string | null
        readonly country?: string | null
        readonly phone?: string | null
      }[]) | null
    }) | null
    readonly meta?: unknown
    readonly alternate_shipping_address?: boolean | null
    readonly newsletter_consent?: boolean | null
    readonly accept_terms?: boolean | null
  }
  /** Confirms the address of an account by the `token` of the mail’s link; signs nobody in. It takes the `password` of the sign-up, or a `newPassword`, with which nothing is left of what was entered then. For everybody in a browser who acts for nobody else; no keys. */
  'POST /api/v0/auth/verify': {
    readonly token: string
    readonly password?: string
    readonly newPassword?: string
    readonly newPassword2?: string
  }
  /** Sends a link to choose a new password if there is such an account; the answer does not tell whether. For everybody in a browser; no keys. */
  'POST /api/v0/auth/requestPasswordReset': {
    readonly handle?: string
    readonly username?: string
    readonly email?: string
  }
  /** Sends a link to choose a new password if there is such an account; the answer does not tell whether. For everybody in a browser; no keys. */
  'POST /api/v0/shop/requestPasswordReset': {
    readonly handle?: string
    readonly username?: string
    readonly email?: string
  }
  /** Sets a new password by the `token` of the mail’s link, once, and ends every session of the account. Passkeys and API keys are removed unless `keep_passkeys` and `keep_api_keys` say otherwise; the second factor stays. For everybody in a browser who acts for nobody else; no keys. */
  'POST /api/v0/auth/resetPassword': {
    readonly token: string
    readonly password: string
    readonly password2?: string
    readonly keep_passkeys?: boolean
    readonly keep_api_keys?: boolean
  }
  /** Sets the first password of somebody invited, by the `token` of the invitation. For everybody in a browser who acts for nobody else; no keys. */
  'POST /api/v0/auth/setPassword': {
    readonly token: string
    readonly password: string
    readonly password2?: string
  }
  /** Changes one’s own password, `oldPassword` being the present one, with a `code` or `passkey` where signing in takes one, and ends all other sessions. For signed-in people who act for nobody else; no keys. */
  'POST /api/v0/auth/changePassword': {
    readonly oldPassword: string
    readonly password: string
    readonly password2?: string
    readonly code?: string
    readonly passkey?: {
      readonly challengeId: string
      readonly response: string
    }
  }
  /** How strong a password is. Nothing is kept. For everybody in a browser; no keys. */
  'POST /api/v0/auth/checkPasswordStrength': {
    readonly password: string
  }
  /** What the shop is set to, by section. Secrets are never shown. For member, admin, system, and keys with the scope settings.read. */
  'GET /api/v0/config': { readonly [name: string]: never }
  /** Changes fields of one section: what is absent stays, null clears. With `version` only if nobody changed the section since. For admin, system, and members and keys with the right settings.write. */
  'PUT /api/v0/config': {
    readonly section: string
    readonly version?: number | null
    readonly changes: { readonly [name: string]: unknown }
  }
  /** How many things there are that came with the demo shop. For member, admin, system, and keys with the scope settings.read. */
  'GET /api/v0/demo': { readonly [name: string]: never }
  /** Removes the customers, contact persons and orders of the demo shop with their mails; with `catalogue` its products, groups, colours and pictures too. What people made stays, and what it rests on. For admin, system, and members and keys with the right settings.write. */
  'DELETE /api/v0/demo': {
    readonly catalogue?: boolean
  }
  /** The countries that the shop delivers to, in their order, with German and English names. For everyone. */
  'GET /api/v0/shop_countries': { readonly [name: string]: never }
  /** A file; pictures without what cameras and programs wrote into them. With `inline=true` shown in the browser where that is harmless. For everyone. */
  'GET /api/v0/download/{id}': {
    readonly id: string
    readonly inline?: string
  }
  /** A picture in one of the offered sizes (`gridref` of the file’s `gridrefs`): leads to the picture’s address. For everyone. */
  'GET /api/v0/download/{id}/{gridref}': {
    readonly id: string
    readonly gridref: string
  }
  /** products: one by `id` or `order_number`, `slug`, `gtin`, `sku`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (order, -order, title, -title, price, -price, created, -created, changed), each beside `qry` or in it. `qry` takes ranges of `created` and `changed` ({"$gte", "$gt", "$lte", "$lt"}). Pulled by `sort=changed`, then by `cursor` while `more` is true: each record once after its last change, deletions as `{_id, deleted: true}`; a page may hold fewer than `limit`. `deleted=true` lists deletions alone. For everyone. */
  'GET /api/v0/shop_product': {
    readonly id?: string
    readonly _id?: string
    readonly qry?: string | { readonly [name: string]: unknown }
    readonly limit?: number | string
    readonly skip?: number | string
    readonly sort?: string | ({ readonly [name: string]: 1 | -1 })
    readonly deleted?: boolean | ('true' | 'false')
    readonly cursor?: string
    readonly order_number?: string
    readonly slug?: string
    readonly gtin?: string
    readonly sku?: string
  }
  /** Makes one of the products, or several: a list, or `{items}`, of up to 500. With `{remove: [ids]}` removes several. Prices are euros with at most two decimals, or whole cents (`price_cents`, which win where both were changed). Entries of `variants` (by `_id`, `key` or `order_number`), `bulk_prices` (by `from`, `scope` and `keys`), `media.images`, `downloads` (by `_id`) and `properties` (by `key`) are merged: those that are left out stay, `remove: true` takes one away. `slots`, `cross`, `claims`, `special_offers` and lists of ids are replaced as a whole; with `parent`, or the id of a child, a single size variant is meant. Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is. For admin, system, and members and keys with the right catalogue.write. */
  'POST /api/v0/shop_product': {
    readonly parent?: string | null
    readonly type?: ('product' | 'goods' | 'set' | 'voucher') | null
    readonly deleted?: false | null
    /** text in the language asked for, written also as {de, en}, at most 160 characters */
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 200 characters */
    readonly title_sub?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 2000 characters */
    readonly description?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 50000 characters */
    readonly details?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 200 characters. Care in short, as on the label that is sewn in. */
    readonly care_label?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly waschanleitung?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly delivery_infos?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly general_infos?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 500 characters. Fibres by share, Reg. (EU) 1007/2011, Art. 16: nothing but their names and shares. */
    readonly composition?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 300 characters. What stands beside the fibres: recycled, organically grown. */
    readonly fibre_note?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 5000 characters. Who guarantees the durability, for what and how it is claimed. */
    readonly durability_terms?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** whole number from 3 to 99. Producer’s free guarantee of durability for the whole product, longer than two years: Dir. (EU) 2024/825. */
    readonly durability_years?: number | null
    /** text in the language asked for, written also as {de, en}, at most 60 characters. What one of it is called where it is counted, such as "Flasche"; null: "Stück". */
    readonly unit?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 60 characters. What several of it are called; null: as one. */
    readonly unit_plural?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 60 characters */
    readonly out_of_stock_table_text?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 300 characters */
    readonly out_of_stock_text_info_bubble?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 5000 characters */
    readonly desc_indi?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** whole number from 1 to 9999 */
    readonly desc_indi_maxlength?: number | null
    /** true or false */
    readonly allow_custom_title?: boolean | null
    /** part of the address, at most 80 characters */
    readonly slug?: string | null
    /** at most 60 characters without spaces */
    readonly order_number?: string | null
    /** euros with two decimals, at most 1000000; with `_cents` behind the name whole cents */
    readonly price?: number | null
    readonly price_cents?: number | null
    /** euros with two decimals, at most 1000000; with `_cents` behind the name whole cents. The reduced price of a set with children’s sizes. */
    readonly price_children?: number | null
    readonly price_children_cents?: number | null
    /** true or false */
    readonly offline?: boolean | null
    /** true or false */
    readonly new?: boolean | null
    /** true or false. Whether cuts of its prices are announced; to shoppers, and in `qry`, whether it is reduced now. */
    readonly sale?: boolean | null
    /** whole number from -1000000 to 1000000 */
    readonly order?: number | null
    /** ISO 8601 instant */
    readonly visible_from?: (string | number) | null
    /** day */
    readonly visible_again_from?: (string | number) | null
    /** whole number from 0 to 3650. Working days, as those of the longest time. */
    readonly expected_days_until_shipping_min?: number | null
    /** whole number from 0 to 3650. Working days. */
    readonly expected_days_until_shipping?: number | null
    /** whole number from 0 to 3650. Working days that printing adds where a piece is personalised; null: as the settings say. */
    readonly printing_days?: number | null
    /** at most 30 of 60 characters */
    readonly tags?: readonly string[] | null
    /** '' unlimited, and to all but staff enough; a number from 0 to 1000000 is left; 0 sold out. Of a product without variants. */
    readonly available?: ('' | number) | null
    /** list with the id of the group of the configuration, or empty */
    readonly vat_groups?: readonly string[] | null
    /** list with the id of the group of the configuration, or empty */
    readonly shipping_groups?: readonly string[] | null
    /** ids of groups of the configuration */
    readonly discount_groups?: readonly string[] | null
    readonly properties?: (readonly {
      readonly key?: string | null
      readonly label: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
      readonly value: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
    }[]) | null
    readonly claims?: (readonly {
      readonly text: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
      readonly evidence: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
    }[]) | null
    readonly safety?: ({
      readonly producer: string
      readonly address: string
      readonly email: string
      readonly eu_person?: string | null
      readonly warnings?: (string | ({
        readonly de?: string | null
        readonly en?: string | null
      })) | null
    }) | null
    readonly content?: ({
      readonly amount: number
      readonly unit: 'g' | 'ml' | 'cm' | 'cm2'
    }) | null
    readonly lettering?: ({
      readonly method?: 'flock' | 'digital' | 'embroidery'
      readonly place?: ('back' | 'chest') | null
      readonly script?: 'regular' | 'narrow' | 'wide'
      readonly outlined?: boolean
      readonly inks?: readonly {
        readonly color: string
        readonly ink: string
        readonly outline?: string | null
      }[]
    }) | null
    readonly downloads?: (readonly {
      readonly _id: string
      readonly desc: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
    }[]) | null
    readonly shipping_data?: ({
      readonly weight?: number | null
    }) | null
    readonly media?: ({
      readonly images?: (readonly {
        readonly _id: string
        readonly remove?: true
        readonly alt?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
        readonly desc?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
        readonly view?: ('front' | 'back' | 'detail' | 'other') | null
        readonly color?: string | null
        readonly gender?: ('Kinder' | 'Damen' | 'Herren' | 'Unisex' | '') | null
      }[]) | null
    }) | null
    readonly bulk_prices?: (readonly {
      readonly remove?: true
      readonly from: number
      readonly scope?: ('all' | 'adult' | 'child' | 'some') | null
      readonly keys?: readonly string[] | null
      readonly price?: number | null
      readonly price_cents?: number | null
    }[]) | null
    readonly product_groups?: (readonly (string | {
      readonly _id: string
    })[]) | null
    readonly variants?: (readonly {
      readonly _id?: string | null
      readonly id?: string | null
      readonly remove?: true
      readonly key?: string
      readonly order_number?: string | null
      readonly price?: number | null
      readonly price_cents?: number | null
      readonly available?: ('' | number) | null
      readonly gender?: ('Kinder' | 'Damen' | 'Herren' | 'Unisex' | '') | null
      readonly size?: string
      readonly color?: string | null
      readonly childSize?: boolean | null
      readonly visible_again_from?: (string | number) | null
      readonly offline?: boolean | null
      readonly order?: number | null
      readonly allow_custom_title?: boolean | null
      readonly shipping_data?: ({
        readonly weight?: number | null
      }) | null
      readonly properties?: ({ readonly [name: string]: string | number | boolean }) | null
    }[]) | null
    readonly slots?: (readonly ((string | {
      readonly _id: string
    }) | {
      readonly product: string
    })[]) | null
    readonly cross?: (readonly (string | {
      readonly _id: string
    })[]) | null
    readonly special_offers?: (readonly {
      readonly start?: (string | number) | null
      readonly end?: (string | number) | null
      /** ids of groups of the configuration */
      readonly discount_groups?: readonly string[] | null
    }[]) | null
    /** Ids to remove; nothing else is read. */
    readonly remove?: readonly string[]
  } | readonly ({
    readonly parent?: string | null
    readonly type?: ('product' | 'goods' | 'set' | 'voucher') | null
    readonly deleted?: false | null
    /** text in the language asked for, written also as {de, en}, at most 160 characters */
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 200 characters */
    readonly title_sub?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 2000 characters */
    readonly description?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 50000 characters */
    readonly details?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 200 characters. Care in short, as on the label that is sewn in. */
    readonly care_label?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly waschanleitung?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly delivery_infos?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly general_infos?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 500 characters. Fibres by share, Reg. (EU) 1007/2011, Art. 16: nothing but their names and shares. */
    readonly composition?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 300 characters. What stands beside the fibres: recycled, organically grown. */
    readonly fibre_note?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 5000 characters. Who guarantees the durability, for what and how it is claimed. */
    readonly durability_terms?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** whole number from 3 to 99. Producer’s free guarantee of durability for the whole product, longer than two years: Dir. (EU) 2024/825. */
    readonly durability_years?: number | null
    /** text in the language asked for, written also as {de, en}, at most 60 characters. What one of it is called where it is counted, such as "Flasche"; null: "Stück". */
    readonly unit?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 60 characters. What several of it are called; null: as one. */
    readonly unit_plural?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 60 characters */
    readonly out_of_stock_table_text?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 300 characters */
    readonly out_of_stock_text_info_bubble?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 5000 characters */
    readonly desc_indi?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** whole number from 1 to 9999 */
    readonly desc_indi_maxlength?: number | null
    /** true or false */
    readonly allow_custom_title?: boolean | null
    /** part of the address, at most 80 characters */
    readonly slug?: string | null
    /** at most 60 characters without spaces */
    readonly order_number?: string | null
    /** euros with two decimals, at most 1000000; with `_cents` behind the name whole cents */
    readonly price?: number | null
    readonly price_cents?: number | null
    /** euros with two decimals, at most 1000000; with `_cents` behind the name whole cents. The reduced price of a set with children’s sizes. */
    readonly price_children?: number | null
    readonly price_children_cents?: number | null
    /** true or false */
    readonly offline?: boolean | null
    /** true or false */
    readonly new?: boolean | null
    /** true or false. Whether cuts of its prices are announced; to shoppers, and in `qry`, whether it is reduced now. */
    readonly sale?: boolean | null
    /** whole number from -1000000 to 1000000 */
    readonly order?: number | null
    /** ISO 8601 instant */
    readonly visible_from?: (string | number) | null
    /** day */
    readonly visible_again_from?: (string | number) | null
    /** whole number from 0 to 3650. Working days, as those of the longest time. */
    readonly expected_days_until_shipping_min?: number | null
    /** whole number from 0 to 3650. Working days. */
    readonly expected_days_until_shipping?: number | null
    /** whole number from 0 to 3650. Working days that printing adds where a piece is personalised; null: as the settings say. */
    readonly printing_days?: number | null
    /** at most 30 of 60 characters */
    readonly tags?: readonly string[] | null
    /** '' unlimited, and to all but staff enough; a number from 0 to 1000000 is left; 0 sold out. Of a product without variants. */
    readonly available?: ('' | number) | null
    /** list with the id of the group of the configuration, or empty */
    readonly vat_groups?: readonly string[] | null
    /** list with the id of the group of the configuration, or empty */
    readonly shipping_groups?: readonly string[] | null
    /** ids of groups of the configuration */
    readonly discount_groups?: readonly string[] | null
    readonly properties?: (readonly {
      readonly key?: string | null
      readonly label: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
      readonly value: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
    }[]) | null
    readonly claims?: (readonly {
      readonly text: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
      readonly evidence: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
    }[]) | null
    readonly safety?: ({
      readonly producer: string
      readonly address: string
      readonly email: string
      readonly eu_person?: string | null
      readonly warnings?: (string | ({
        readonly de?: string | null
        readonly en?: string | null
      })) | null
    }) | null
    readonly content?: ({
      readonly amount: number
      readonly unit: 'g' | 'ml' | 'cm' | 'cm2'
    }) | null
    readonly lettering?: ({
      readonly method?: 'flock' | 'digital' | 'embroidery'
      readonly place?: ('back' | 'chest') | null
      readonly script?: 'regular' | 'narrow' | 'wide'
      readonly outlined?: boolean
      readonly inks?: readonly {
        readonly color: string
        readonly ink: string
        readonly outline?: string | null
      }[]
    }) | null
    readonly downloads?: (readonly {
      readonly _id: string
      readonly desc: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
    }[]) | null
    readonly shipping_data?: ({
      readonly weight?: number | null
    }) | null
    readonly media?: ({
      readonly images?: (readonly {
        readonly _id: string
        readonly remove?: true
        readonly alt?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
        readonly desc?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
        readonly view?: ('front' | 'back' | 'detail' | 'other') | null
        readonly color?: string | null
        readonly gender?: ('Kinder' | 'Damen' | 'Herren' | 'Unisex' | '') | null
      }[]) | null
    }) | null
    readonly bulk_prices?: (readonly {
      readonly remove?: true
      readonly from: number
      readonly scope?: ('all' | 'adult' | 'child' | 'some') | null
      readonly keys?: readonly string[] | null
      readonly price?: number | null
      readonly price_cents?: number | null
    }[]) | null
    readonly product_groups?: (readonly (string | {
      readonly _id: string
    })[]) | null
    readonly variants?: (readonly {
      readonly _id?: string | null
      readonly id?: string | null
      readonly remove?: true
      readonly key?: string
      readonly order_number?: string | null
      readonly price?: number | null
      readonly price_cents?: number | null
      readonly available?: ('' | number) | null
      readonly gender?: ('Kinder' | 'Damen' | 'Herren' | 'Unisex' | '') | null
      readonly size?: string
      readonly color?: string | null
      readonly childSize?: boolean | null
      readonly visible_again_from?: (string | number) | null
      readonly offline?: boolean | null
      readonly order?: number | null
      readonly allow_custom_title?: boolean | null
      readonly shipping_data?: ({
        readonly weight?: number | null
      }) | null
      readonly properties?: ({ readonly [name: string]: string | number | boolean }) | null
    }[]) | null
    readonly slots?: (readonly ((string | {
      readonly _id: string
    }) | {
      readonly product: string
    })[]) | null
    readonly cross?: (readonly (string | {
      readonly _id: string
    })[]) | null
    readonly special_offers?: (readonly {
      readonly start?: (string | number) | null
      readonly end?: (string | number) | null
      /** ids of groups of the configuration */
      readonly discount_groups?: readonly string[] | null
    }[]) | null
    /** Ids to remove; nothing else is read. */
    readonly remove?: readonly string[]
  })[]
  /** Changes one of the products, named by `_id`, or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. Prices are euros with at most two decimals, or whole cents (`price_cents`, which win where both were changed). Entries of `variants` (by `_id`, `key` or `order_number`), `bulk_prices` (by `from`, `scope` and `keys`), `media.images`, `downloads` (by `_id`) and `properties` (by `key`) are merged: those that are left out stay, `remove: true` takes one away. `slots`, `cross`, `claims`, `special_offers` and lists of ids are replaced as a whole; with `parent`, or the id of a child, a single size variant is meant. Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is. For admin, system, and members and keys with the right catalogue.write. */
  'PUT /api/v0/shop_product': {
    readonly parent?: string | null
    readonly type?: ('product' | 'goods' | 'set' | 'voucher') | null
    readonly deleted?: false | null
    /** text in the language asked for, written also as {de, en}, at most 160 characters */
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 200 characters */
    readonly title_sub?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 2000 characters */
    readonly description?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 50000 characters */
    readonly details?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 200 characters. Care in short, as on the label that is sewn in. */
    readonly care_label?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly waschanleitung?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly delivery_infos?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly general_infos?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 500 characters. Fibres by share, Reg. (EU) 1007/2011, Art. 16: nothing but their names and shares. */
    readonly composition?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 300 characters. What stands beside the fibres: recycled, organically grown. */
    readonly fibre_note?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 5000 characters. Who guarantees the durability, for what and how it is claimed. */
    readonly durability_terms?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** whole number from 3 to 99. Producer’s free guarantee of durability for the whole product, longer than two years: Dir. (EU) 2024/825. */
    readonly durability_years?: number | null
    /** text in the language asked for, written also as {de, en}, at most 60 characters. What one of it is called where it is counted, such as "Flasche"; null: "Stück". */
    readonly unit?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 60 characters. What several of it are called; null: as one. */
    readonly unit_plural?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 60 characters */
    readonly out_of_stock_table_text?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 300 characters */
    readonly out_of_stock_text_info_bubble?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 5000 characters */
    readonly desc_indi?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** whole number from 1 to 9999 */
    readonly desc_indi_maxlength?: number | null
    /** true or false */
    readonly allow_custom_title?: boolean | null
    /** part of the address, at most 80 characters */
    readonly slug?: string | null
    /** at most 60 characters without spaces */
    readonly order_number?: string | null
    /** euros with two decimals, at most 1000000; with `_cents` behind the name whole cents */
    readonly price?: number | null
    readonly price_cents?: number | null
    /** euros with two decimals, at most 1000000; with `_cents` behind the name whole cents. The reduced price of a set with children’s sizes. */
    readonly price_children?: number | null
    readonly price_children_cents?: number | null
    /** true or false */
    readonly offline?: boolean | null
    /** true or false */
    readonly new?: boolean | null
    /** true or false. Whether cuts of its prices are announced; to shoppers, and in `qry`, whether it is reduced now. */
    readonly sale?: boolean | null
    /** whole number from -1000000 to 1000000 */
    readonly order?: number | null
    /** ISO 8601 instant */
    readonly visible_from?: (string | number) | null
    /** day */
    readonly visible_again_from?: (string | number) | null
    /** whole number from 0 to 3650. Working days, as those of the longest time. */
    readonly expected_days_until_shipping_min?: number | null
    /** whole number from 0 to 3650. Working days. */
    readonly expected_days_until_shipping?: number | null
    /** whole number from 0 to 3650. Working days that printing adds where a piece is personalised; null: as the settings say. */
    readonly printing_days?: number | null
    /** at most 30 of 60 characters */
    readonly tags?: readonly string[] | null
    /** '' unlimited, and to all but staff enough; a number from 0 to 1000000 is left; 0 sold out. Of a product without variants. */
    readonly available?: ('' | number) | null
    /** list with the id of the group of the configuration, or empty */
    readonly vat_groups?: readonly string[] | null
    /** list with the id of the group of the configuration, or empty */
    readonly shipping_groups?: readonly string[] | null
    /** ids of groups of the configuration */
    readonly discount_groups?: readonly string[] | null
    readonly properties?: (readonly {
      readonly key?: string | null
      readonly label: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
      readonly value: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
    }[]) | null
    readonly claims?: (readonly {
      readonly text: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
      readonly evidence: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
    }[]) | null
    readonly safety?: ({
      readonly producer: string
      readonly address: string
      readonly email: string
      readonly eu_person?: string | null
      readonly warnings?: (string | ({
        readonly de?: string | null
        readonly en?: string | null
      })) | null
    }) | null
    readonly content?: ({
      readonly amount: number
      readonly unit: 'g' | 'ml' | 'cm' | 'cm2'
    }) | null
    readonly lettering?: ({
      readonly method?: 'flock' | 'digital' | 'embroidery'
      readonly place?: ('back' | 'chest') | null
      readonly script?: 'regular' | 'narrow' | 'wide'
      readonly outlined?: boolean
      readonly inks?: readonly {
        readonly color: string
        readonly ink: string
        readonly outline?: string | null
      }[]
    }) | null
    readonly downloads?: (readonly {
      readonly _id: string
      readonly desc: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
    }[]) | null
    readonly shipping_data?: ({
      readonly weight?: number | null
    }) | null
    readonly media?: ({
      readonly images?: (readonly {
        readonly _id: string
        readonly remove?: true
        readonly alt?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
        readonly desc?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
        readonly view?: ('front' | 'back' | 'detail' | 'other') | null
        readonly color?: string | null
        readonly gender?: ('Kinder' | 'Damen' | 'Herren' | 'Unisex' | '') | null
      }[]) | null
    }) | null
    readonly bulk_prices?: (readonly {
      readonly remove?: true
      readonly from: number
      readonly scope?: ('all' | 'adult' | 'child' | 'some') | null
      readonly keys?: readonly string[] | null
      readonly price?: number | null
      readonly price_cents?: number | null
    }[]) | null
    readonly product_groups?: (readonly (string | {
      readonly _id: string
    })[]) | null
    readonly variants?: (readonly {
      readonly _id?: string | null
      readonly id?: string | null
      readonly remove?: true
      readonly key?: string
      readonly order_number?: string | null
      readonly price?: number | null
      readonly price_cents?: number | null
      readonly available?: ('' | number) | null
      readonly gender?: ('Kinder' | 'Damen' | 'Herren' | 'Unisex' | '') | null
      readonly size?: string
      readonly color?: string | null
      readonly childSize?: boolean | null
      readonly visible_again_from?: (string | number) | null
      readonly offline?: boolean | null
      readonly order?: number | null
      readonly allow_custom_title?: boolean | null
      readonly shipping_data?: ({
        readonly weight?: number | null
      }) | null
      readonly properties?: ({ readonly [name: string]: string | number | boolean }) | null
    }[]) | null
    readonly slots?: (readonly ((string | {
      readonly _id: string
    }) | {
      readonly product: string
    })[]) | null
    readonly cross?: (readonly (string | {
      readonly _id: string
    })[]) | null
    readonly special_offers?: (readonly {
      readonly start?: (string | number) | null
      readonly end?: (string | number) | null
      /** ids of groups of the configuration */
      readonly discount_groups?: readonly string[] | null
    }[]) | null
  } & { readonly [field: string]: unknown } | readonly ({
    readonly parent?: string | null
    readonly type?: ('product' | 'goods' | 'set' | 'voucher') | null
    readonly deleted?: false | null
    /** text in the language asked for, written also as {de, en}, at most 160 characters */
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 200 characters */
    readonly title_sub?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 2000 characters */
    readonly description?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 50000 characters */
    readonly details?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 200 characters. Care in short, as on the label that is sewn in. */
    readonly care_label?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly waschanleitung?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly delivery_infos?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly general_infos?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 500 characters. Fibres by share, Reg. (EU) 1007/2011, Art. 16: nothing but their names and shares. */
    readonly composition?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 300 characters. What stands beside the fibres: recycled, organically grown. */
    readonly fibre_note?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 5000 characters. Who guarantees the durability, for what and how it is claimed. */
    readonly durability_terms?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** whole number from 3 to 99. Producer’s free guarantee of durability for the whole product, longer than two years: Dir. (EU) 2024/825. */
    readonly durability_years?: number | null
    /** text in the language asked for, written also as {de, en}, at most 60 characters. What one of it is called where it is counted, such as "Flasche"; null: "Stück". */
    readonly unit?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 60 characters. What several of it are called; null: as one. */
    readonly unit_plural?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 60 characters */
    readonly out_of_stock_table_text?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** text in the language asked for, written also as {de, en}, at most 300 characters */
    readonly out_of_stock_text_info_bubble?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 5000 characters */
    readonly desc_indi?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** whole number from 1 to 9999 */
    readonly desc_indi_maxlength?: number | null
    /** true or false */
    readonly allow_custom_title?: boolean | null
    /** part of the address, at most 80 characters */
    readonly slug?: string | null
    /** at most 60 characters without spaces */
    readonly order_number?: string | null
    /** euros with two decimals, at most 1000000; with `_cents` behind the name whole cents */
    readonly price?: number | null
    readonly price_cents?: number | null
    /** euros with two decimals, at most 1000000; with `_cents` behind the name whole cents. The reduced price of a set with children’s sizes. */
    readonly price_children?: number | null
    readonly price_children_cents?: number | null
    /** true or false */
    readonly offline?: boolean | null
    /** true or false */
    readonly new?: boolean | null
    /** true or false. Whether cuts of its prices are announced; to shoppers, and in `qry`, whether it is reduced now. */
    readonly sale?: boolean | null
    /** whole number from -1000000 to 1000000 */
    readonly order?: number | null
    /** ISO 8601 instant */
    readonly visible_from?: (string | number) | null
    /** day */
    readonly visible_again_from?: (string | number) | null
    /** whole number from 0 to 3650. Working days, as those of the longest time. */
    readonly expected_days_until_shipping_min?: number | null
    /** whole number from 0 to 3650. Working days. */
    readonly expected_days_until_shipping?: number | null
    /** whole number from 0 to 3650. Working days that printing adds where a piece is personalised; null: as the settings say. */
    readonly printing_days?: number | null
    /** at most 30 of 60 characters */
    readonly tags?: readonly string[] | null
    /** '' unlimited, and to all but staff enough; a number from 0 to 1000000 is left; 0 sold out. Of a product without variants. */
    readonly available?: ('' | number) | null
    /** list with the id of the group of the configuration, or empty */
    readonly vat_groups?: readonly string[] | null
    /** list with the id of the group of the configuration, or empty */
    readonly shipping_groups?: readonly string[] | null
    /** ids of groups of the configuration */
    readonly discount_groups?: readonly string[] | null
    readonly properties?: (readonly {
      readonly key?: string | null
      readonly label: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
      readonly value: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
    }[]) | null
    readonly claims?: (readonly {
      readonly text: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
      readonly evidence: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
    }[]) | null
    readonly safety?: ({
      readonly producer: string
      readonly address: string
      readonly email: string
      readonly eu_person?: string | null
      readonly warnings?: (string | ({
        readonly de?: string | null
        readonly en?: string | null
      })) | null
    }) | null
    readonly content?: ({
      readonly amount: number
      readonly unit: 'g' | 'ml' | 'cm' | 'cm2'
    }) | null
    readonly lettering?: ({
      readonly method?: 'flock' | 'digital' | 'embroidery'
      readonly place?: ('back' | 'chest') | null
      readonly script?: 'regular' | 'narrow' | 'wide'
      readonly outlined?: boolean
      readonly inks?: readonly {
        readonly color: string
        readonly ink: string
        readonly outline?: string | null
      }[]
    }) | null
    readonly downloads?: (readonly {
      readonly _id: string
      readonly desc: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
    }[]) | null
    readonly shipping_data?: ({
      readonly weight?: number | null
    }) | null
    readonly media?: ({
      readonly images?: (readonly {
        readonly _id: string
        readonly remove?: true
        readonly alt?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
        readonly desc?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
        readonly view?: ('front' | 'back' | 'detail' | 'other') | null
        readonly color?: string | null
        readonly gender?: ('Kinder' | 'Damen' | 'Herren' | 'Unisex' | '') | null
      }[]) | null
    }) | null
    readonly bulk_prices?: (readonly {
      readonly remove?: true
      readonly from: number
      readonly scope?: ('all' | 'adult' | 'child' | 'some') | null
      readonly keys?: readonly string[] | null
      readonly price?: number | null
      readonly price_cents?: number | null
    }[]) | null
    readonly product_groups?: (readonly (string | {
      readonly _id: string
    })[]) | null
    readonly variants?: (readonly {
      readonly _id?: string | null
      readonly id?: string | null
      readonly remove?: true
      readonly key?: string
      readonly order_number?: string | null
      readonly price?: number | null
      readonly price_cents?: number | null
      readonly available?: ('' | number) | null
      readonly gender?: ('Kinder' | 'Damen' | 'Herren' | 'Unisex' | '') | null
      readonly size?: string
      readonly color?: string | null
      readonly childSize?: boolean | null
      readonly visible_again_from?: (string | number) | null
      readonly offline?: boolean | null
      readonly order?: number | null
      readonly allow_custom_title?: boolean | null
      readonly shipping_data?: ({
        readonly weight?: number | null
      }) | null
      readonly properties?: ({ readonly [name: string]: string | number | boolean }) | null
    }[]) | null
    readonly slots?: (readonly ((string | {
      readonly _id: string
    }) | {
      readonly product: string
    })[]) | null
    readonly cross?: (readonly (string | {
      readonly _id: string
    })[]) | null
    readonly special_offers?: (readonly {
      readonly start?: (string | number) | null
      readonly end?: (string | number) | null
      /** ids of groups of the configuration */
      readonly discount_groups?: readonly string[] | null
    }[]) | null
  } & { readonly [field: string]: unknown })[]
  /** Removes products: one by `_id` or `id`, several by a list of ids, `{ids}` or `{remove}`. For admin, system, and members and keys with the right catalogue.write. */
  'DELETE /api/v0/shop_product': {
    readonly _id?: string
    readonly id?: string
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
    /** Ids to remove; nothing else is read. */
    readonly remove?: readonly string[]
  } | readonly string[]
  /** products: one by id. Instead of the id also `key:value` (order_number, slug, gtin, sku). For everyone. */
  'GET /api/v0/shop_product/{id}': {
    readonly id: string
  }
  /** Removes one of the products by id. For admin, system, and members and keys with the right catalogue.write. */
  'DELETE /api/v0/shop_product/{id}': {
    readonly id: string
  }
  /** products: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`. Instead of the id also `key:value` (order_number, slug, gtin, sku). For everyone. */
  'POST /api/v0/batch/shop_product': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /** product groups: one by `id` or `slug`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (order, changed), each beside `qry` or in it. `qry` takes ranges of `created` and `changed` ({"$gte", "$gt", "$lte", "$lt"}). Pulled by `sort=changed`, then by `cursor` while `more` is true: each record once after its last change, deletions as `{_id, deleted: true}`; a page may hold fewer than `limit`. `deleted=true` lists deletions alone. For everyone. */
  'GET /api/v0/shop_productgroup': {
    readonly id?: string
    readonly _id?: string
    readonly qry?: string | { readonly [name: string]: unknown }
    readonly limit?: number | string
    readonly skip?: number | string
    readonly sort?: string | ({ readonly [name: string]: 1 | -1 })
    readonly deleted?: boolean | ('true' | 'false')
    readonly cursor?: string
    readonly slug?: string
  }
  /** Makes one of the product groups, or several: a list, or `{items}`, of up to 500. With `{remove: [ids]}` removes several. Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay. A picture is named by its id, or by `{_id, alt}` with what it shows. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is. For admin, system, and members and keys with the right catalogue.write. */
  'POST /api/v0/shop_productgroup': {
    readonly slug?: string | null
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly description?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly mainGallery?: boolean | null
    readonly order?: number | null
    readonly product_groups?: (readonly (string | {
      readonly _id: string
    })[]) | null
    readonly image?: (string | ({
      readonly _id: string
      readonly alt?: (string | ({
        readonly de?: string | null
        readonly en?: string | null
      })) | null
    })) | null
    readonly media?: ({
      readonly images?: (readonly (string | ({
        readonly _id: string
        readonly alt?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
      }))[]) | null
    }) | null
    /** Ids to remove; nothing else is read. */
    readonly remove?: readonly string[]
  } | readonly ({
    readonly slug?: string | null
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly description?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly mainGallery?: boolean | null
    readonly order?: number | null
    readonly product_groups?: (readonly (string | {
      readonly _id: string
    })[]) | null
    readonly image?: (string | ({
      readonly _id: string
      readonly alt?: (string | ({
        readonly de?: string | null
        readonly en?: string | null
      })) | null
    })) | null
    readonly media?: ({
      readonly images?: (readonly (string | ({
        readonly _id: string
        readonly alt?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
      }))[]) | null
    }) | null
    /** Ids to remove; nothing else is read. */
    readonly remove?: readonly string[]
  })[]
  /** Changes one of the product groups, named by `_id`, or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay. A picture is named by its id, or by `{_id, alt}` with what it shows. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is. For admin, system, and members and keys with the right catalogue.write. */
  'PUT /api/v0/shop_productgroup': {
    readonly slug?: string | null
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly description?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly mainGallery?: boolean | null
    readonly order?: number | null
    readonly product_groups?: (readonly (string | {
      readonly _id: string
    })[]) | null
    readonly image?: (string | ({
      readonly _id: string
      readonly alt?: (string | ({
        readonly de?: string | null
        readonly en?: string | null
      })) | null
    })) | null
    readonly media?: ({
      readonly images?: (readonly (string | ({
        readonly _id: string
        readonly alt?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
      }))[]) | null
    }) | null
  } & { readonly [field: string]: unknown } | readonly ({
    readonly slug?: string | null
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly description?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly mainGallery?: boolean | null
    readonly order?: number | null
    readonly product_groups?: (readonly (string | {
      readonly _id: string
    })[]) | null
    readonly image?: (string | ({
      readonly _id: string
      readonly alt?: (string | ({
        readonly de?: string | null
        readonly en?: string | null
      })) | null
    })) | null
    readonly media?: ({
      readonly images?: (readonly (string | ({
        readonly _id: string
        readonly alt?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
      }))[]) | null
    }) | null
  } & { readonly [field: string]: unknown })[]
  /** Removes product groups: one by `_id` or `id`, several by a list of ids, `{ids}` or `{remove}`. For admin, system, and members and keys with the right catalogue.write. */
  'DELETE /api/v0/shop_productgroup': {
    readonly _id?: string
    readonly id?: string
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
    /** Ids to remove; nothing else is read. */
    readonly remove?: readonly string[]
  } | readonly string[]
  /** product groups: one by id. Instead of the id also `key:value` (slug). For everyone. */
  'GET /api/v0/shop_productgroup/{id}': {
    readonly id: string
  }
  /** Removes one of the product groups by id. For admin, system, and members and keys with the right catalogue.write. */
  'DELETE /api/v0/shop_productgroup/{id}': {
    readonly id: string
  }
  /** product groups: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`. Instead of the id also `key:value` (slug). For everyone. */
  'POST /api/v0/batch/shop_productgroup': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /** colours: one by `id` or `color_id`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (order, changed), each beside `qry` or in it. `qry` takes ranges of `created` and `changed` ({"$gte", "$gt", "$lte", "$lt"}). Pulled by `sort=changed`, then by `cursor` while `more` is true: each record once after its last change, deletions as `{_id, deleted: true}`; a page may hold fewer than `limit`. `deleted=true` lists deletions alone. For everyone. */
  'GET /api/v0/shop_color': {
    readonly id?: string
    readonly _id?: string
    readonly qry?: string | { readonly [name: string]: unknown }
    readonly limit?: number | string
    readonly skip?: number | string
    readonly sort?: string | ({ readonly [name: string]: 1 | -1 })
    readonly deleted?: boolean | ('true' | 'false')
    readonly cursor?: string
    readonly color_id?: string
  }
  /** Makes one of the colours, or several: a list, or `{items}`, of up to 500. With `{remove: [ids]}` removes several. Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay. A colour that variants have is not removed. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is. For admin, system, and members and keys with the right catalogue.write. */
  'POST /api/v0/shop_color': {
    readonly color_id?: string | null
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly hex?: string | null
    readonly order?: number | null
    /** Ids to remove; nothing else is read. */
    readonly remove?: readonly string[]
  } | readonly ({
    readonly color_id?: string | null
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly hex?: string | null
    readonly order?: number | null
    /** Ids to remove; nothing else is read. */
    readonly remove?: readonly string[]
  })[]
  /** Changes one of the colours, named by `_id`, or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay. A colour that variants have is not removed. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is. For admin, system, and members and keys with the right catalogue.write. */
  'PUT /api/v0/shop_color': {
    readonly color_id?: string | null
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly hex?: string | null
    readonly order?: number | null
  } & { readonly [field: string]: unknown } | readonly ({
    readonly color_id?: string | null
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly hex?: string | null
    readonly order?: number | null
  } & { readonly [field: string]: unknown })[]
  /** Removes colours: one by `_id` or `id`, several by a list of ids, `{ids}` or `{remove}`. For admin, system, and members and keys with the right catalogue.write. */
  'DELETE /api/v0/shop_color': {
    readonly _id?: string
    readonly id?: string
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
    /** Ids to remove; nothing else is read. */
    readonly remove?: readonly string[]
  } | readonly string[]
  /** colours: one by id. Instead of the id also `key:value` (color_id). For everyone. */
  'GET /api/v0/shop_color/{id}': {
    readonly id: string
  }
  /** Removes one of the colours by id. For admin, system, and members and keys with the right catalogue.write. */
  'DELETE /api/v0/shop_color/{id}': {
    readonly id: string
  }
  /** colours: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`. Instead of the id also `key:value` (color_id). For everyone. */
  'POST /api/v0/batch/shop_color': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /** Products that are reduced or on offer, and the groups that hold them. For everyone. */
  'GET /api/v0/specials': { readonly [name: string]: never }
  /** Products that are reduced or on offer, and the groups that hold them. For everyone. */
  'GET /api/v0/getpagespecials': { readonly [name: string]: never }
  /** What the landing page, or with `group` the page of a group, shows. For everyone. */
  'POST /api/v1/shop/getPageDataLandingPage': {
    readonly group?: string
    readonly page?: number
    readonly limit?: number
  }
  /** What a product’s page shows: the product, its set pieces or the sets that hold it, and the groups. For everyone. */
  'POST /api/v1/shop/getPageDataProduct': {
    readonly id?: string
    readonly _id?: string
  }
  /** A page of the product browser: all products, those offline too. For member, admin, system, and keys with the scope catalogue.read. */
  'POST /api/v1/shop/getPageDataProductBrowser': {
    readonly group?: string
    readonly page?: number
    readonly limit?: number
  }
  /** What the product’s editor shows. For member, admin, system, and keys with the scope catalogue.read. */
  'POST /api/v1/shop/getPageDataProductEdit': {
    readonly id?: string
    readonly _id?: string
  }
  /** All product groups. For member, admin, system, and keys with the scope catalogue.read. */
  'POST /api/v1/shop/getPageDataProductGroupsBrowser': { readonly [name: string]: never }
  /** Brings deleted products back, offline. Address and article numbers are theirs again unless others have them by now; those that are not deleted are left out. For admin, system, and members and keys with the right catalogue.write. */
  'POST /api/v0/shop_product/restore': {
    readonly ids: readonly string[]
  }
  /** Changes a picture of the product `parent`, named by the id of its file; what is left out stays. Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay. For admin, system, and members and keys with the right catalogue.write. */
  'PUT /api/v0/shop_product_image': {
    readonly parent: string
    readonly _id: string
    readonly alt?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly desc?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly view?: ('front' | 'back' | 'detail' | 'other') | null
    readonly color?: string | null
    readonly gender?: ('Kinder' | 'Damen' | 'Herren' | 'Unisex' | '') | null
  }
  /** Sets the stock of up to 2000 sizes, and of products without sizes, each named by `_id` or `order_number`. `available`: pieces, '' without limit. Revisions stay. The body is a list, or `{items}`. For admin, system, and members and keys with the right catalogue.write. */
  'PUT /api/v0/shop_stock': {
    readonly items: readonly {
      readonly _id?: string | null
      readonly order_number?: string | null
      readonly available?: ('' | number) | null
    }[]
  } | readonly {
    readonly _id?: string | null
    readonly order_number?: string | null
    readonly available?: ('' | number) | null
  }[]
  /** Sets the prices of up to 2000 products and sizes, each named by `_id` or `order_number`: `price` in euros or `price_cents`, which wins; null: of a size its product’s, of a product none. The body is a list, or `{items}`. For admin, system, and members and keys with the right catalogue.write. */
  'PUT /api/v0/shop_price': {
    readonly items: readonly {
      readonly _id?: string | null
      readonly order_number?: string | null
      readonly price?: number | null
      readonly price_cents?: number | null
    }[]
  } | readonly {
    readonly _id?: string | null
    readonly order_number?: string | null
    readonly price?: number | null
    readonly price_cents?: number | null
  }[]
  /** Asks the owner of an address by mail whether they want to be told when a size is back. For everybody in a browser; no keys. */
  'POST /api/v0/shop/restock': {
    readonly product: string
    readonly variant?: string | null
    readonly amount?: number
    readonly email: string
  }
  /** Confirms by the secret of the mail’s link. For everybody in a browser; no keys. */
  'POST /api/v0/shop/restock/confirm': {
    readonly token: string
  }
  /** Ends the waiting by the secret of the mail’s link. For everybody in a browser; no keys. */
  'POST /api/v0/shop/restock/end': {
    readonly token: string
  }
  /** How many people wait for which size, those awaited most first; at most 1,000 sizes. For member, admin, system, and keys with the scope catalogue.read. */
  'GET /api/v0/shop_restock': { readonly [name: string]: never }
  /** The visitor’s favourites, latest first. For everyone; keys, and clients without cookies, with a `Cart-Token`. */
  'GET /api/v0/shop/cart_favorites': { readonly [name: string]: never }
  /** Makes these products the visitor’s favourites; others are no longer. For everyone; keys, and clients without cookies, with a `Cart-Token`. */
  'PUT /api/v0/shop/cart_favorites': {
    readonly items: readonly (string | {
      readonly _id: string
    })[]
  } | readonly (string | {
    readonly _id: string
  })[]
  /** Finds products (compounds, umlauts and typing errors are forgiven), with the visitor’s cart and favourites. For everyone. */
  'POST /api/v0/shop/search': {
    readonly search?: string
    readonly query?: string
    readonly limit?: number
  }
  /** The visitor’s cart with states, prices and what was entered in the checkout. For everyone; keys, and clients without cookies, with a `Cart-Token`. */
  'GET /api/v0/shop/cart': { readonly [name: string]: never }
  /** Makes an empty cart with a token, for programs with a key and clients without cookies. The token is sent as the header `Cart-Token` with whatever concerns this cart: cart, favourites, search, order and its state. Keep it secret; it is shown this once. For everyone; keys, and clients without cookies, with a `Cart-Token`. */
  'POST /api/v0/shop/cart': { readonly [name: string]: never }
  /** Replaces the items of the cart (`items`), or changes what was entered in the checkout (`orderInfo`). For everyone; keys, and clients without cookies, with a `Cart-Token`. */
  'PUT /api/v0/shop/cart': {
    readonly items?: readonly ({
      /** The line that it was read from; what is as it was there stays, also what is sold out. */
      readonly _id?: string | null
      readonly item: string | {
        readonly _id: string
      }
      readonly amount?: number | string
      readonly customization?: ({
        readonly personalisierung?: (string | readonly string[]) | null
      }) | null
      readonly order_desc?: string | null
      readonly set?: ({
        readonly order?: { readonly [name: string]: number | string }
        readonly customization?: { readonly [name: string]: readonly string[] } | null
        readonly slots?: (readonly ({
          readonly product: string
          readonly order: { readonly [name: string]: number | string }
          readonly customization?: { readonly [name: string]: readonly string[] } | null
        })[]) | null
      }) | null
    })[]
    readonly orderInfo?: {
      readonly email?: string | null
      readonly comment?: string | null
      readonly newsletter?: boolean
      readonly alternate?: boolean
      readonly cc_location?: string | null
      readonly selectedPayment?: string | null
      readonly deliver_in_parts?: boolean
      readonly shippingAddress?: ({
        readonly type?: ('person' | 'company') | null
        readonly title?: string | null
        readonly first_name?: string | null
        readonly last_name?: string | null
        readonly company?: string | null
        readonly uid?: string | null
        readonly vat_id?: string | null
        readonly address?: string | null
        readonly zip?: string | null
        readonly city?: string | null
        readonly country?: string | null
        readonly phone?: string | null
      }) | null
      readonly invoiceAddress?: ({
        readonly type?: ('person' | 'company') | null
        readonly title?: string | null
        readonly first_name?: string | null
        readonly last_name?: string | null
        readonly company?: string | null
        readonly uid?: string | null
        readonly vat_id?: string | null
        readonly address?: string | null
        readonly zip?: string | null
        readonly city?: string | null
        readonly country?: string | null
        readonly phone?: string | null
      }) | null
    }
  } | readonly ({
    /** The line that it was read from; what is as it was there stays, also what is sold out. */
    readonly _id?: string | null
    readonly item: string | {
      readonly _id: string
    }
    readonly amount?: number | string
    readonly customization?: ({
      readonly personalisierung?: (string | readonly string[]) | null
    }) | null
    readonly order_desc?: string | null
    readonly set?: ({
      readonly order?: { readonly [name: string]: number | string }
      readonly customization?: { readonly [name: string]: readonly string[] } | null
      readonly slots?: (readonly ({
        readonly product: string
        readonly order: { readonly [name: string]: number | string }
        readonly customization?: { readonly [name: string]: readonly string[] } | null
      })[]) | null
    }) | null
  })[]
  /** What was ordered with the cart that the `Cart-Token` names, the latest first, as the link of its mail shows it: without addresses and contact, as long as that link is good. For everyone; keys, and clients without cookies, with a `Cart-Token`. */
  'GET /api/v0/shop/cart_orders': {
    readonly limit?: number
    readonly skip?: number
  }
  /** Orders what is in the cart, once per `idempotency_key` (16 to 200 characters of the client’s choice, new for each order). `total_cents` is the sum to pay that the buyer saw (`to_pay_cents`); another one is refused. For everyone who acts for nobody else; keys, and clients without cookies, with a `Cart-Token`. */
  'POST /api/v0/shop_order': {
    readonly idempotency_key: string
    readonly total_cents: number
    readonly terms?: boolean
    readonly conditions?: boolean
    readonly age?: boolean
    /** Ids to remove; nothing else is read. */
    readonly remove?: readonly string[]
  }
  /** orders (people their own; staff, and keys that may read orders, all): one by `id` or `order_number`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-created, created, order_number, -order_number, changed), each beside `qry` or in it. `qry` takes ranges of `created` and `changed` ({"$gte", "$gt", "$lte", "$lt"}). Pulled by `sort=changed`, then by `cursor` while `more` is true: each record once after its last change, deletions as `{_id, deleted: true}`; a page may hold fewer than `limit`. `deleted=true` lists deletions alone. For signed-in people, and keys with the scope orders.read. */
  'GET /api/v0/shop_order': {
    readonly id?: string
    readonly _id?: string
    readonly qry?: string | { readonly [name: string]: unknown }
    readonly limit?: number | string
    readonly skip?: number | string
    readonly sort?: string | ({ readonly [name: string]: 1 | -1 })
    readonly deleted?: boolean | ('true' | 'false')
    readonly cursor?: string
    readonly order_number?: string
  }
  /** Removes orders (always refused: an order is kept): one by `_id` or `id`, several by a list of ids, `{ids}` or `{remove}`. For admin, system, and members and keys with the right orders.write. */
  'DELETE /api/v0/shop_order': {
    readonly _id?: string
    readonly id?: string
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
    /** Ids to remove; nothing else is read. */
    readonly remove?: readonly string[]
  } | readonly string[]
  /** Changes one of the orders, named by `_id`, or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. Only `read` (whether staff has read it) and `tags` (all that it is to have) are written; what was bought never changes. For admin, system, and members and keys with the right orders.write. */
  'PUT /api/v0/shop_order': {
    readonly read?: boolean
    readonly tags?: readonly string[]
  } & { readonly [field: string]: unknown } | readonly ({
    readonly read?: boolean
    readonly tags?: readonly string[]
  } & { readonly [field: string]: unknown })[]
  /** orders (people their own; staff, and keys that may read orders, all): one by id. Instead of the id also `key:value` (order_number). For signed-in people, and keys with the scope orders.read. */
  'GET /api/v0/shop_order/{id}': {
    readonly id: string
  }
  /** Removes one of the orders (always refused: an order is kept) by id. For admin, system, and members and keys with the right orders.write. */
  'DELETE /api/v0/shop_order/{id}': {
    readonly id: string
  }
  /** orders (people their own; staff, and keys that may read orders, all): several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`. Instead of the id also `key:value` (order_number). For signed-in people, and keys with the scope orders.read. */
  'POST /api/v0/batch/shop_order': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /** Notes that an order has been paid and tells the customer. For admin, system, and members and keys with the right orders.write. */
  'POST /api/v0/shop/markPayed': {
    readonly id?: string
    readonly _id?: string
  }
  /** Notes that an order is on its way and tells the customer. For admin, system, and members and keys with the right orders.write. */
  'POST /api/v0/shop/markShipped': {
    readonly id?: string
    readonly _id?: string
    readonly carrier?: string | null
    readonly tracking_number?: string | null
  }
  /** Cancels an order that is not shipped: its goods go back into stock, the customer is told the reason. For admin, system, and members and keys with the right orders.write. */
  'POST /api/v0/shop/cancelOrder': {
    readonly id?: string
    readonly _id?: string
    readonly reason?: string | null
  }
  /** Notes that the money of a cancelled order was given back and tells the customer. For admin, system, and members and keys with the right orders.write. */
  'POST /api/v0/shop/markRefunded': {
    readonly id?: string
    readonly _id?: string
  }
  /** Takes back that an order was paid; `tell_customer` is true unless said otherwise. For admin, system, and members and keys with the right orders.write. */
  'POST /api/v0/shop/markUnpayed': {
    readonly id?: string
    readonly _id?: string
    readonly tell_customer?: boolean
  }
  /** Takes back that an order was shipped; `tell_customer` is true unless said otherwise. For admin, system, and members and keys with the right orders.write. */
  'POST /api/v0/shop/markUnshipped': {
    readonly id?: string
    readonly _id?: string
    readonly tell_customer?: boolean
  }
  /** Puts carrier and tracking number of a shipped order right. For admin, system, and members and keys with the right orders.write. */
  'POST /api/v0/shop/correctTracking': {
    readonly id?: string
    readonly _id?: string
    readonly carrier?: string | null
    readonly tracking_number?: string | null
    readonly tell_customer?: boolean
  }
  /** Changes an address of an order within its country; `revision` is that of the order that was read. For admin, system, and members and keys with the right orders.write. */
  'POST /api/v0/shop/changeOrderAddress': {
    readonly id?: string
    readonly _id?: string
    readonly kind: 'shipping' | 'invoice'
    readonly revision: number
    readonly address: {
      readonly type?: ('person' | 'company') | null
      readonly title?: string | null
      readonly first_name?: string | null
      readonly last_name?: string | null
      readonly company?: string | null
      readonly uid?: string | null
      readonly vat_id?: string | null
      readonly address?: string | null
      readonly zip?: string | null
      readonly city?: string | null
      readonly country?: string | null
      readonly phone?: string | null
    }
    readonly tell_customer?: boolean
  }
  /** Adds a note of the staff to the history of an order. For admin, system, and members and keys with the right orders.write. */
  'POST /api/v0/shop/addOrderNote': {
    readonly id?: string
    readonly _id?: string
    readonly note: string
  }
  /** Changes a note that one wrote oneself. For admin, system, and members and keys with the right orders.write. */
  'POST /api/v0/shop/changeOrderNote': {
    readonly note_id: string
    readonly note: string
  }
  /** Removes a note that one wrote oneself. For admin, system, and members and keys with the right orders.write. */
  'POST /api/v0/shop/deleteOrderNote': {
    readonly note_id: string
  }
  /** A page of the order browser, the latest first. For member, admin, system, and keys with the scope orders.read. */
  'POST /api/v1/shop/getPageDataOrderBrowse': {
    readonly page?: number
    readonly limit?: number
  }
  /** What the order’s page in the admin centre shows. For member, admin, system, and keys with the scope orders.read. */
  'POST /api/v1/shop/getPageDataOrderEdit': {
    readonly id?: string
    readonly _id?: string
  }
  /** declarations of withdrawal: one by `id`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-created, created, changed), each beside `qry` or in it. `qry` takes ranges of `created` and `changed` ({"$gte", "$gt", "$lte", "$lt"}). Pulled by `sort=changed`, then by `cursor` while `more` is true: each record once after its last change, deletions as `{_id, deleted: true}`; a page may hold fewer than `limit`. `deleted=true` lists deletions alone. For member, admin, system, and keys with the scope orders.read. */
  'GET /api/v0/shop_withdrawal': {
    readonly id?: string
    readonly _id?: string
    readonly qry?: string | { readonly [name: string]: unknown }
    readonly limit?: number | string
    readonly skip?: number | string
    readonly sort?: string | ({ readonly [name: string]: 1 | -1 })
    readonly deleted?: boolean | ('true' | 'false')
    readonly cursor?: string
  }
  /** Declares the withdrawal from a contract, without signing in. The receipt comes by mail; whether there is such an order is told to nobody. For everybody in a browser who acts for nobody else; no keys. */
  'POST /api/v0/shop_withdrawal': {
    readonly key: string
    readonly name: string
    readonly order_number: string | number
    readonly email?: string | null
    readonly parts?: string | null
    readonly token?: string | null
    readonly items?: (readonly {
      readonly line: string
      readonly piece?: number | null
      readonly amount: number
    }[]) | null
  }
  /** Changes one of the declarations of withdrawal, named by `_id`, or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. With `state` it accepts or refuses and writes to the customer; it gives no money back by itself. Without `state` it adds which order is meant (`order_number`) and when the goods arrived (`arrived_on`). For admin, system, and members and keys with the right orders.write. */
  'PUT /api/v0/shop_withdrawal': {
    readonly state?: 'accepted' | 'refused'
    readonly order_number?: string | number
    readonly arrived_on?: string | null
    readonly answer?: string | null
  } & { readonly [field: string]: unknown } | readonly ({
    readonly state?: 'accepted' | 'refused'
    readonly order_number?: string | number
    readonly arrived_on?: string | null
    readonly answer?: string | null
  } & { readonly [field: string]: unknown })[]
  /** declarations of withdrawal: one by id. For member, admin, system, and keys with the scope orders.read. */
  'GET /api/v0/shop_withdrawal/{id}': {
    readonly id: string
  }
  /** declarations of withdrawal: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`. For member, admin, system, and keys with the scope orders.read. */
  'POST /api/v0/batch/shop_withdrawal': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /** endpoints of webhooks: one by `id`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-created, created), each beside `qry` or in it. `qry` takes ranges of `created` ({"$gte", "$gt", "$lte", "$lt"}). For member, admin, system, and keys with the scope settings.read. */
  'GET /api/v0/webhooks': {
    readonly id?: string
    readonly _id?: string
    readonly qry?: string | { readonly [name: string]: unknown }
    readonly limit?: number | string
    readonly skip?: number | string
    readonly sort?: string | ({ readonly [name: string]: 1 | -1 })
    readonly deleted?: boolean | ('true' | 'false')
    readonly cursor?: string
  }
  /** Sets up an endpoint. Its secret is in the answer and nowhere else. For admin, system, and members and keys with the right settings.write. */
  'POST /api/v0/webhooks': {
    readonly label: string
    readonly url: string
    readonly kinds: readonly string[]
    readonly includes_people?: boolean
  }
  /** Changes an endpoint; what is left out stays. While it is off nothing new is noted for it: see `missed_since`. For admin, system, and members and keys with the right settings.write. */
  'PUT /api/v0/webhooks': {
    readonly _id: string
    readonly revision?: number | null
    readonly label?: string
    readonly url?: string
    readonly kinds?: readonly string[]
    readonly includes_people?: boolean
    readonly is_active?: boolean
  }
  /** Removes an endpoint with the log of its deliveries; what waits is told to nobody. For admin, system, and members and keys with the right settings.write. */
  'DELETE /api/v0/webhooks': {
    readonly _id?: string
    readonly id?: string
  }
  /** endpoints of webhooks: one by id. For member, admin, system, and keys with the scope settings.read. */
  'GET /api/v0/webhooks/{id}': {
    readonly id: string
  }
  /** Removes an endpoint with the log of its deliveries; what waits is told to nobody. For admin, system, and members and keys with the right settings.write. */
  'DELETE /api/v0/webhooks/{id}': {
    readonly id: string
    readonly _id?: string
  }
  /** endpoints of webhooks: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`. For member, admin, system, and keys with the scope settings.read. */
  'POST /api/v0/batch/webhooks': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /** Gives an endpoint a new secret. For a day the one before signs as well, unless `ends_previous`. For admin, system, and members and keys with the right settings.write. */
  'POST /api/v0/webhooks/{id}/secret': {
    readonly id: string
    readonly ends_previous?: boolean
  }
  /** Sends `webhook.test` once; within seconds the delivery says what was answered. For admin, system, and members and keys with the right settings.write. */
  'POST /api/v0/webhooks/{id}/test': {
    readonly id: string
  }
  /** messages to endpoints of webhooks and what came of them: one by `id`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-created, created), each beside `qry` or in it. `qry` takes ranges of `created` ({"$gte", "$gt", "$lte", "$lt"}). For member, admin, system, and keys with the scope settings.read. */
  'GET /api/v0/webhook_deliveries': {
    readonly id?: string
    readonly _id?: string
    readonly qry?: string | { readonly [name: string]: unknown }
    readonly limit?: number | string
    readonly skip?: number | string
    readonly sort?: string | ({ readonly [name: string]: 1 | -1 })
    readonly deleted?: boolean | ('true' | 'false')
    readonly cursor?: string
  }
  /** messages to endpoints of webhooks and what came of them: one by id. For member, admin, system, and keys with the scope settings.read. */
  'GET /api/v0/webhook_deliveries/{id}': {
    readonly id: string
  }
  /** messages to endpoints of webhooks and what came of them: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`. For member, admin, system, and keys with the scope settings.read. */
  'POST /api/v0/batch/webhook_deliveries': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /** Sends a message once more under its own id: at once, and again as often as a new one. For admin, system, and members and keys with the right settings.write. */
  'POST /api/v0/webhook_deliveries/{id}/replay': {
    readonly id: string
  }
}

/** What they answer. */
export interface Answers {
  'POST /api/v0/auth/login': unknown
  'GET /api/v0/auth/logout': {
    /** true */
    readonly ok?: unknown
    /** the configured address, else `/` */
    readonly redirect?: unknown
  }
  'GET /api/v0/auth/getLoggedInState': {
    /** the user with `two_factor`, `lastLogin`, `failedLogins` and `userData`; `_id` null for a guest */
    readonly user?: unknown
    /** whether somebody is signed in */
    readonly loggedIn?: unknown
    /** the tab that the header `localsessionid` names, if it was registered in this browser; else null */
    readonly tabSession?: unknown
  }
  'POST /api/v0/registertab': {
    /** the tab’s name, made up if none was sent */
    readonly tabSession?: unknown
  }
  'GET /api/v0/auth': {
    /** list of users (without guest, service and built-in accounts) */
    readonly items?: unknown
    /** how many there are in all; left out behind a cursor */
    readonly total?: unknown
    /** of a pull: where it goes on */
    readonly cursor?: unknown
    /** of a pull: whether there is more already */
    readonly more?: unknown
    /** id */
    readonly _id?: unknown
    /** e-mail address */
    readonly handle?: unknown
    /** shown name */
    readonly name?: unknown
    /** list of roles */
    readonly roles?: unknown
    /** active, inactive, deletionAsked, invited or unconfirmed */
    readonly state?: unknown
    /** minutes since the user was seen, 9999 if unknown */
    readonly last_online?: unknown
    /** names, company, addresses and `shop` with discount groups and default addresses */
    readonly userData?: unknown
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id?: unknown
    /** when it was last changed, ISO 8601 in UTC; for those who may read users */
    readonly changed?: unknown
  }
  'POST /api/v0/auth': {
    /** id */
    readonly _id?: unknown
    /** e-mail address */
    readonly handle?: unknown
    /** shown name */
    readonly name?: unknown
    /** list of roles */
    readonly roles?: unknown
    /** active, inactive, deletionAsked, invited or unconfirmed */
    readonly state?: unknown
    /** minutes since the user was seen, 9999 if unknown */
    readonly last_online?: unknown
    /** names, company, addresses and `shop` with discount groups and default addresses */
    readonly userData?: unknown
  }
  'DELETE /api/v0/auth': {
    /** ids of what was removed */
    readonly removed?: unknown
  }
  'PUT /api/v0/auth': unknown
  'GET /api/v0/auth/{id}': {
    /** id */
    readonly _id?: unknown
    /** e-mail address */
    readonly handle?: unknown
    /** shown name */
    readonly name?: unknown
    /** list of roles */
    readonly roles?: unknown
    /** active, inactive, deletionAsked, invited or unconfirmed */
    readonly state?: unknown
    /** minutes since the user was seen, 9999 if unknown */
    readonly last_online?: unknown
    /** names, company, addresses and `shop` with discount groups and default addresses */
    readonly userData?: unknown
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id?: unknown
    /** when it was last changed, ISO 8601 in UTC; for those who may read users */
    readonly changed?: unknown
  }
  'DELETE /api/v0/auth/{id}': {
    /** ids of what was removed */
    readonly removed?: unknown
  }
  'POST /api/v0/batch/auth': {
    /** list of users (without guest, service and built-in accounts) */
    readonly items?: unknown
    /** how many were found */
    readonly total?: unknown
  }
  'POST /api/v0/search/auth': {
    /** users */
    readonly items?: unknown
    /** how many */
    readonly total?: unknown
  }
  'POST /api/v1/auth/getDataUserBrowser': {
    /** users */
    readonly items?: unknown
    /** how many */
    readonly total?: unknown
  }
  'POST /api/v0/auth/getData': {
    /** the user */
    readonly user?: unknown
    /** what staff noted */
    readonly note?: unknown
    /** what was agreed, null without the right to read terms */
    readonly terms?: unknown
    /** roles that you may give */
    readonly roles?: unknown
  }
  'GET /api/v0/auth/getAvailableGroups': {
    /** groups with `_id` and `title` */
    readonly items?: unknown
    /** how many */
    readonly total?: unknown
    /** list of roles */
    readonly roles?: unknown
  }
  'GET /api/v0/auth/getUniqueCustomerId': {
    /** the customer number */
    readonly id?: unknown
  }
  'GET /api/v0/team_lists': {
    /** list of `{_id, title, entries, changed}` */
    readonly items?: unknown
    /** how many */
    readonly total?: unknown
  }
  'POST /api/v0/team_lists': {
    /** id */
    readonly _id?: unknown
    /** text */
    readonly title?: unknown
    /** list of `{name, number, size}` */
    readonly entries?: unknown
    /** instant */
    readonly changed?: unknown
  }
  'DELETE /api/v0/team_lists/{id}': {
    /** id of the list that is gone */
    readonly _id?: unknown
  }
  'GET /api/v0/auth/dataExport/{secret}': unknown
  'POST /api/v0/auth/enable2FA': {
    /** the key in base32 */
    readonly secret?: unknown
    /** the otpauth address */
    readonly url?: unknown
    /** the same as QR code, an SVG */
    readonly qr?: unknown
    /** whether the second factor is on */
    readonly 'two_factor.enabled'?: unknown
  }
  'POST /api/v0/auth/verify2FA': {
    /** ten codes, shown this once */
    readonly recovery_codes?: unknown
    /** whether the second factor is on */
    readonly 'two_factor.enabled'?: unknown
  }
  'POST /api/v0/auth/disable2FA': {
    /** whether the second factor is on */
    readonly 'two_factor.enabled'?: unknown
  }
  'POST /api/v0/shop/request2FAReset': {
    /** true */
    readonly ok?: unknown
  }
  'POST /api/v0/auth/reset2FA': {
    /** whether the second factor is on */
    readonly 'two_factor.enabled'?: unknown
    /** when it will be switched off */
    readonly 'two_factor.ends_at'?: unknown
  }
  'POST /api/v0/auth/passkeyChallenge': {
    /** names the challenge */
    readonly challengeId?: unknown
    /** options for the browser (WebAuthn), as JSON text */
    readonly options?: unknown
  }
  'POST /api/v0/auth/acknowledge2FAReset': {
    /** true */
    readonly ok?: unknown
  }
  'POST /api/v0/auth/keep2FA': {
    /** true */
    readonly ok?: unknown
  }
  'POST /api/v0/auth/keep2FAByLink': {
    /** true */
    readonly ok?: unknown
  }
  'POST /api/v0/auth/signup': {
    /** true */
    readonly ok?: unknown
    /** true: the account signs in once its address is confirmed */
    readonly confirmation_required?: unknown
  }
  'POST /api/v0/shop/signup': {
    /** true */
    readonly ok?: unknown
    /** true: the account signs in once its address is confirmed */
    readonly confirmation_required?: unknown
  }
  'POST /api/v0/auth/verify': {
    /** true */
    readonly ok?: unknown
  }
  'POST /api/v0/auth/requestPasswordReset': {
    /** true */
    readonly ok?: unknown
  }
  'POST /api/v0/shop/requestPasswordReset': {
    /** true */
    readonly ok?: unknown
  }
  'POST /api/v0/auth/resetPassword': {
    /** true */
    readonly ok?: unknown
  }
  'POST /api/v0/auth/setPassword': {
    /** true */
    readonly ok?: unknown
  }
  'POST /api/v0/auth/changePassword': {
    /** true */
    readonly ok?: unknown
  }
  'POST /api/v0/auth/checkPasswordStrength': {
    /** 0 to 4 */
    readonly score?: unknown
    /** risky, guessable, weak, safe or secure */
    readonly label?: unknown
    /** whether it would be taken as a new password */
    readonly accepted?: unknown
  }
  'GET /api/v0/config': {
    /** by its key: `{version, values, secretsSet, problems: [{path, message}]}`. Of secrets only the names of those that are set */
    readonly sections?: unknown
    /** `{isOpen, missing, needed: [{field, legalForms, countries}], textsToReview}`: whether the shop may sell, which particulars are missing or made up (`section.field`), which legal forms and countries need which (null: all), and which pages a lawyer has to look at */
    readonly opening?: unknown
    /** the same in the documented names: `currency`, `info`, `vat`, `shipping`, `discount_groups`, `paymentsources`, `checkout`; amounts in euros, and in cents beside them */
    readonly shop?: unknown
  }
  'PUT /api/v0/config': {
    /** by its key: `{version, values, secretsSet, problems: [{path, message}]}`. Of secrets only the names of those that are set */
    readonly sections?: unknown
  }
  'GET /api/v0/demo': {
    /** `{customers, persons, orders, mails, products}` */
    readonly demo?: unknown
  }
  'DELETE /api/v0/demo': {
    /** `{customers, persons, orders, mails, products}` */
    readonly removed?: unknown
    /** `{customers, persons, orders, mails, products}` */
    readonly left?: unknown
  }
  'GET /api/v0/shop_countries': {
    /** list of `{_id, code, flag, title, translations: {de, en}, order}` */
    readonly items?: unknown
    /** how many */
    readonly total?: unknown
  }
  'GET /api/v0/download/{id}': unknown
  'GET /api/v0/download/{id}/{gridref}': unknown
  'GET /api/v0/shop_product': {
    /** list of products */
    readonly items?: unknown
    /** how many there are in all; left out behind a cursor */
    readonly total?: unknown
    /** of a pull: where it goes on */
    readonly cursor?: unknown
    /** of a pull: whether there is more already */
    readonly more?: unknown
    /** id */
    readonly _id?: unknown
    /** text in the language asked for, written also as {de, en}, at most 160 characters */
    readonly title?: unknown
    /** text in the language asked for, written also as {de, en}, at most 200 characters */
    readonly title_sub?: unknown
    /** text in the language asked for, written also as {de, en}, at most 2000 characters */
    readonly description?: unknown
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 50000 characters */
    readonly details?: unknown
    /** text in the language asked for, written also as {de, en}, at most 200 characters. Care in short, as on the label that is sewn in. */
    readonly care_label?: unknown
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly waschanleitung?: unknown
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly delivery_infos?: unknown
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly general_infos?: unknown
    /** text in the language asked for, written also as {de, en}, at most 500 characters. Fibres by share, Reg. (EU) 1007/2011, Art. 16: nothing but their names and shares. */
    readonly composition?: unknown
    /** text in the language asked for, written also as {de, en}, at most 300 characters. What stands beside the fibres: recycled, organically grown. */
    readonly fibre_note?: unknown
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 5000 characters. Who guarantees the durability, for what and how it is claimed. */
    readonly durability_terms?: unknown
    /** whole number from 3 to 99. Producer’s free guarantee of durability for the whole product, longer than two years: Dir. (EU) 2024/825. */
    readonly durability_years?: unknown
    /** text in the language asked for, written also as {de, en}, at most 60 characters. What one of it is called where it is counted, such as "Flasche"; null: "Stück". */
    readonly unit?: unknown
    /** text in the language asked for, written also as {de, en}, at most 60 characters. What several of it are called; null: as one. */
    readonly unit_plural?: unknown
    /** text in the language asked for, written also as {de, en}, at most 60 characters */
    readonly out_of_stock_table_text?: unknown
    /** text in the language asked for, written also as {de, en}, at most 300 characters */
    readonly out_of_stock_text_info_bubble?: unknown
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 5000 characters */
    readonly desc_indi?: unknown
    /** whole number from 1 to 9999 */
    readonly desc_indi_maxlength?: unknown
    /** true or false */
    readonly allow_custom_title?: unknown
    /** part of the address, at most 80 characters */
    readonly slug?: unknown
    /** at most 60 characters without spaces */
    readonly order_number?: unknown
    /** euros with two decimals, at most 1000000; with `_cents` behind the name whole cents */
    readonly price?: unknown
    /** euros with two decimals, at most 1000000; with `_cents` behind the name whole cents. The reduced price of a set with children’s sizes. */
    readonly price_children?: unknown
    /** true or false */
    readonly offline?: unknown
    /** true or false */
    readonly new?: unknown
    /** true or false. Whether cuts of its prices are announced; to shoppers, and in `qry`, whether it is reduced now. */
    readonly sale?: unknown
    /** whole number from -1000000 to 1000000 */
    readonly order?: unknown
    /** ISO 8601 instant */
    readonly visible_from?: unknown
    /** day */
    readonly visible_again_from?: unknown
    /** whole number from 0 to 3650. Working days, as those of the longest time. */
    readonly expected_days_until_shipping_min?: unknown
    /** whole number from 0 to 3650. Working days. */
    readonly expected_days_until_shipping?: unknown
    /** whole number from 0 to 3650. Working days that printing adds where a piece is personalised; null: as the settings say. */
    readonly printing_days?: unknown
    /** whole number from 0 to 10000000 */
    readonly 'shipping_data.weight'?: unknown
    /** at most 30 of 60 characters */
    readonly tags?: unknown
    /** '' unlimited, and to all but staff enough; a number from 0 to 1000000 is left; 0 sold out. Of a product without variants. */
    readonly available?: unknown
    /** list with the id of the group of the configuration, or empty */
    readonly vat_groups?: unknown
    /** list with the id of the group of the configuration, or empty */
    readonly shipping_groups?: unknown
    /** ids of groups of the configuration */
    readonly discount_groups?: unknown
    /** what everybody is asked for, discounts of the product and offers that run taken off; `asked_price_cents` */
    readonly asked_price?: unknown
    /** of a reduction: the price before it, null without one */
    readonly former_price?: unknown
    /** of a reduction: the lowest price of the 30 days before it */
    readonly lowest_price_30_days?: unknown
    /** the reduction of children’s sizes, with the same three; null without one */
    readonly sale_children?: unknown
    /** of a reduction: whole percent off the lowest price of 30 days */
    readonly sale_percent?: unknown
    /** sizes with key, price, available ('' and numbers as the product's own), gender, size, color and further properties */
    readonly variants?: unknown
    /** by key of a property the values that its sizes have; gender, size and color among them */
    readonly variantProps?: unknown
    /** the same, colours in the order of the tile */
    readonly previewProps?: unknown
    /** tier prices: from, price (to shoppers as they are asked for it), scope (all, adult, child, some) and keys, which are what the scope comes to now; where both are sent they must agree */
    readonly bulk_prices?: unknown
    /** lines of its table: key, label, value; of a size values by key; replaced as a whole */
    readonly properties?: unknown
    /** environmental claims, each with its evidence: text, evidence; replaced as a whole */
    readonly claims?: unknown
    /** producer, address, email, eu_person, warnings: Reg. (EU) 2023/988, Art. 19 */
    readonly safety?: unknown
    /** how much is in a piece that is priced by quantity: amount, unit (g, ml, cm, cm2) */
    readonly content?: unknown
    /** how a text gets onto it: method (flock, digital, embroidery), place (back, chest; null: not drawn), script (regular, narrow, wide), outlined, inks by the code of a colour (color, ink, outline) */
    readonly lettering?: unknown
    /** files for everybody: `_id` is what download/{id} takes, desc is what they are called */
    readonly downloads?: unknown
    /** of a set: the products of its pieces */
    readonly slots?: unknown
    /** images with sizes, alt, desc (caption), view and color; `_id` is what download/{id} takes */
    readonly media?: unknown
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id?: unknown
    /** when it was last changed, ISO 8601 in UTC; for those who may read catalogue */
    readonly changed?: unknown
  }
  'POST /api/v0/shop_product': unknown
  'PUT /api/v0/shop_product': unknown
  'DELETE /api/v0/shop_product': {
    /** ids of what was removed */
    readonly removed?: unknown
  }
  'GET /api/v0/shop_product/{id}': {
    /** id */
    readonly _id?: unknown
    /** text in the language asked for, written also as {de, en}, at most 160 characters */
    readonly title?: unknown
    /** text in the language asked for, written also as {de, en}, at most 200 characters */
    readonly title_sub?: unknown
    /** text in the language asked for, written also as {de, en}, at most 2000 characters */
    readonly description?: unknown
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 50000 characters */
    readonly details?: unknown
    /** text in the language asked for, written also as {de, en}, at most 200 characters. Care in short, as on the label that is sewn in. */
    readonly care_label?: unknown
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly waschanleitung?: unknown
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly delivery_infos?: unknown
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
    readonly general_infos?: unknown
    /** text in the language asked for, written also as {de, en}, at most 500 characters. Fibres by share, Reg. (EU) 1007/2011, Art. 16: nothing but their names and shares. */
    readonly composition?: unknown
    /** text in the language asked for, written also as {de, en}, at most 300 characters. What stands beside the fibres: recycled, organically grown. */
    readonly fibre_note?: unknown
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 5000 characters. Who guarantees the durability, for what and how it is claimed. */
    readonly durability_terms?: unknown
    /** whole number from 3 to 99. Producer’s free guarantee of durability for the whole product, longer than two years: Dir. (EU) 2024/825. */
    readonly durability_years?: unknown
    /** text in the language asked for, written also as {de, en}, at most 60 characters. What one of it is called where it is counted, such as "Flasche"; null: "Stück". */
    readonly unit?: unknown
    /** text in the language asked for, written also as {de, en}, at most 60 characters. What several of it are called; null: as one. */
    readonly unit_plural?: unknown
    /** text in the language asked for, written also as {de, en}, at most 60 characters */
    readonly out_of_stock_table_text?: unknown
    /** text in the language asked for, written also as {de, en}, at most 300 characters */
    readonly out_of_stock_text_info_bubble?: unknown
    /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 5000 characters */
    readonly desc_indi?: unknown
    /** whole number from 1 to 9999 */
    readonly desc_indi_maxlength?: unknown
    /** true or false */
    readonly allow_custom_title?: unknown
    /** part of the address, at most 80 characters */
    readonly slug?: unknown
    /** at most 60 characters without spaces */
    readonly order_number?: unknown
    /** euros with two decimals, at most 1000000; with `_cents` behind the name whole cents */
    readonly price?: unknown
    /** euros with two decimals, at most 1000000; with `_cents` behind the name whole cents. The reduced price of a set with children’s sizes. */
    readonly price_children?: unknown
    /** true or false */
    readonly offline?: unknown
    /** true or false */
    readonly new?: unknown
    /** true or false. Whether cuts of its prices are announced; to shoppers, and in `qry`, whether it is reduced now. */
    readonly sale?: unknown
    /** whole number from -1000000 to 1000000 */
    readonly order?: unknown
    /** ISO 8601 instant */
    readonly visible_from?: unknown
    /** day */
    readonly visible_again_from?: unknown
    /** whole number from 0 to 3650. Working days, as those of the longest time. */
    readonly expected_days_until_shipping_min?: unknown
    /** whole number from 0 to 3650. Working days. */
    readonly expected_days_until_shipping?: unknown
    /** whole number from 0 to 3650. Working days that printing adds where a piece is personalised; null: as the settings say. */
    readonly printing_days?: unknown
    /** whole number from 0 to 10000000 */
    readonly 'shipping_data.weight'?: unknown
    /** at most 30 of 60 characters */
    readonly tags?: unknown
    /** '' unlimited, and to all but staff enough; a number from 0 to 1000000 is left; 0 sold out. Of a product without variants. */
    readonly available?: unknown
    /** list with the id of the group of the configuration, or empty */
    readonly vat_groups?: unknown
    /** list with the id of the group of the configuration, or empty */
    readonly shipping_groups?: unknown
    /** ids of groups of the configuration */
    readonly discount_groups?: unknown
    /** what everybody is asked for, discounts of the product and offers that run taken off; `asked_price_cents` */
    readonly asked_price?: unknown
    /** of a reduction: the price before it, null without one */
    readonly former_price?: unknown
    /** of a reduction: the lowest price of the 30 days before it */
    readonly lowest_price_30_days?: unknown
    /** the reduction of children’s sizes, with the same three; null without one */
    readonly sale_children?: unknown
    /** of a reduction: whole percent off the lowest price of 30 days */
    readonly sale_percent?: unknown
    /** sizes with key, price, available ('' and numbers as the product's own), gender, size, color and further properties */
    readonly variants?: unknown
    /** by key of a property the values that its sizes have; gender, size and color among them */
    readonly variantProps?: unknown
    /** the same, colours in the order of the tile */
    readonly previewProps?: unknown
    /** tier prices: from, price (to shoppers as they are asked for it), scope (all, adult, child, some) and keys, which are what the scope comes to now; where both are sent they must agree */
    readonly bulk_prices?: unknown
    /** lines of its table: key, label, value; of a size values by key; replaced as a whole */
    readonly properties?: unknown
    /** environmental claims, each with its evidence: text, evidence; replaced as a whole */
    readonly claims?: unknown
    /** producer, address, email, eu_person, warnings: Reg. (EU) 2023/988, Art. 19 */
    readonly safety?: unknown
    /** how much is in a piece that is priced by quantity: amount, unit (g, ml, cm, cm2) */
    readonly content?: unknown
    /** how a text gets onto it: method (flock, digital, embroidery), place (back, chest; null: not drawn), script (regular, narrow, wide), outlined, inks by the code of a colour (color, ink, outline) */
    readonly lettering?: unknown
    /** files for everybody: `_id` is what download/{id} takes, desc is what they are called */
    readonly downloads?: unknown
    /** of a set: the products of its pieces */
    readonly slots?: unknown
    /** images with sizes, alt, desc (caption), view and color; `_id` is what download/{id} takes */
    readonly media?: unknown
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id?: unknown
    /** when it was last changed, ISO 8601 in UTC; for those who may read catalogue */
    readonly changed?: unknown
  }
  'DELETE /api/v0/shop_product/{id}': {
    /** ids of what was removed */
    readonly removed?: unknown
  }
  'POST /api/v0/batch/shop_product': {
    /** list of products */
    readonly items?: unknown
    /** how many were found */
    readonly total?: unknown
  }
  'GET /api/v0/shop_productgroup': {
    /** list of product groups */
    readonly items?: unknown
    /** how many there are in all; left out behind a cursor */
    readonly total?: unknown
    /** of a pull: where it goes on */
    readonly cursor?: unknown
    /** of a pull: whether there is more already */
    readonly more?: unknown
    /** id */
    readonly _id?: unknown
    /** in the language asked for */
    readonly title?: unknown
    /** images */
    readonly media?: unknown
    /** ids of the parents */
    readonly product_groups?: unknown
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id?: unknown
    /** when it was last changed, ISO 8601 in UTC; for those who may read catalogue */
    readonly changed?: unknown
  }
  'POST /api/v0/shop_productgroup': unknown
  'PUT /api/v0/shop_productgroup': unknown
  'DELETE /api/v0/shop_productgroup': {
    /** ids of what was removed */
    readonly removed?: unknown
  }
  'GET /api/v0/shop_productgroup/{id}': {
    /** id */
    readonly _id?: unknown
    /** in the language asked for */
    readonly title?: unknown
    /** images */
    readonly media?: unknown
    /** ids of the parents */
    readonly product_groups?: unknown
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id?: unknown
    /** when it was last changed, ISO 8601 in UTC; for those who may read catalogue */
    readonly changed?: unknown
  }
  'DELETE /api/v0/shop_productgroup/{id}': {
    /** ids of what was removed */
    readonly removed?: unknown
  }
  'POST /api/v0/batch/shop_productgroup': {
    /** list of product groups */
    readonly items?: unknown
    /** how many were found */
    readonly total?: unknown
  }
  'GET /api/v0/shop_color': {
    /** list of colours */
    readonly items?: unknown
    /** how many there are in all; left out behind a cursor */
    readonly total?: unknown
    /** of a pull: where it goes on */
    readonly cursor?: unknown
    /** of a pull: whether there is more already */
    readonly more?: unknown
    /** id */
    readonly _id?: unknown
    /** short name */
    readonly color_id?: unknown
    /** in the language asked for */
    readonly title?: unknown
    /** value */
    readonly hex?: unknown
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id?: unknown
    /** when it was last changed, ISO 8601 in UTC; for those who may read catalogue */
    readonly changed?: unknown
  }
  'POST /api/v0/shop_color': unknown
  'PUT /api/v0/shop_color': unknown
  'DELETE /api/v0/shop_color': {
    /** ids of what was removed */
    readonly removed?: unknown
  }
  'GET /api/v0/shop_color/{id}': {
    /** id */
    readonly _id?: unknown
    /** short name */
    readonly color_id?: unknown
    /** in the language asked for */
    readonly title?: unknown
    /** value */
    readonly hex?: unknown
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id?: unknown
    /** when it was last changed, ISO 8601 in UTC; for those who may read catalogue */
    readonly changed?: unknown
  }
  'DELETE /api/v0/shop_color/{id}': {
    /** ids of what was removed */
    readonly removed?: unknown
  }
  'POST /api/v0/batch/shop_color': {
    /** list of colours */
    readonly items?: unknown
    /** how many were found */
    readonly total?: unknown
  }
  'GET /api/v0/specials': {
    /** list of products, in the order of the page of specials */
    readonly byProducts?: unknown
    /** list of groups with media.images */
    readonly byGroups?: unknown
  }
  'GET /api/v0/getpagespecials': {
    /** list of products, in the order of the page of specials */
    readonly byProducts?: unknown
    /** list of groups with media.images */
    readonly byGroups?: unknown
  }
  'POST /api/v1/shop/getPageDataLandingPage': {
    /** groups */
    readonly product_groups?: unknown
    /** products of the group, or novelties */
    readonly products?: unknown
    /** products in all */
    readonly total?: unknown
  }
  'POST /api/v1/shop/getPageDataProduct': {
    /** the product */
    readonly product?: unknown
    /** products of a set */
    readonly slots?: unknown
    /** groups */
    readonly product_groups?: unknown
    /** colours */
    readonly colors?: unknown
  }
  'POST /api/v1/shop/getPageDataProductBrowser': {
    /** products */
    readonly items?: unknown
    /** how many */
    readonly total?: unknown
    /** groups */
    readonly product_groups?: unknown
  }
  'POST /api/v1/shop/getPageDataProductEdit': {
    /** the product with its revision */
    readonly product?: unknown
    /** groups */
    readonly product_groups?: unknown
    /** colours */
    readonly colors?: unknown
  }
  'POST /api/v1/shop/getPageDataProductGroupsBrowser': {
    /** groups */
    readonly items?: unknown
    /** how many */
    readonly total?: unknown
  }
  'POST /api/v0/shop_product/restore': {
    /** ids of what was restored */
    readonly restored?: unknown
  }
  'PUT /api/v0/shop_product_image': unknown
  'PUT /api/v0/shop_stock': {
    /** of each in its place: `index`, `status`, `_id`, or where it was refused `code`, `message`, `fields` */
    readonly results?: unknown
    /** how many were taken */
    readonly written?: unknown
    /** how many are different now */
    readonly changed?: unknown
    /** how many were refused */
    readonly refused?: unknown
  }
  'PUT /api/v0/shop_price': {
    /** of each in its place: `index`, `status`, `_id`, or where it was refused `code`, `message`, `fields` */
    readonly results?: unknown
    /** how many were taken */
    readonly written?: unknown
    /** how many are different now */
    readonly changed?: unknown
    /** how many were refused */
    readonly refused?: unknown
  }
  'POST /api/v0/shop/restock': {
    /** true, whether or not somebody waits already */
    readonly sent?: unknown
  }
  'POST /api/v0/shop/restock/confirm': {
    /** true */
    readonly confirmed?: unknown
  }
  'POST /api/v0/shop/restock/end': {
    /** true */
    readonly ended?: unknown
  }
  'GET /api/v0/shop_restock': {
    /** list of `{product, variant, people, pieces}` */
    readonly items?: unknown
    /** how many */
    readonly total?: unknown
  }
  'GET /api/v0/shop/cart_favorites': {
    /** ids of products */
    readonly items?: unknown
    /** how many */
    readonly total?: unknown
  }
  'PUT /api/v0/shop/cart_favorites': {
    /** ids of products */
    readonly items?: unknown
    /** how many */
    readonly total?: unknown
  }
  'POST /api/v0/shop/search': {
    /** products, the best first */
    readonly product_items?: unknown
    /** the first six of them */
    readonly product_item_preview?: unknown
    /** how many there are in all */
    readonly total?: unknown
    /** groups that the search is about, as the page of the search has them */
    readonly product_groups?: unknown
    /** colours whose name the query holds */
    readonly colors?: unknown
    /** downloads of the products listed, such as size tables and data sheets */
    readonly files?: unknown
    /** the visitor’s cart */
    readonly cart?: unknown
    /** the visitor’s favourites */
    readonly faved_items?: unknown
  }
  'GET /api/v0/shop/cart': {
    /** id of the cart, null before anything was put into one */
    readonly _id?: unknown
    /** lines: item, amount, customization, set, soldOut, deleted (no longer on sale), hardRemoved (no longer in the catalogue), price, total. PUT takes them back as they are */
    readonly items?: unknown
    /** what was entered in the checkout; completed: whether an order was the last that was done with this cart */
    readonly orderInfo?: unknown
    /** places at which goods can be picked up: one of them, as it stands here, is what cc_location takes */
    readonly cc_locations?: unknown
    /** earliest_delivery and latest_delivery of all in one go; after_payment: counted from the last day of the payment; parts: the latest days of two deliveries that may be chosen, else null */
    readonly delivery?: unknown
    /** sums in euros; total_cents in whole cents; to_pay (to_pay_cents) is what remains to be paid after vouchers, and what an order takes as total_cents; vat_ground says why no VAT is due */
    readonly totals?: unknown
    /** valid, invalid or unproven, where the VAT depends on the company’s VAT id; else null */
    readonly vat_id_status?: unknown
  }
  'POST /api/v0/shop/cart': {
    /** the secret by which the cart is named */
    readonly token?: unknown
    /** when it opens nothing any more; each change of the cart postpones it */
    readonly expires_at?: unknown
    /** the cart, as GET answers it */
    readonly cart?: unknown
  }
  'PUT /api/v0/shop/cart': {
    /** id of the cart, null before anything was put into one */
    readonly _id?: unknown
    /** lines: item, amount, customization, set, soldOut, deleted (no longer on sale), hardRemoved (no longer in the catalogue), price, total. PUT takes them back as they are */
    readonly items?: unknown
    /** what was entered in the checkout; completed: whether an order was the last that was done with this cart */
    readonly orderInfo?: unknown
    /** places at which goods can be picked up: one of them, as it stands here, is what cc_location takes */
    readonly cc_locations?: unknown
    /** earliest_delivery and latest_delivery of all in one go; after_payment: counted from the last day of the payment; parts: the latest days of two deliveries that may be chosen, else null */
    readonly delivery?: unknown
    /** sums in euros; total_cents in whole cents; to_pay (to_pay_cents) is what remains to be paid after vouchers, and what an order takes as total_cents; vat_ground says why no VAT is due */
    readonly totals?: unknown
    /** valid, invalid or unproven, where the VAT depends on the company’s VAT id; else null */
    readonly vat_id_status?: unknown
  }
  'GET /api/v0/shop/cart_orders': {
    /** orders */
    readonly items?: unknown
    /** how many */
    readonly total?: unknown
  }
  'POST /api/v0/shop_order': {
    /** id of the order */
    readonly _id?: unknown
    /** its number */
    readonly order_number?: unknown
    /** page on which the buyer follows it */
    readonly status_path?: unknown
  }
  'GET /api/v0/shop_order': {
    /** lines as they were bought */
    readonly items?: unknown
    /** euros with two decimals, `total_cents` in whole cents */
    readonly total?: unknown
    /** of a pull: where it goes on */
    readonly cursor?: unknown
    /** of a pull: whether there is more already */
    readonly more?: unknown
    /** id */
    readonly _id?: unknown
    /** the running number */
    readonly order_number?: unknown
    /** when it was placed, ISO 8601 in UTC */
    readonly created?: unknown
    /** held while a second person has to look at it, then released or refused; null for most */
    readonly hold?: unknown
    /** whether it is paid */
    readonly payed?: unknown
    /** last day on which the money of an order to be paid in advance is waited for; null: none */
    readonly pay_by?: unknown
    /** whether it is shipped */
    readonly shipped?: unknown
    /** why no VAT is due, in the buyer’s language; null where it is */
    readonly vat_ground?: unknown
    /** what the register of VAT ids answered (number, at, request_identifier), where that freed it of VAT */
    readonly vat_id_check?: unknown
    /** what is still to be paid of it after vouchers, in euros: 0 once it is paid or cancelled */
    readonly to_pay?: unknown
    /** words by which staff and programs sort orders */
    readonly tags?: unknown
    /** how often it was changed, beginning with 1 */
    readonly revision?: unknown
    /** when it was cancelled, else null */
    readonly cancelled_at?: unknown
    /** whether the money of a cancelled order was given back */
    readonly refunded?: unknown
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id?: unknown
    /** when it was last changed, ISO 8601 in UTC; for those who may read orders */
    readonly changed?: unknown
  }
  'DELETE /api/v0/shop_order': {
    /** ids of what was removed */
    readonly removed?: unknown
  }
  'PUT /api/v0/shop_order': {
    /** id */
    readonly _id?: unknown
    /** the running number */
    readonly order_number?: unknown
    /** when it was placed, ISO 8601 in UTC */
    readonly created?: unknown
    /** held while a second person has to look at it, then released or refused; null for most */
    readonly hold?: unknown
    /** whether it is paid */
    readonly payed?: unknown
    /** last day on which the money of an order to be paid in advance is waited for; null: none */
    readonly pay_by?: unknown
    /** whether it is shipped */
    readonly shipped?: unknown
    /** why no VAT is due, in the buyer’s language; null where it is */
    readonly vat_ground?: unknown
    /** what the register of VAT ids answered (number, at, request_identifier), where that freed it of VAT */
    readonly vat_id_check?: unknown
    /** euros with two decimals, `total_cents` in whole cents */
    readonly total?: unknown
    /** what is still to be paid of it after vouchers, in euros: 0 once it is paid or cancelled */
    readonly to_pay?: unknown
    /** words by which staff and programs sort orders */
    readonly tags?: unknown
    /** lines as they were bought */
    readonly items?: unknown
    /** how often it was changed, beginning with 1 */
    readonly revision?: unknown
    /** when it was cancelled, else null */
    readonly cancelled_at?: unknown
    /** whether the money of a cancelled order was given back */
    readonly refunded?: unknown
  }
  'GET /api/v0/shop_order/{id}': {
    /** id */
    readonly _id?: unknown
    /** the running number */
    readonly order_number?: unknown
    /** when it was placed, ISO 8601 in UTC */
    readonly created?: unknown
    /** held while a second person has to look at it, then released or refused; null for most */
    readonly hold?: unknown
    /** whether it is paid */
    readonly payed?: unknown
    /** last day on which the money of an order to be paid in advance is waited for; null: none */
    readonly pay_by?: unknown
    /** whether it is shipped */
    readonly shipped?: unknown
    /** why no VAT is due, in the buyer’s language; null where it is */
    readonly vat_ground?: unknown
    /** what the register of VAT ids answered (number, at, request_identifier), where that freed it of VAT */
    readonly vat_id_check?: unknown
    /** euros with two decimals, `total_cents` in whole cents */
    readonly total?: unknown
    /** what is still to be paid of it after vouchers, in euros: 0 once it is paid or cancelled */
    readonly to_pay?: unknown
    /** words by which staff and programs sort orders */
    readonly tags?: unknown
    /** lines as they were bought */
    readonly items?: unknown
    /** how often it was changed, beginning with 1 */
    readonly revision?: unknown
    /** when it was cancelled, else null */
    readonly cancelled_at?: unknown
    /** whether the money of a cancelled order was given back */
    readonly refunded?: unknown
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id?: unknown
    /** when it was last changed, ISO 8601 in UTC; for those who may read orders */
    readonly changed?: unknown
  }
  'DELETE /api/v0/shop_order/{id}': {
    /** ids of what was removed */
    readonly removed?: unknown
  }
  'POST /api/v0/batch/shop_order': {
    /** list of orders (people their own; staff, and keys that may read orders, all) */
    readonly items?: unknown
    /** how many were found */
    readonly total?: unknown
  }
  'POST /api/v0/shop/markPayed': {
    /** id */
    readonly _id?: unknown
    /** the running number */
    readonly order_number?: unknown
    /** when it was placed, ISO 8601 in UTC */
    readonly created?: unknown
    /** held while a second person has to look at it, then released or refused; null for most */
    readonly hold?: unknown
    /** whether it is paid */
    readonly payed?: unknown
    /** last day on which the money of an order to be paid in advance is waited for; null: none */
    readonly pay_by?: unknown
    /** whether it is shipped */
    readonly shipped?: unknown
    /** why no VAT is due, in the buyer’s language; null where it is */
    readonly vat_ground?: unknown
    /** what the register of VAT ids answered (number, at, request_identifier), where that freed it of VAT */
    readonly vat_id_check?: unknown
    /** euros with two decimals, `total_cents` in whole cents */
    readonly total?: unknown
    /** what is still to be paid of it after vouchers, in euros: 0 once it is paid or cancelled */
    readonly to_pay?: unknown
    /** words by which staff and programs sort orders */
    readonly tags?: unknown
    /** lines as they were bought */
    readonly items?: unknown
    /** how often it was changed, beginning with 1 */
    readonly revision?: unknown
    /** when it was cancelled, else null */
    readonly cancelled_at?: unknown
    /** whether the money of a cancelled order was given back */
    readonly refunded?: unknown
  }
  'POST /api/v0/shop/markShipped': {
    /** id */
    readonly _id?: unknown
    /** the running number */
    readonly order_number?: unknown
    /** when it was placed, ISO 8601 in UTC */
    readonly created?: unknown
    /** held while a second person has to look at it, then released or refused; null for most */
    readonly hold?: unknown
    /** whether it is paid */
    readonly payed?: unknown
    /** last day on which the money of an order to be paid in advance is waited for; null: none */
    readonly pay_by?: unknown
    /** whether it is shipped */
    readonly shipped?: unknown
    /** why no VAT is due, in the buyer’s language; null where it is */
    readonly vat_ground?: unknown
    /** what the register of VAT ids answered (number, at, request_identifier), where that freed it of VAT */
    readonly vat_id_check?: unknown
    /** euros with two decimals, `total_cents` in whole cents */
    readonly total?: unknown
    /** what is still to be paid of it after vouchers, in euros: 0 once it is paid or cancelled */
    readonly to_pay?: unknown
    /** words by which staff and programs sort orders */
    readonly tags?: unknown
    /** lines as they were bought */
    readonly items?: unknown
    /** how often it was changed, beginning with 1 */
    readonly revision?: unknown
    /** when it was cancelled, else null */
    readonly cancelled_at?: unknown
    /** whether the money of a cancelled order was given back */
    readonly refunded?: unknown
  }
  'POST /api/v0/shop/cancelOrder': {
    /** id */
    readonly _id?: unknown
    /** the running number */
    readonly order_number?: unknown
    /** when it was placed, ISO 8601 in UTC */
    readonly created?: unknown
    /** held while a second person has to look at it, then released or refused; null for most */
    readonly hold?: unknown
    /** whether it is paid */
    readonly payed?: unknown
    /** last day on which the money of an order to be paid in advance is waited for; null: none */
    readonly pay_by?: unknown
    /** whether it is shipped */
    readonly shipped?: unknown
    /** why no VAT is due, in the buyer’s language; null where it is */
    readonly vat_ground?: unknown
    /** what the register of VAT ids answered (number, at, request_identifier), where that freed it of VAT */
    readonly vat_id_check?: unknown
    /** euros with two decimals, `total_cents` in whole cents */
    readonly total?: unknown
    /** what is still to be paid of it after vouchers, in euros: 0 once it is paid or cancelled */
    readonly to_pay?: unknown
    /** words by which staff and programs sort orders */
    readonly tags?: unknown
    /** lines as they were bought */
    readonly items?: unknown
    /** how often it was changed, beginning with 1 */
    readonly revision?: unknown
    /** when it was cancelled, else null */
    readonly cancelled_at?: unknown
    /** whether the money of a cancelled order was given back */
    readonly refunded?: unknown
  }
  'POST /api/v0/shop/markRefunded': {
    /** id */
    readonly _id?: unknown
    /** the running number */
    readonly order_number?: unknown
    /** when it was placed, ISO 8601 in UTC */
    readonly created?: unknown
    /** held while a second person has to look at it, then released or refused; null for most */
    readonly hold?: unknown
    /** whether it is paid */
    readonly payed?: unknown
    /** last day on which the money of an order to be paid in advance is waited for; null: none */
    readonly pay_by?: unknown
    /** whether it is shipped */
    readonly shipped?: unknown
    /** why no VAT is due, in the buyer’s language; null where it is */
    readonly vat_ground?: unknown
    /** what the register of VAT ids answered (number, at, request_identifier), where that freed it of VAT */
    readonly vat_id_check?: unknown
    /** euros with two decimals, `total_cents` in whole cents */
    readonly total?: unknown
    /** what is still to be paid of it after vouchers, in euros: 0 once it is paid or cancelled */
    readonly to_pay?: unknown
    /** words by which staff and programs sort orders */
    readonly tags?: unknown
    /** lines as they were bought */
    readonly items?: unknown
    /** how often it was changed, beginning with 1 */
    readonly revision?: unknown
    /** when it was cancelled, else null */
    readonly cancelled_at?: unknown
    /** whether the money of a cancelled order was given back */
    readonly refunded?: unknown
  }
  'POST /api/v0/shop/markUnpayed': {
    /** id */
    readonly _id?: unknown
    /** the running number */
    readonly order_number?: unknown
    /** when it was placed, ISO 8601 in UTC */
    readonly created?: unknown
    /** held while a second person has to look at it, then released or refused; null for most */
    readonly hold?: unknown
    /** whether it is paid */
    readonly payed?: unknown
    /** last day on which the money of an order to be paid in advance is waited for; null: none */
    readonly pay_by?: unknown
    /** whether it is shipped */
    readonly shipped?: unknown
    /** why no VAT is due, in the buyer’s language; null where it is */
    readonly vat_ground?: unknown
    /** what the register of VAT ids answered (number, at, request_identifier), where that freed it of VAT */
    readonly vat_id_check?: unknown
    /** euros with two decimals, `total_cents` in whole cents */
    readonly total?: unknown
    /** what is still to be paid of it after vouchers, in euros: 0 once it is paid or cancelled */
    readonly to_pay?: unknown
    /** words by which staff and programs sort orders */
    readonly tags?: unknown
    /** lines as they were bought */
    readonly items?: unknown
    /** how often it was changed, beginning with 1 */
    readonly revision?: unknown
    /** when it was cancelled, else null */
    readonly cancelled_at?: unknown
    /** whether the money of a cancelled order was given back */
    readonly refunded?: unknown
  }
  'POST /api/v0/shop/markUnshipped': {
    /** id */
    readonly _id?: unknown
    /** the running number */
    readonly order_number?: unknown
    /** when it was placed, ISO 8601 in UTC */
    readonly created?: unknown
    /** held while a second person has to look at it, then released or refused; null for most */
    readonly hold?: unknown
    /** whether it is paid */
    readonly payed?: unknown
    /** last day on which the money of an order to be paid in advance is waited for; null: none */
    readonly pay_by?: unknown
    /** whether it is shipped */
    readonly shipped?: unknown
    /** why no VAT is due, in the buyer’s language; null where it is */
    readonly vat_ground?: unknown
    /** what the register of VAT ids answered (number, at, request_identifier), where that freed it of VAT */
    readonly vat_id_check?: unknown
    /** euros with two decimals, `total_cents` in whole cents */
    readonly total?: unknown
    /** what is still to be paid of it after vouchers, in euros: 0 once it is paid or cancelled */
    readonly to_pay?: unknown
    /** words by which staff and programs sort orders */
    readonly tags?: unknown
    /** lines as they were bought */
    readonly items?: unknown
    /** how often it was changed, beginning with 1 */
    readonly revision?: unknown
    /** when it was cancelled, else null */
    readonly cancelled_at?: unknown
    /** whether the money of a cancelled order was given back */
    readonly refunded?: unknown
  }
  'POST /api/v0/shop/correctTracking': {
    /** id */
    readonly _id?: unknown
    /** the running number */
    readonly order_number?: unknown
    /** when it was placed, ISO 8601 in UTC */
    readonly created?: unknown
    /** held while a second person has to look at it, then released or refused; null for most */
    readonly hold?: unknown
    /** whether it is paid */
    readonly payed?: unknown
    /** last day on which the money of an order to be paid in advance is waited for; null: none */
    readonly pay_by?: unknown
    /** whether it is shipped */
    readonly shipped?: unknown
    /** why no VAT is due, in the buyer’s language; null where it is */
    readonly vat_ground?: unknown
    /** what the register of VAT ids answered (number, at, request_identifier), where that freed it of VAT */
    readonly vat_id_check?: unknown
    /** euros with two decimals, `total_cents` in whole cents */
    readonly total?: unknown
    /** what is still to be paid of it after vouchers, in euros: 0 once it is paid or cancelled */
    readonly to_pay?: unknown
    /** words by which staff and programs sort orders */
    readonly tags?: unknown
    /** lines as they were bought */
    readonly items?: unknown
    /** how often it was changed, beginning with 1 */
    readonly revision?: unknown
    /** when it was cancelled, else null */
    readonly cancelled_at?: unknown
    /** whether the money of a cancelled order was given back */
    readonly refunded?: unknown
  }
  'POST /api/v0/shop/changeOrderAddress': {
    /** id */
    readonly _id?: unknown
    /** the running number */
    readonly order_number?: unknown
    /** when it was placed, ISO 8601 in UTC */
    readonly created?: unknown
    /** held while a second person has to look at it, then released or refused; null for most */
    readonly hold?: unknown
    /** whether it is paid */
    readonly payed?: unknown
    /** last day on which the money of an order to be paid in advance is waited for; null: none */
    readonly pay_by?: unknown
    /** whether it is shipped */
    readonly shipped?: unknown
    /** why no VAT is due, in the buyer’s language; null where it is */
    readonly vat_ground?: unknown
    /** what the register of VAT ids answered (number, at, request_identifier), where that freed it of VAT */
    readonly vat_id_check?: unknown
    /** euros with two decimals, `total_cents` in whole cents */
    readonly total?: unknown
    /** what is still to be paid of it after vouchers, in euros: 0 once it is paid or cancelled */
    readonly to_pay?: unknown
    /** words by which staff and programs sort orders */
    readonly tags?: unknown
    /** lines as they were bought */
    readonly items?: unknown
    /** how often it was changed, beginning with 1 */
    readonly revision?: unknown
    /** when it was cancelled, else null */
    readonly cancelled_at?: unknown
    /** whether the money of a cancelled order was given back */
    readonly refunded?: unknown
  }
  'POST /api/v0/shop/addOrderNote': {
    /** id */
    readonly _id?: unknown
    /** the running number */
    readonly order_number?: unknown
    /** when it was placed, ISO 8601 in UTC */
    readonly created?: unknown
    /** held while a second person has to look at it, then released or refused; null for most */
    readonly hold?: unknown
    /** whether it is paid */
    readonly payed?: unknown
    /** last day on which the money of an order to be paid in advance is waited for; null: none */
    readonly pay_by?: unknown
    /** whether it is shipped */
    readonly shipped?: unknown
    /** why no VAT is due, in the buyer’s language; null where it is */
    readonly vat_ground?: unknown
    /** what the register of VAT ids answered (number, at, request_identifier), where that freed it of VAT */
    readonly vat_id_check?: unknown
    /** euros with two decimals, `total_cents` in whole cents */
    readonly total?: unknown
    /** what is still to be paid of it after vouchers, in euros: 0 once it is paid or cancelled */
    readonly to_pay?: unknown
    /** words by which staff and programs sort orders */
    readonly tags?: unknown
    /** lines as they were bought */
    readonly items?: unknown
    /** how often it was changed, beginning with 1 */
    readonly revision?: unknown
    /** when it was cancelled, else null */
    readonly cancelled_at?: unknown
    /** whether the money of a cancelled order was given back */
    readonly refunded?: unknown
  }
  'POST /api/v0/shop/changeOrderNote': {
    /** id */
    readonly _id?: unknown
    /** the running number */
    readonly order_number?: unknown
    /** when it was placed, ISO 8601 in UTC */
    readonly created?: unknown
    /** held while a second person has to look at it, then released or refused; null for most */
    readonly hold?: unknown
    /** whether it is paid */
    readonly payed?: unknown
    /** last day on which the money of an order to be paid in advance is waited for; null: none */
    readonly pay_by?: unknown
    /** whether it is shipped */
    readonly shipped?: unknown
    /** why no VAT is due, in the buyer’s language; null where it is */
    readonly vat_ground?: unknown
    /** what the register of VAT ids answered (number, at, request_identifier), where that freed it of VAT */
    readonly vat_id_check?: unknown
    /** euros with two decimals, `total_cents` in whole cents */
    readonly total?: unknown
    /** what is still to be paid of it after vouchers, in euros: 0 once it is paid or cancelled */
    readonly to_pay?: unknown
    /** words by which staff and programs sort orders */
    readonly tags?: unknown
    /** lines as they were bought */
    readonly items?: unknown
    /** how often it was changed, beginning with 1 */
    readonly revision?: unknown
    /** when it was cancelled, else null */
    readonly cancelled_at?: unknown
    /** whether the money of a cancelled order was given back */
    readonly refunded?: unknown
  }
  'POST /api/v0/shop/deleteOrderNote': {
    /** id */
    readonly _id?: unknown
    /** the running number */
    readonly order_number?: unknown
    /** when it was placed, ISO 8601 in UTC */
    readonly created?: unknown
    /** held while a second person has to look at it, then released or refused; null for most */
    readonly hold?: unknown
    /** whether it is paid */
    readonly payed?: unknown
    /** last day on which the money of an order to be paid in advance is waited for; null: none */
    readonly pay_by?: unknown
    /** whether it is shipped */
    readonly shipped?: unknown
    /** why no VAT is due, in the buyer’s language; null where it is */
    readonly vat_ground?: unknown
    /** what the register of VAT ids answered (number, at, request_identifier), where that freed it of VAT */
    readonly vat_id_check?: unknown
    /** euros with two decimals, `total_cents` in whole cents */
    readonly total?: unknown
    /** what is still to be paid of it after vouchers, in euros: 0 once it is paid or cancelled */
    readonly to_pay?: unknown
    /** words by which staff and programs sort orders */
    readonly tags?: unknown
    /** lines as they were bought */
    readonly items?: unknown
    /** how often it was changed, beginning with 1 */
    readonly revision?: unknown
    /** when it was cancelled, else null */
    readonly cancelled_at?: unknown
    /** whether the money of a cancelled order was given back */
    readonly refunded?: unknown
  }
  'POST /api/v1/shop/getPageDataOrderBrowse': {
    /** orders */
    readonly items?: unknown
    /** how many */
    readonly total?: unknown
  }
  'POST /api/v1/shop/getPageDataOrderEdit': {
    /** the order */
    readonly order?: unknown
  }
  'GET /api/v0/shop_withdrawal': {
    /** `[{line, piece, title, amount}]`; empty for the whole contract, or what `parts` says */
    readonly items?: unknown
    /** how many there are in all; left out behind a cursor */
    readonly total?: unknown
    /** of a pull: where it goes on */
    readonly cursor?: unknown
    /** of a pull: whether there is more already */
    readonly more?: unknown
    /** the id */
    readonly _id?: unknown
    /** id of the order; null where no order fits what was entered */
    readonly order?: unknown
    /** by what the order is known to be the declarer’s: account, link, email or staff */
    readonly proof?: unknown
    /** as it was entered */
    readonly order_number?: unknown
    /** of whoever declared it */
    readonly name?: unknown
    /** where the receipt went */
    readonly email?: unknown
    /** what is withdrawn from, in the declarer’s words */
    readonly parts?: unknown
    /** when it came in, ISO 8601 in UTC */
    readonly created?: unknown
    /** when the goods arrived, as staff found out; else null */
    readonly arrived_on?: unknown
    /** received, accepted or refused */
    readonly state?: unknown
    /** what the customer was told */
    readonly answer?: unknown
    /** counts the changes; goes into the next one */
    readonly revision?: unknown
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id?: unknown
    /** when it was last changed, ISO 8601 in UTC; for those who may read orders */
    readonly changed?: unknown
  }
  'POST /api/v0/shop_withdrawal': {
    /** when it came in, ISO 8601 in UTC */
    readonly received?: unknown
  }
  'PUT /api/v0/shop_withdrawal': {
    /** the id */
    readonly _id?: unknown
    /** id of the order; null where no order fits what was entered */
    readonly order?: unknown
    /** by what the order is known to be the declarer’s: account, link, email or staff */
    readonly proof?: unknown
    /** as it was entered */
    readonly order_number?: unknown
    /** of whoever declared it */
    readonly name?: unknown
    /** where the receipt went */
    readonly email?: unknown
    /** `[{line, piece, title, amount}]`; empty for the whole contract, or what `parts` says */
    readonly items?: unknown
    /** what is withdrawn from, in the declarer’s words */
    readonly parts?: unknown
    /** when it came in, ISO 8601 in UTC */
    readonly created?: unknown
    /** when the goods arrived, as staff found out; else null */
    readonly arrived_on?: unknown
    /** received, accepted or refused */
    readonly state?: unknown
    /** what the customer was told */
    readonly answer?: unknown
    /** counts the changes; goes into the next one */
    readonly revision?: unknown
  }
  'GET /api/v0/shop_withdrawal/{id}': {
    /** the id */
    readonly _id?: unknown
    /** id of the order; null where no order fits what was entered */
    readonly order?: unknown
    /** by what the order is known to be the declarer’s: account, link, email or staff */
    readonly proof?: unknown
    /** as it was entered */
    readonly order_number?: unknown
    /** of whoever declared it */
    readonly name?: unknown
    /** where the receipt went */
    readonly email?: unknown
    /** `[{line, piece, title, amount}]`; empty for the whole contract, or what `parts` says */
    readonly items?: unknown
    /** what is withdrawn from, in the declarer’s words */
    readonly parts?: unknown
    /** when it came in, ISO 8601 in UTC */
    readonly created?: unknown
    /** when the goods arrived, as staff found out; else null */
    readonly arrived_on?: unknown
    /** received, accepted or refused */
    readonly state?: unknown
    /** what the customer was told */
    readonly answer?: unknown
    /** counts the changes; goes into the next one */
    readonly revision?: unknown
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id?: unknown
    /** when it was last changed, ISO 8601 in UTC; for those who may read orders */
    readonly changed?: unknown
  }
  'POST /api/v0/batch/shop_withdrawal': {
    /** list of declarations of withdrawal */
    readonly items?: unknown
    /** how many were found */
    readonly total?: unknown
  }
  'GET /api/v0/webhooks': {
    /** list of endpoints of webhooks */
    readonly items?: unknown
    /** how many there are in all; left out behind a cursor */
    readonly total?: unknown
    /** the id */
    readonly _id?: unknown
    /** what it is for */
    readonly label?: unknown
    /** where messages go; begins with https:// */
    readonly url?: unknown
    /** names of events, as `order.placed`; see `webhooks` in this document */
    readonly kinds?: unknown
    /** whether messages name people */
    readonly includes_people?: unknown
    /** whether it is told of anything */
    readonly is_active?: unknown
    /** `failing` (nothing accepted for three days) or `gone` (410) where it was switched off by itself; else null */
    readonly off_reason?: unknown
    /** since when nothing was accepted; null where the last message was */
    readonly failing_since?: unknown
    /** when something was accepted last, to the minute */
    readonly delivered_at?: unknown
    /** since when nothing was noted for it, the last time it was off, with a minute to spare: ask for what changed from then on; null where it was never off */
    readonly missed_since?: unknown
    /** when it was switched on again, and told so by `webhook.resumed`; null while it is off */
    readonly missed_until?: unknown
    /** until then the secret before signs as well */
    readonly previous_secret_until?: unknown
    /** counts the changes; goes into the next one */
    readonly revision?: unknown
    /** ISO 8601 in UTC */
    readonly created?: unknown
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id?: unknown
  }
  'POST /api/v0/webhooks': {
    /** the id */
    readonly _id?: unknown
    /** what it is for */
    readonly label?: unknown
    /** where messages go; begins with https:// */
    readonly url?: unknown
    /** names of events, as `order.placed`; see `webhooks` in this document */
    readonly kinds?: unknown
    /** whether messages name people */
    readonly includes_people?: unknown
    /** whether it is told of anything */
    readonly is_active?: unknown
    /** `failing` (nothing accepted for three days) or `gone` (410) where it was switched off by itself; else null */
    readonly off_reason?: unknown
    /** since when nothing was accepted; null where the last message was */
    readonly failing_since?: unknown
    /** when something was accepted last, to the minute */
    readonly delivered_at?: unknown
    /** since when nothing was noted for it, the last time it was off, with a minute to spare: ask for what changed from then on; null where it was never off */
    readonly missed_since?: unknown
    /** when it was switched on again, and told so by `webhook.resumed`; null while it is off */
    readonly missed_until?: unknown
    /** until then the secret before signs as well */
    readonly previous_secret_until?: unknown
    /** counts the changes; goes into the next one */
    readonly revision?: unknown
    /** ISO 8601 in UTC */
    readonly created?: unknown
    /** by which messages are signed (`whsec_…`): shown this once and never again */
    readonly secret?: unknown
  }
  'PUT /api/v0/webhooks': {
    /** the id */
    readonly _id?: unknown
    /** what it is for */
    readonly label?: unknown
    /** where messages go; begins with https:// */
    readonly url?: unknown
    /** names of events, as `order.placed`; see `webhooks` in this document */
    readonly kinds?: unknown
    /** whether messages name people */
    readonly includes_people?: unknown
    /** whether it is told of anything */
    readonly is_active?: unknown
    /** `failing` (nothing accepted for three days) or `gone` (410) where it was switched off by itself; else null */
    readonly off_reason?: unknown
    /** since when nothing was accepted; null where the last message was */
    readonly failing_since?: unknown
    /** when something was accepted last, to the minute */
    readonly delivered_at?: unknown
    /** since when nothing was noted for it, the last time it was off, with a minute to spare: ask for what changed from then on; null where it was never off */
    readonly missed_since?: unknown
    /** when it was switched on again, and told so by `webhook.resumed`; null while it is off */
    readonly missed_until?: unknown
    /** until then the secret before signs as well */
    readonly previous_secret_until?: unknown
    /** counts the changes; goes into the next one */
    readonly revision?: unknown
    /** ISO 8601 in UTC */
    readonly created?: unknown
  }
  'DELETE /api/v0/webhooks': {
    /** the id */
    readonly deleted?: unknown
  }
  'GET /api/v0/webhooks/{id}': {
    /** the id */
    readonly _id?: unknown
    /** what it is for */
    readonly label?: unknown
    /** where messages go; begins with https:// */
    readonly url?: unknown
    /** names of events, as `order.placed`; see `webhooks` in this document */
    readonly kinds?: unknown
    /** whether messages name people */
    readonly includes_people?: unknown
    /** whether it is told of anything */
    readonly is_active?: unknown
    /** `failing` (nothing accepted for three days) or `gone` (410) where it was switched off by itself; else null */
    readonly off_reason?: unknown
    /** since when nothing was accepted; null where the last message was */
    readonly failing_since?: unknown
    /** when something was accepted last, to the minute */
    readonly delivered_at?: unknown
    /** since when nothing was noted for it, the last time it was off, with a minute to spare: ask for what changed from then on; null where it was never off */
    readonly missed_since?: unknown
    /** when it was switched on again, and told so by `webhook.resumed`; null while it is off */
    readonly missed_until?: unknown
    /** until then the secret before signs as well */
    readonly previous_secret_until?: unknown
    /** counts the changes; goes into the next one */
    readonly revision?: unknown
    /** ISO 8601 in UTC */
    readonly created?: unknown
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id?: unknown
  }
  'DELETE /api/v0/webhooks/{id}': {
    /** the id */
    readonly deleted?: unknown
  }
  'POST /api/v0/batch/webhooks': {
    /** list of endpoints of webhooks */
    readonly items?: unknown
    /** how many were found */
    readonly total?: unknown
  }
  'POST /api/v0/webhooks/{id}/secret': {
    /** the id */
    readonly _id?: unknown
    /** what it is for */
    readonly label?: unknown
    /** where messages go; begins with https:// */
    readonly url?: unknown
    /** names of events, as `order.placed`; see `webhooks` in this document */
    readonly kinds?: unknown
    /** whether messages name people */
    readonly includes_people?: unknown
    /** whether it is told of anything */
    readonly is_active?: unknown
    /** `failing` (nothing accepted for three days) or `gone` (410) where it was switched off by itself; else null */
    readonly off_reason?: unknown
    /** since when nothing was accepted; null where the last message was */
    readonly failing_since?: unknown
    /** when something was accepted last, to the minute */
    readonly delivered_at?: unknown
    /** since when nothing was noted for it, the last time it was off, with a minute to spare: ask for what changed from then on; null where it was never off */
    readonly missed_since?: unknown
    /** when it was switched on again, and told so by `webhook.resumed`; null while it is off */
    readonly missed_until?: unknown
    /** until then the secret before signs as well */
    readonly previous_secret_until?: unknown
    /** counts the changes; goes into the next one */
    readonly revision?: unknown
    /** ISO 8601 in UTC */
    readonly created?: unknown
    /** by which messages are signed (`whsec_…`): shown this once and never again */
    readonly secret?: unknown
  }
  'POST /api/v0/webhooks/{id}/test': {
    /** the id, which is the header `webhook-id` */
    readonly _id?: unknown
    /** id of the endpoint */
    readonly endpoint?: unknown
    /** the event */
    readonly kind?: unknown
    /** id of what it is about */
    readonly subject?: unknown
    /** waiting, delivered or failed */
    readonly state?: unknown
    /** since it was told or replayed */
    readonly attempts?: unknown
    /** null where there is none */
    readonly next_attempt?: unknown
    /** what is sent, without the person */
    readonly message?: unknown
    /** `[{at, milliseconds, status, error, answer}]`, at most 20 */
    readonly log?: unknown
    /** when it happened, ISO 8601 in UTC */
    readonly created?: unknown
    /** when it was delivered or given up */
    readonly ended?: unknown
  }
  'GET /api/v0/webhook_deliveries': {
    /** list of messages to endpoints of webhooks and what came of them */
    readonly items?: unknown
    /** how many there are in all; left out behind a cursor */
    readonly total?: unknown
    /** the id, which is the header `webhook-id` */
    readonly _id?: unknown
    /** id of the endpoint */
    readonly endpoint?: unknown
    /** the event */
    readonly kind?: unknown
    /** id of what it is about */
    readonly subject?: unknown
    /** waiting, delivered or failed */
    readonly state?: unknown
    /** since it was told or replayed */
    readonly attempts?: unknown
    /** null where there is none */
    readonly next_attempt?: unknown
    /** what is sent, without the person */
    readonly message?: unknown
    /** `[{at, milliseconds, status, error, answer}]`, at most 20 */
    readonly log?: unknown
    /** when it happened, ISO 8601 in UTC */
    readonly created?: unknown
    /** when it was delivered or given up */
    readonly ended?: unknown
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id?: unknown
  }
  'GET /api/v0/webhook_deliveries/{id}': {
    /** the id, which is the header `webhook-id` */
    readonly _id?: unknown
    /** id of the endpoint */
    readonly endpoint?: unknown
    /** the event */
    readonly kind?: unknown
    /** id of what it is about */
    readonly subject?: unknown
    /** waiting, delivered or failed */
    readonly state?: unknown
    /** since it was told or replayed */
    readonly attempts?: unknown
    /** null where there is none */
    readonly next_attempt?: unknown
    /** what is sent, without the person */
    readonly message?: unknown
    /** `[{at, milliseconds, status, error, answer}]`, at most 20 */
    readonly log?: unknown
    /** when it happened, ISO 8601 in UTC */
    readonly created?: unknown
    /** when it was delivered or given up */
    readonly ended?: unknown
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id?: unknown
  }
  'POST /api/v0/batch/webhook_deliveries': {
    /** list of messages to endpoints of webhooks and what came of them */
    readonly items?: unknown
    /** how many were found */
    readonly total?: unknown
  }
  'POST /api/v0/webhook_deliveries/{id}/replay': {
    /** the id, which is the header `webhook-id` */
    readonly _id?: unknown
    /** id of the endpoint */
    readonly endpoint?: unknown
    /** the event */
    readonly kind?: unknown
    /** id of what it is about */
    readonly subject?: unknown
    /** waiting, delivered or failed */
    readonly state?: unknown
    /** since it was told or replayed */
    readonly attempts?: unknown
    /** null where there is none */
    readonly next_attempt?: unknown
    /** what is sent, without the person */
    readonly message?: unknown
    /** `[{at, milliseconds, status, error, answer}]`, at most 20 */
    readonly log?: unknown
    /** when it happened, ISO 8601 in UTC */
    readonly created?: unknown
    /** when it was delivered or given up */
    readonly ended?: unknown
  }
}

/** The collections that are pulled by their changes. */
export interface Collections {
  auth: 'GET /api/v0/auth'
  shop_product: 'GET /api/v0/shop_product'
  shop_productgroup: 'GET /api/v0/shop_productgroup'
  shop_color: 'GET /api/v0/shop_color'
  shop_order: 'GET /api/v0/shop_order'
  shop_withdrawal: 'GET /api/v0/shop_withdrawal'
}
