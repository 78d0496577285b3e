// Printed by `npm run schema`; changes are made where the server offers it.

/** Why a request was refused. Go by `code`; `message` is for whoever writes the program. */
export type Failure = {
  /** what is wrong, in English */
  readonly message: string
  /** which failure it is */
  readonly code: ErrorCode
  /** all that is wrong, with its place */
  readonly fields?: readonly {
    /** where in the input, by names and places between dots; empty: the whole */
    readonly path: string
    /** what is wrong, for whoever writes the program */
    readonly message: string
    /** the refusal */
    readonly code?: ErrorCode
  }[]
  /** the version that there is, of STALE_REVISION */
  readonly revision?: number
  /** of C500: stands in the log too */
  readonly reference?: string
  /** of PROOF_OF_WORK_REQUIRED: `challenge` and `difficulty` */
  readonly proof?: { readonly [name: string]: unknown }
  /** of FILE_LOCKED: who is editing the file */
  readonly fileLock?: FileLock
  /** of C1: the file that is there already */
  readonly existing?: {
    /** the file */
    readonly _id: string
    /** what it is called */
    readonly name: string
  }
  /** of each, in the order sent */
  readonly results?: readonly Result[]
  /** how many were written */
  readonly written?: number
  /** how many were refused */
  readonly refused?: number
}

/** Which failure it is. */
export type ErrorCode = 'C400' | 'C100' | 'C404' | 'NO_ROUTE' | '11000' | 'C1' | 'ANSWER_FORGOTTEN' | 'IDEMPOTENCY_KEY_REUSED' | 'REQUEST_RUNNING' | 'NOT_WRITTEN' | 'C429' | 'C500' | 'C503' | 'INVALID_INPUT' | 'NOT_FOUND' | 'STALE_REVISION' | 'ENTRY_TWICE' | 'RANGE_REVERSED' | 'RANGE_OVERLAPS' | 'AMOUNT_INVALID' | 'AMOUNT_TOO_LARGE' | 'VARIANT_UNKNOWN' | 'VARIANT_EXISTS' | 'PROPERTY_MISSING' | 'PRODUCT_UNAVAILABLE' | 'SOLD_OUT' | 'ONLY_FEW_LEFT' | 'NOT_ENOUGH_LEFT' | 'FIT_MISSING' | 'SIZE_MISSING' | 'PERSONALISATION_MISSING' | 'PERSONALISATION_TOO_LONG' | 'PERSONALISATION_NOT_OFFERED' | 'PERSONALISATION_NOT_PRINTABLE' | 'TOO_MANY_TEXTS' | 'TEXTS_TOO_LONG' | 'SET_INCOMPLETE' | 'SET_UNEQUAL' | 'SHOP_NOT_OPEN' | 'SHOP_CLOSED' | 'ORDER_TOO_SMALL' | 'CART_EMPTY' | 'CART_EXPIRED' | 'CART_FULL' | 'CART_CHANGED' | 'CART_TOKEN_REQUIRED' | 'CART_TOKEN_UNKNOWN' | 'PRICE_CHANGED' | 'CODE_UNKNOWN' | 'CODE_TAKEN' | 'COUPON_NOT_YET_VALID' | 'COUPON_EXPIRED' | 'COUPON_USED_UP' | 'PICKUP_PLACE_MISSING' | 'PICKUP_PLACE_GONE' | 'STATION_INCOMPLETE' | 'STATION_INVALID' | 'STATION_GONE' | 'ANSWER_MISSING' | 'ANSWER_INVALID' | 'COUPON_USED_BY_YOU' | 'COUPON_NOT_FOR_CUSTOMER' | 'COUPON_MINIMUM_NOT_REACHED' | 'COUPON_NOT_COMBINABLE' | 'COUPON_NOT_APPLICABLE' | 'COUPON_ABOVE_LOWEST_PRICE' | 'VOUCHER_EXPIRED' | 'VOUCHER_EMPTY' | 'VOUCHER_BLOCKED' | 'VOUCHER_OTHER_CURRENCY' | 'VOUCHER_NOTHING_TO_PAY' | 'VOUCHER_BALANCE_CHANGED' | 'PAYOUT_CHANGED' | 'COMMISSION_CHANGED' | 'VOUCHERS_NOT_TAKEN' | 'TOO_MANY_VOUCHERS' | 'VOUCHER_REDEEMED' | 'ADDRESS_INCOMPLETE' | 'EMAIL_INVALID' | 'VAT_ID_INVALID' | 'COUNTRY_NOT_SERVED' | 'NOT_DELIVERABLE' | 'PAYMENT_METHOD_MISSING' | 'PAYMENT_METHOD_NOT_ALLOWED' | 'TERMS_REQUIRED' | 'CONDITIONS_REQUIRED' | 'AGE_REQUIRED' | 'VAT_RATE_MISSING' | 'WRONG_CREDENTIALS' | 'TOO_MANY_ATTEMPTS' | 'TOO_MANY_ORDERS' | 'TOO_MANY_MAILS' | 'MAIL_LINK_GONE' | 'PROOF_OF_WORK_REQUIRED' | 'EMAIL_TAKEN' | 'EMAIL_NOT_CONFIRMED' | 'PHONE_INVALID' | 'POSTCODE_INVALID' | 'NAME_INVALID' | 'PASSWORD_TOO_WEAK' | 'PASSWORDS_DIFFER' | 'PASSWORD_WRONG' | 'TOKEN_UNKNOWN' | 'TOKEN_USED' | 'TOKEN_EXPIRED' | 'SECOND_FACTOR_REQUIRED' | 'SECOND_FACTOR_WRONG' | 'PASSKEY_REFUSED' | 'ADDRESS_IS_DEFAULT_INVOICE' | 'ADDRESS_IS_DEFAULT_SHIPPING' | 'TOO_MANY_ADDRESSES' | 'TOO_MANY_TEAM_LISTS' | 'TOO_MANY_WISH_LISTS' | 'WISH_LIST_FULL' | 'TOO_MANY_SAVED_VIEWS' | 'ROLES_NOT_ALLOWED' | 'OWN_ROLES' | 'OWN_ACCOUNT' | 'LAST_SYSTEM_ACCOUNT' | 'ACCOUNT_INACTIVE' | 'EXPORT_RUNNING' | 'ACTING_FOR_CUSTOMER' | 'TRANSITION_NOT_ALLOWED' | 'APPROVAL_NEEDED' | 'APPROVER_MISSING' | 'BUYER_SUSPENDED' | 'LAST_ADMINISTRATOR' | 'ALREADY_IN_COMPANY' | 'INVITATION_FOR_OTHERS' | 'TOO_MANY_OPEN' | 'INVOICE_EXISTS' | 'INVOICE_INCOMPLETE' | 'NOTHING_TO_INVOICE' | 'BILL_UNREADABLE' | 'BILL_EXISTS' | 'BILL_OWN' | 'DOCUMENT_ISSUED' | 'DOCUMENT_LOCKED' | 'AMOUNT_EXCEEDED' | 'DOCUMENTS_DIFFER' | 'WITHDRAWAL_EXCLUDED' | 'SECOND_PERSON_REQUIRED' | 'SLUG_TAKEN' | 'NUMBER_TAKEN' | 'FILE_TYPE_INVALID' | 'FILE_TOO_LARGE' | 'FILE_BROKEN' | 'HEIC_NOT_TAKEN' | 'IMAGE_TOO_SMALL' | 'TOO_MANY_PIXELS' | 'FILE_IN_USE' | 'FILE_LOCKED' | 'PRODUCT_LOCKED' | 'ENTRY_LOCKED' | 'ENTRY_IN_USE' | 'FORM_LOCKED' | 'FORM_IN_USE' | 'ENTRY_CYCLE' | 'TITLE_MISSING' | 'BOTH_LANGUAGES_REQUIRED' | 'BLOCK_FOR_ADMINS' | 'REDIRECT_LOOP' | 'PICTURE_NOT_EDITABLE' | 'PICTURE_NOT_PUBLIC' | 'CROP_INVALID' | 'FILE_DUPLICATE' | 'QUOTA_REACHED' | 'REHEARSAL_RUNNING' | 'IMPORT_RUNNING' | 'IMPORT_STATE' | 'IMPORT_ERRORS' | 'IMPORT_UNNAMED' | 'COLUMNS_UNKNOWN' | 'TEXT_EMPTY' | 'TEXT_BROKEN' | 'TEXT_PLACEHOLDERS'

/** Who is editing a file: nobody else may change it. */
export type FileLock = {
  /** the file */
  readonly _id: string
  /** the account that is editing it */
  readonly lockedBy: string
  /** in which tab; null where that did not name itself */
  readonly localSessionId: string | null
}

/** What became of one of several records. */
export type Result = {
  /** its place in what was sent, from 0 */
  readonly index: number
  /** 200, or the status that it would have had alone */
  readonly status: number
  /** the record, where it was written */
  readonly _id?: string
  /** of a refusal: which */
  readonly code?: ErrorCode
  /** of a refusal: why */
  readonly message?: string
  /** of a refusal: with places */
  readonly fields?: readonly {
    /** where in the input, by names and places between dots; empty: the whole */
    readonly path: string
    /** what is wrong, for whoever writes the program */
    readonly message: string
    /** the refusal */
    readonly code?: ErrorCode
  }[]
  /** the version that there is, of STALE_REVISION */
  readonly revision?: number
}

/** What became of several records: 200 where all were written, 207 where some were refused. */
export type Results = {
  /** of each, in the order sent */
  readonly results: readonly Result[]
  /** how many were written */
  readonly written: number
  /** how many were refused */
  readonly refused: number
}

/** What `{remove: [ids]}` removed. */
export type Removal = {
  /** ids of what was removed */
  readonly removed: readonly string[]
}

/** Whoever is signed in; of a guest the same fields with nothing in them, and `_id` null. */
export type OwnUser = {
  /** the id; null of a guest */
  readonly _id: string | null
  /** e-mail address; null of a guest */
  readonly handle: string | null
  /** the same */
  readonly username: string | null
  /** shown name */
  readonly name: string | null
  /** roles */
  readonly roles: readonly ('guest' | 'user' | 'member' | 'admin' | 'system' | 'internal')[]
  /** number by which the shop knows them */
  readonly customer_number: number | null
  /** when they were last seen; ISO 8601 in UTC */
  readonly last_active: string | null
  /** minutes since then, 9999 if unknown */
  readonly last_online: number
  /** `online` below five minutes */
  readonly online_status: 'online' | 'unknown' | 'offline'
  /** when they last signed in; ISO 8601 in UTC */
  readonly lastLogin: string | null
  /** wrong passwords since */
  readonly failedLogins: number
  readonly two_factor: {
    /** whether signing in takes a second step */
    readonly enabled: boolean
  }
  /** in which they are written to */
  readonly language: 'de' | 'en' | null
  /** what came along with the sign-up */
  readonly meta: unknown
  readonly userData: {
    /** academic or other title */
    readonly title: string | null
    /** given name */
    readonly first_name: string | null
    /** family name */
    readonly last_name: string | null
    /** name of the company */
    readonly company: string | null
    /** with the country’s prefix */
    readonly phone: string | null
    /** saved addresses; `PUT auth` replaces the list */
    readonly addresses: readonly {
      /** the address */
      readonly uuid: string
      /** whether a person or a company */
      readonly type: 'person' | 'company'
      /** academic or other title */
      readonly title: string | null
      /** empty where it is missing */
      readonly first_name: string
      /** empty where it is missing */
      readonly last_name: string
      /** name of the company */
      readonly company: string | null
      /** VAT id */
      readonly uid: string | null
      /** the same as `uid` */
      readonly vat_id: string | null
      /** with the country’s prefix */
      readonly phone: string | null
      /** street and number */
      readonly address: string
      /** postcode */
      readonly zip: string
      /** town */
      readonly city: string
      /** code of the country, ISO 3166-1 in small letters; empty where it is missing */
      readonly country: string
    }[]
    /** ways to reach them */
    readonly contacts: readonly {
      /** of what kind */
      readonly type: 'email' | 'phone'
      /** the address or number */
      readonly value: string
    }[]
    /** empty so far */
    readonly files: readonly string[]
    readonly shop: {
      /** ids of agreed discounts; for those who may read terms */
      readonly discount_groups?: readonly string[]
      /** id of the address where parcels go; false: none */
      readonly default_shipping_address: string | false
      /** id of the address to which is charged; false: none */
      readonly default_invoice_address: string | false
    }
    readonly newsletter: {
      /** since when they want it; ISO 8601 in UTC */
      readonly consent: string | null
      /** empty so far */
      readonly subscribed_lists: readonly string[]
    }
    readonly accounting: {
      /** as above */
      readonly customer_number: number | null
    }
  }
}

/** An account. */
export type User = {
  /** the id */
  readonly _id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** e-mail address; null of a guest */
  readonly handle: string | null
  /** the same */
  readonly username: string | null
  /** shown name */
  readonly name: string | null
  /** roles */
  readonly roles: readonly ('guest' | 'user' | 'member' | 'admin' | 'system' | 'internal')[]
  /** number by which the shop knows them */
  readonly customer_number: number | null
  /** when they were last seen; ISO 8601 in UTC */
  readonly last_active: string | null
  /** minutes since then, 9999 if unknown */
  readonly last_online: number
  /** `online` below five minutes */
  readonly online_status: 'online' | 'unknown' | 'offline'
  /** when they last signed in; ISO 8601 in UTC */
  readonly lastLogin: string | null
  /** wrong passwords since */
  readonly failedLogins: number
  readonly two_factor: {
    /** whether signing in takes a second step */
    readonly enabled: boolean
  }
  /** in which they are written to */
  readonly language: 'de' | 'en' | null
  /** what came along with the sign-up */
  readonly meta: unknown
  readonly userData: {
    /** academic or other title */
    readonly title: string | null
    /** given name */
    readonly first_name: string | null
    /** family name */
    readonly last_name: string | null
    /** name of the company */
    readonly company: string | null
    /** with the country’s prefix */
    readonly phone: string | null
    /** saved addresses; `PUT auth` replaces the list */
    readonly addresses: readonly {
      /** the address */
      readonly uuid: string
      /** whether a person or a company */
      readonly type: 'person' | 'company'
      /** academic or other title */
      readonly title: string | null
      /** empty where it is missing */
      readonly first_name: string
      /** empty where it is missing */
      readonly last_name: string
      /** name of the company */
      readonly company: string | null
      /** VAT id */
      readonly uid: string | null
      /** the same as `uid` */
      readonly vat_id: string | null
      /** with the country’s prefix */
      readonly phone: string | null
      /** street and number */
      readonly address: string
      /** postcode */
      readonly zip: string
      /** town */
      readonly city: string
      /** code of the country, ISO 3166-1 in small letters; empty where it is missing */
      readonly country: string
    }[]
    /** ways to reach them */
    readonly contacts: readonly {
      /** of what kind */
      readonly type: 'email' | 'phone'
      /** the address or number */
      readonly value: string
    }[]
    /** empty so far */
    readonly files: readonly string[]
    readonly shop: {
      /** ids of agreed discounts; for those who may read terms */
      readonly discount_groups?: readonly string[]
      /** id of the address where parcels go; false: none */
      readonly default_shipping_address: string | false
      /** id of the address to which is charged; false: none */
      readonly default_invoice_address: string | false
    }
    readonly newsletter: {
      /** since when they want it; ISO 8601 in UTC */
      readonly consent: string | null
      /** empty so far */
      readonly subscribed_lists: readonly string[]
    }
    readonly accounting: {
      /** as above */
      readonly customer_number: number | null
    }
  }
  /** when it was opened; ISO 8601 in UTC */
  readonly created: string
  /** what it is now */
  readonly state: 'active' | 'inactive' | 'deletionAsked' | 'invited' | 'unconfirmed'
  /** when it was last changed; for those who may read users, and not in the answer to a write; ISO 8601 in UTC */
  readonly changed?: string
}

/** A record that is there no more, as pulls by changes show it. */
export type Removed = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** it is gone */
  readonly deleted: true
  /** when it was removed; ISO 8601 in UTC */
  readonly deleted_at: string
  /** when it was removed; ISO 8601 in UTC */
  readonly changed: string
}

/** Who of a team wears which number and size. */
export type TeamList = {
  /** the id */
  readonly _id: string
  /** what it is called */
  readonly title: string
  /** players */
  readonly entries: readonly {
    /** of the player */
    readonly name: string
    /** on the back */
    readonly number: string
    /** name of the size */
    readonly size: string
  }[]
  /** when it was last changed; ISO 8601 in UTC */
  readonly changed: string
}

/** How a person looks at a list of the admin centre, kept under a name. */
export type SavedView = {
  /** the id */
  readonly _id: string
  /** path of the list below the admin centre */
  readonly list: string
  /** what it is called */
  readonly title: string
  /** filters, order and columns as the address has them */
  readonly search: string
  /** when it was last changed; ISO 8601 in UTC */
  readonly changed: string
}

/** What the shop is set to, in the names of the documented clients; rates in percent. */
export type ShopConfiguration = {
  /** whether something can be bought */
  readonly enabled: boolean
  /** ISO 4217 */
  readonly currency: string
  /** whether German readers see the currency before an amount */
  readonly prefix_currency: boolean
  /** whether visitors are shown prices */
  readonly showPrice: boolean
  /** whether the cart says what shipping comes to */
  readonly showShippingCosts: boolean
  /** whether what is sold out is listed */
  readonly show_sold_out: boolean
  readonly info: {
    /** name of the shop */
    readonly title: string
    /** street and number */
    readonly address: string
    /** postcode */
    readonly zip: string
    /** town */
    readonly city: string
    /** to reach it */
    readonly email: string
    /** bank account */
    readonly bankverbindung: string
    /** code of the country in small letters */
    readonly country: string
  }
  readonly vat: {
    /** whether prices hold VAT */
    readonly vat_type: string
    /** whether a price is the same whatever the VAT */
    readonly fixed_price: boolean
    /** id of the group of products without one */
    readonly default_vat_group: string
    /** groups of products with one rate */
    readonly groups: readonly {
      /** id */
      readonly uuid: string
      /** rates, by code of the country in small letters */
      readonly rates: { readonly [name: string]: readonly {
        /** from when; YYYY-MM-DD */
        readonly valid_from: string | null
        /** percent */
        readonly rate: number
      }[] }
    }[]
  }
  readonly shipping: {
    /** id of the group of products without one */
    readonly default_shipping_group: string
    /** where the shop delivers to */
    readonly countries: readonly {
      /** code of the country in small letters */
      readonly code: string
      /** in German */
      readonly title: string
      /** its place */
      readonly order: number
      /** from which sum shipping is free, in euros */
      readonly free_from: number | null
      /** from which sum shipping is free, in whole cents */
      readonly free_from_cents: number | null
    }[]
    /** groups of products with one way of shipping */
    readonly groups: readonly {
      /** id */
      readonly uuid: string
      /** what tiers count */
      readonly count_by: string
      /** from which sum it is free, in euros */
      readonly free_from: number | null
      /** from which sum it is free, in whole cents */
      readonly free_from_cents: number | null
      /** steps */
      readonly tiers: readonly {
        /** up to how much; null: the rest */
        readonly max: number | null
        /** costs, by code of the country in small letters */
        readonly costs: { readonly [name: string]: {
          /** what it costs, in euros */
          readonly cost: number | null
          /** what it costs, in whole cents */
          readonly cost_cents: number | null
          /** where it costs something else */
          readonly zip_ranges: readonly {
            /** first postcode */
            readonly from: string
            /** last one */
            readonly to: string
            /** what it costs there, in euros */
            readonly cost: number | null
            /** what it costs there, in whole cents */
            readonly cost_cents: number | null
            /** from which sum it is free there, in euros */
            readonly free_from: number | null
            /** from which sum it is free there, in whole cents */
            readonly free_from_cents: number | null
          }[]
        } }
      }[]
    }[]
  }
  /** discounts */
  readonly discount_groups: readonly {
    /** id */
    readonly uuid: string
    /** flat: a sum; else percent */
    readonly type: string
    /** whose it is */
    readonly roles: readonly string[]
    /** whether it is everybody’s */
    readonly global: boolean
    /** whether it adds up with others */
    readonly additiv: boolean
    /** steps */
    readonly items: readonly {
      /** from which sum, in euros */
      readonly from: number | null
      /** from which sum, in whole cents */
      readonly from_cents: number | null
      /** percent, or euros of a flat one */
      readonly discount: number | null
      /** of a flat one, in cents */
      readonly discount_cents?: number | null
    }[]
  }[]
  /** ways to pay, by id */
  readonly paymentsources: { readonly [name: string]: {
    /** whether it is set up */
    readonly configured: boolean
    /** whether it is offered */
    readonly enabled: boolean
    /** from which sum, in euros */
    readonly min: number | null
    /** from which sum, in whole cents */
    readonly min_cents: number | null
    /** up to which sum, in euros */
    readonly max: number | null
    /** up to which sum, in whole cents */
    readonly max_cents: number | null
    /** its place */
    readonly order: number
  } }
  /** what goods are counted in, besides pieces */
  readonly quantity_units: readonly {
    /** by which products name it */
    readonly key: string
    readonly one: {
      /** German */
      readonly de: string
      /** English */
      readonly en?: string | null
    }
    readonly many: {
      /** German */
      readonly de: string
      /** English */
      readonly en?: string | null
    }
  }[]
  /** key of the unit of products that name none */
  readonly default_quantity_unit: string
  readonly checkout: {
    /** whether the terms have to be accepted */
    readonly terms_required: boolean
    /** whether further conditions have to be */
    readonly special_conditions: boolean
    /** where they stand */
    readonly special_conditions_url: string | null
    /** whether the age has to be confirmed */
    readonly age_verification: boolean
  }
}

/** What the site is set to, in the names of the documented clients; of secrets only whether they are set. */
export type Configuration = {
  /** host of canonical addresses; null: as the site is reached */
  readonly domain: string | null
  readonly pagetitle: {
    /** title of the start page, German */
    readonly de: string
    /** title of the start page, English */
    readonly en?: string | null
  }
  readonly description: {
    /** what the site is about, German */
    readonly de: string
    /** what the site is about, English */
    readonly en?: string | null
  }
  /** separated by commas */
  readonly keywords: string
  /** who writes the site */
  readonly author: string
  /** of whoever speaks none of the languages */
  readonly default_language: string
  /** in which the site can be read */
  readonly languages: readonly string[]
  /** the site’s page at Facebook */
  readonly fblikeurl: string | null
  readonly meta: {
    /** pictures for previews of single addresses */
    readonly routes: readonly {
      /** path */
      readonly route: string
      /** file of the library */
      readonly og_image: string | null
    }[]
  }
  readonly system: {
    readonly maintenance: {
      /** whether visitors are told that the site is being worked on */
      readonly enabled: boolean
      /** what they see meanwhile */
      readonly image: string | null
    }
    /** units in which goods are counted */
    readonly quantity_units: unknown
  }
  readonly mail: {
    /** by which mails go out */
    readonly mailboxes: readonly {
      /** names it */
      readonly uuid: string
      /** what staff call it */
      readonly name: string
      /** of the mail server */
      readonly host: string
      /** of the mail server */
      readonly port: number
      /** tls, starttls or none */
      readonly tls: string
      /** who signs in */
      readonly user: string | null
      /** who mails come from */
      readonly sender: string
      /** by which name; null: as of all mails */
      readonly sender_name: string | null
      /** where answers go */
      readonly reply_to: string | null
      readonly signature: {
        /** what stands below each mail, German */
        readonly de: string
        /** what stands below each mail, English */
        readonly en?: string | null
      }
      /** mails in an hour at most; null: as many as come */
      readonly per_hour: number | null
      /** mails in a day at most; null: as many as come */
      readonly per_day: number | null
      /** whether its password is set */
      readonly has_password: boolean
    }[]
    /** uuid of the one by which mails go that no other is chosen for */
    readonly DEFAULT_SYSTEM_MAILBOX: string | null
  }
  /** parts of the product that are switched on */
  readonly enabled_components: readonly string[]
  /** whether system accounts are shown what pages cost */
  readonly debug_enabled: boolean
  /** where the admin centre is */
  readonly admincenter: string
  /** where visitors read more */
  readonly additional_info_url: string | null
  /** where further conditions stand */
  readonly special_conditions_url: string | null
  /** whether it is set */
  readonly social_page_access_token: boolean
  /** where signing out leads */
  readonly logout_url: string | null
  readonly components: {
    readonly map: {
      /** whether it is set */
      readonly apikey: boolean
    }
    readonly social: {
      /** the operator’s page */
      readonly fb: string | null
    }
    readonly auth: {
      /** that may be given */
      readonly availableRoles: readonly string[]
      /** kept, and without effect while there is no service for it */
      readonly allow_sms_reset: boolean
    }
    readonly images: {
      /** whether pictures are asked for anew each time */
      readonly force_disable_cache: boolean
    }
    readonly pages: {
      /** CSS classes that texts may use */
      readonly custom_classes: readonly string[]
    }
    readonly message: {
      /** of contact forms */
      readonly fields: readonly string[]
    }
  }
}

/** Somebody who orders: an account with the orders of guests who gave its e-mail address, or such an address alone. */
export type Customer = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** the account; null of guests */
  readonly user: string | null
  /** where they are written to */
  readonly email: string
  /** of the account, else of the last order */
  readonly name: string
  /** of the account, else of the last order’s invoice */
  readonly company: string | null
  /** whether the account names a company, or the last order was invoiced to one */
  readonly is_company: boolean
  /** the company for which they buy, be it only asked for; null of others, and without the right to read users */
  readonly buys_for: {
    /** its id */
    readonly _id: string
    /** its name */
    readonly name: string
  }
  /** number by which the shop knows them; null of guests */
  readonly customer_number: number | null
  /** how many orders were not cancelled */
  readonly orders: number
  /** gross, without cancelled orders and what came back by accepted withdrawals, in euros */
  readonly revenue: number
  /** gross, without cancelled orders and what came back by accepted withdrawals, in whole cents */
  readonly revenue_cents: number
  /** what is still to be paid, gross, in euros */
  readonly open: number
  /** what is still to be paid, gross, in whole cents */
  readonly open_cents: number
  /** when they first ordered; ISO 8601 in UTC */
  readonly first_order: string | null
  /** when they last ordered; ISO 8601 in UTC */
  readonly last_order: string | null
}

/** A postal address. */
export type Address = {
  /** whether a person or a company */
  readonly type: 'person' | 'company'
  /** academic or other title */
  readonly title: string | null
  /** empty where it is missing */
  readonly first_name: string
  /** empty where it is missing */
  readonly last_name: string
  /** name of the company */
  readonly company: string | null
  /** VAT id */
  readonly uid: string | null
  /** the same as `uid` */
  readonly vat_id: string | null
  /** with the country’s prefix */
  readonly phone: string | null
  /** street and number */
  readonly address: string
  /** postcode */
  readonly zip: string
  /** town */
  readonly city: string
  /** code of the country, ISO 3166-1 in small letters; empty where it is missing */
  readonly country: string
}

/** An order. */
export type Order = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** the running number, which people read */
  readonly order_number: number
  /** when it was placed; ISO 8601 in UTC */
  readonly created: string
  /** how often it was changed, beginning with 1; `If-Match` and `revision` take it */
  readonly revision: number
  /** when it was cancelled; ISO 8601 in UTC */
  readonly cancelled_at: string | null
  /** whether the money of a cancelled order was given back */
  readonly refunded: boolean
  /** words by which staff and programs sort orders, empty for customers; `qry` takes one, or several as `{"$in": []}` */
  readonly tags: readonly string[]
  /** whose order it is; null: a guest’s, or nobody’s any more */
  readonly perm: {
    /** the account */
    readonly owner: string | null
  }
  /** open, completed once paid and shipped, or cancelled */
  readonly state: 'open' | 'completed' | 'cancelled'
  /** held while a second person has to look at it, then released or refused; null for most */
  readonly hold: 'held' | 'released' | 'refused' | null
  /** whether it is paid */
  readonly payed: boolean
  /** when it was paid; ISO 8601 in UTC */
  readonly payed_at: string | null
  /** last day on which the money of an order to be paid in advance is waited for; YYYY-MM-DD */
  readonly pay_by: string | null
  /** whether it is shipped */
  readonly shipped: boolean
  /** when it was shipped; ISO 8601 in UTC */
  readonly shipped_at: string | null
  /** the first working day on which it may arrive; YYYY-MM-DD */
  readonly earliest_delivery: string | null
  /** the last one; YYYY-MM-DD */
  readonly latest_delivery: string | null
  /** of a delivery in two parts: the last day of the first; YYYY-MM-DD */
  readonly first_part_by: string | null
  /** who brings it */
  readonly carrier: string | null
  /** number of the parcel */
  readonly tracking_number: string | null
  /** where the parcel is followed, of known carriers */
  readonly tracking_url: string | null
  /** the buyer’s address */
  readonly email: string
  /** in which the buyer is written to */
  readonly language: 'de' | 'en'
  /** where it goes */
  readonly shippingAddress: Address
  /** to whom it is charged */
  readonly invoiceAddress: Address
  /** where the goods are picked up; null: they are sent */
  readonly cc_location: string | null
  /** the same place as it was when it was ordered; null: the goods are sent, or the order is from before it was kept */
  readonly pickup_place: {
    /** by which carts choose it */
    readonly key: string
    /** what it is called */
    readonly name: string
    /** where it is */
    readonly address: string
    /** when it is open */
    readonly hours: string | null
    /** what else is to know */
    readonly note: string | null
    /** ISO 3166 alpha-2; null: the country of the shop */
    readonly country: string | null
  }
  /** how it is paid: an id of `paymentsources` */
  readonly selectedPayment: string
  /** the parcel locker or pick-up point that the goods go to; null: to the door, or they are picked up */
  readonly station: {
    /** key of its provider */
    readonly provider: string
    /** what the provider is called */
    readonly provider_name: string
    /** its name or number */
    readonly name: string
    /** its postcode */
    readonly zip: string
    /** its town */
    readonly city: string
    /** ISO 3166 alpha-2 */
    readonly country: string
    /** the buyer’s own number at the provider */
    readonly customer_number: string | null
    /** as it stands on the parcel, below the recipient’s name */
    readonly lines: readonly string[]
  }
  /** the texts that were in force when it was placed, as `shop/agreement/{id}` answers them; null: they were not kept */
  readonly agreement_id: string | null
  /** what the buyer wrote */
  readonly comment: string | null
  /** what the shop asked of the whole order and was answered */
  readonly item_fields: readonly {
    /** of the field that asked */
    readonly key: string
    /** what was asked, in the buyer’s language */
    readonly label: string
    /** what was answered, in words */
    readonly value: string
  }[]
  /** whether the buyer wants the newsletter */
  readonly newsletter: boolean
  /** ISO 4217 */
  readonly currency: string
  /** without VAT, in euros */
  readonly net: number
  /** VAT, in euros */
  readonly vat: number
  /** why no VAT is due, in the buyer’s language; null where it is */
  readonly vat_ground: string | null
  /** what the register of VAT ids answered, where that freed it of VAT */
  readonly vat_id_check: {
    /** the VAT id */
    readonly number: string
    /** when it was asked for; ISO 8601 in UTC */
    readonly at: string
    /** of the register’s answer */
    readonly request_identifier: string | null
  }
  /** the VAT that the prices held and that is not charged, in euros */
  readonly vat_taken_off: number | null
  /** the code of the coupon that took something off; null without one */
  readonly coupon: string | null
  /** what it took off, in euros */
  readonly coupon_discount: number
  /** vouchers that paid part of it, in the order in which they did */
  readonly vouchers: readonly {
    /** the last four characters of its code */
    readonly code: string
    /** what it paid, in whole cents */
    readonly paid_cents: number
    /** what stayed on it then, in whole cents */
    readonly remaining_cents: number
  }[]
  /** with VAT and shipping, in euros */
  readonly total: number
  /** the same, in whole cents */
  readonly total_cents: number
  /** what is still to be paid after vouchers: 0 once it is paid or cancelled, in euros */
  readonly to_pay: number
  /** of the shipping, in the total, in euros */
  readonly shipping: number | null
  /** lines as they were bought */
  readonly items: readonly OrderLine[]
  /** when it was last changed; for those who may read orders, and not in the answer to a write; ISO 8601 in UTC */
  readonly changed?: string
}

/** A line of an order as it was bought; amounts are of the whole line unless said otherwise. */
export type OrderLine = {
  /** the id */
  readonly _id: string
  /** the id under which GraphQL shows it */
  readonly global_id: string
  /** the size that was bought, else the product */
  readonly item: string
  /** the product */
  readonly product: string
  /** product, set of products, or voucher */
  readonly type: 'product' | 'set' | 'voucher'
  /** in the buyer’s language */
  readonly title: string
  /** article number */
  readonly order_number: string | null
  /** name of the size */
  readonly size: string | null
  /** code of the colour */
  readonly color: string | null
  /** what was said of it besides, as the configurator has it */
  readonly properties: readonly {
    /** by which programs know it */
    readonly key: string
    /** what the shop called it, in the buyer’s language */
    readonly label: string
    /** with what stands before and behind it */
    readonly value: string
  }[]
  /** pieces */
  readonly amount: number
  /** what the amount counts; null: pieces, or sets */
  readonly quantity_unit: {
    /** what one of it is called */
    readonly one: string
    /** what several are called */
    readonly many: string
  }
  /** of one piece, as it was asked for; null of a set whose pieces cost differently, in euros */
  readonly price: number | null
  /** taken off, in euros */
  readonly discount: number
  /** without VAT, in euros */
  readonly net: number
  /** VAT, in euros */
  readonly vat: number
  /** with VAT, in euros */
  readonly gross: number
  /** percent */
  readonly vat_rate: number
  /** code of UNTDID 5305: S standard, AE reverse charge, K within the EU … */
  readonly vat_category: string
  /** what is printed; null: nothing */
  readonly customization: {
    /** by piece */
    readonly personalisierung: readonly string[]
  }
  /** of a set: its pieces */
  readonly set: (readonly {
    /** which of the set’s places it fills, from 0 */
    readonly slot: number
    /** the piece’s product */
    readonly productId: string
    /** its size */
    readonly variantId: string | null
    /** as it was bought */
    readonly title: string
    /** article number */
    readonly sku: string
    /** the cut */
    readonly fit: 'men' | 'women' | 'children' | 'unisex' | null
    /** name of the size */
    readonly size: string | null
    /** code of the colour */
    readonly color: string | null
    /** pieces */
    readonly amount: number
    /** what is printed, by piece */
    readonly texts: readonly string[]
    /** as of a line; missing in orders from before it was kept */
    readonly properties?: readonly {
      /** by which programs know it */
      readonly key: string
      /** what the shop called it, in the buyer’s language */
      readonly label: string
      /** with what stands before and behind it */
      readonly value: string
    }[]
  }[]) | null
  /** note of the buyer on this line */
  readonly order_desc: string | null
  /** what the shop asked of the line and was answered */
  readonly item_fields: readonly {
    /** of the field that asked */
    readonly key: string
    /** what was asked, in the buyer’s language */
    readonly label: string
    /** what was answered, in words */
    readonly value: string
  }[]
  /** why the line cost what it cost: the amounts add up to its `gross`; null in orders from before it was kept */
  readonly price_reason: (readonly {
    /** what changed the price */
    readonly kind: 'list' | 'childSets' | 'tier' | 'offer' | 'item' | 'global' | 'additive' | 'coupon' | 'vat'
    /** by which it grew; below 0 where it fell, in euros */
    readonly amount: number
    /** of a piece, at `list` and `tier`; else null, in euros */
    readonly each: number | null
    /** `list`: pieces or sets, `childSets`: sets of children’s sizes, `tier`: from how many pieces on it holds; else null */
    readonly count: number | null
    /** how many pieces count together towards the tier; else null */
    readonly pieces: number | null
    /** by which it changed */
    readonly rules: readonly {
      /** the discount’s name, or the coupon’s code; null for a personal percent, and VAT */
      readonly title: string | null
      /** percent; null for fixed amounts */
      readonly percent: number | null
    }[]
  }[]) | null
}

/** A picture, a document or another file of the library */
export type File = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** with its extension */
  readonly name: string
  /** of its name, without the dot */
  readonly ext: string
  /** bytes */
  readonly size: number
  /** words by which staff sort files */
  readonly tags: readonly string[]
  /** when it was uploaded; ISO 8601 in UTC */
  readonly uploadDate: string
  /** when it, its words or its tags were last changed; ISO 8601 in UTC */
  readonly changed: string
  /** the type of its content */
  readonly type: string
  /** whether it can be used, or lies in the trash */
  readonly status: 'ready' | 'trash'
  /** percent of it that arrived */
  readonly progress: number
  /** whether it is a picture */
  readonly isImg: boolean
  /** pixels; null for what is no picture */
  readonly width: number | null
  /** pixels; null for what is no picture */
  readonly height: number | null
  /** the sizes that a picture is offered in, rising, as JPEG unless `Accept` names a better format; empty without a picture */
  readonly gridrefs: readonly {
    /** what is sent */
    readonly res: {
      /** pixels */
      readonly w: number
      /** pixels */
      readonly h: number
    }
    /** what `download/{id}/{gridref}` takes */
    readonly gridref: string
  }[]
  /** the same sizes in formats of the next generation, whatever `Accept` names */
  readonly gridrefs_ng: readonly {
    /** what is sent */
    readonly res: {
      /** pixels */
      readonly w: number
      /** pixels */
      readonly h: number
    }
    /** what `download/{id}/{gridref}` takes */
    readonly gridref: string
    /** of what is sent */
    readonly type: 'image/webp' | 'image/avif'
  }[]
  /** of `gridrefs` the one to choose: at least 800 × 1024 pixels, else the largest */
  readonly gridref: string | null
  /** a path to the picture, for whoever may have it; null for what is no picture */
  readonly src: string | null
  /** a path to the file, for good */
  readonly url: string
  /** what it shows, in the language asked for */
  readonly alt: string | null
  /** below the picture, in the language asked for */
  readonly caption: string | null
  /** whether everybody may have it */
  readonly public: boolean
  /** what stays in sight when the picture is cropped; null: its middle */
  readonly focal_point: {
    /** from 0 (left) to 1 */
    readonly x: number
    /** from 0 (top) to 1 */
    readonly y: number
  }
  /** whether it was cropped, turned or mirrored */
  readonly edited: boolean
  /** who edits it; null while nobody does */
  readonly fileLock: FileLock | null
  /** how often it was changed, beginning with 1; `If-Match` and `revision` take it */
  readonly revision: number
}

/** A page of the file browser */
export type FileBrowser = {
  /** the files of the page */
  readonly items: readonly File[]
  /** files that fit; no more than 10,000 are counted, with words 1,000 */
  readonly numItems: number
  /** tags of the files that fit, the most frequent first */
  readonly availableTags: readonly {
    /** a tag */
    readonly value: string
    /** files that have it, of those that were looked at */
    readonly count: number
  }[]
  /** extensions under the rest of the filter */
  readonly availableExt: readonly {
    /** an extension */
    readonly value: string
    /** files that have it, of those that were looked at */
    readonly count: number
  }[]
  /** ids of all that fit, at most 1,000, where `getIds` is true */
  readonly ids: readonly string[]
}

/** Pictures of the library in an order. */
export type Gallery = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** the last part of its address */
  readonly slug: string
  /** the address of its page, without language */
  readonly path: string
  /** its title in the language asked for; may be empty */
  readonly title: string
  /** whether its title stands above the slider */
  readonly showTitle: boolean
  /** seconds after which the slider goes on by itself; 0: it does not */
  readonly interval: number
  /** how a picture fills its frame */
  readonly size: 'crop' | 'stretch' | 'fit' | 'cropcover'
  /** what a click on a picture does */
  readonly onClick: 'fullscreen' | 'none'
  /** how a picture fills the whole window */
  readonly sizeClick: 'crop' | 'stretch' | 'fit' | 'cropcover'
  /** what stays in sight of a picture that is cropped, from top to bottom */
  readonly pivotV: 'top' | 'center' | 'bottom'
  /** what stays in sight of a picture that is cropped, from left to right */
  readonly pivotH: 'left' | 'center' | 'right'
  /** its pictures in their order, as far as the asker may see them */
  readonly images: readonly string[]
  /** whether everybody may see it */
  readonly is_public: boolean
  /** since when it is deleted; null while it is not; ISO 8601 in UTC */
  readonly deleted: string | null
  /** when it was made; ISO 8601 in UTC */
  readonly created: string
  /** when it was last changed; ISO 8601 in UTC */
  readonly changed: string
  /** how often it was changed, beginning with 1; `If-Match` and `revision` take it */
  readonly revision: number
}

/** A page, post or event: for staff its working copy, for everybody else what is published in the language asked for. */
export type Entry = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** what it is */
  readonly type: 'page' | 'post' | 'event' | 'standing' | 'reusable' | 'template'
  /** its title in the language asked for */
  readonly title: string
  /** the last part of its address; empty where it has none */
  readonly slug: string
  /** its texts in their order */
  readonly content: readonly string[]
  /** for search engines; may be empty */
  readonly description: string
  /** files that belong to it */
  readonly media: readonly string[]
  /** files to be saved that belong to it */
  readonly downloads: readonly string[]
  /** addresses that belong to it */
  readonly links: readonly {
    /** what stands there */
    readonly title: string
    /** where it leads */
    readonly url: string
  }[]
  /** what is known of `media` and `downloads`, as far as the asker may see them */
  readonly files: readonly {
    /** the id of a file */
    readonly _id: string
    /** its file name */
    readonly name: string
    /** in small letters, without the dot */
    readonly ext: string
    /** bytes */
    readonly size: number
    /** whether it is a picture */
    readonly isImg: boolean
  }[]
  /** in small letters */
  readonly tags: readonly string[]
  /** the day that it is dated; null: that on which it is first seen; YYYY-MM-DD */
  readonly publish_date: string | null
  /** when the event begins; null for what is none; ISO 8601 in UTC */
  readonly date: string | null
  /** when the event ends; null for what is none; ISO 8601 in UTC */
  readonly date_end: string | null
  /** when it was made; ISO 8601 in UTC */
  readonly created: string
  /** when it was last changed; ISO 8601 in UTC */
  readonly changed: string
  /** since when it is in the trash; null while it is not; ISO 8601 in UTC */
  readonly deleted: string | null
  /** how often it was changed, beginning with 1; `If-Match` and `revision` take it */
  readonly revision: number
}

/** A product with its sizes. Texts are in the language asked for; null where there is none. */
export type Product = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** text in the language asked for, written also as {de, en}, at most 160 characters */
  readonly title: string | null
  /** text in the language asked for, written also as {de, en}, at most 200 characters */
  readonly title_sub: string | null
  /** text in the language asked for, written also as {de, en}, at most 2000 characters */
  readonly description: string | null
  /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 50000 characters */
  readonly details: string | null
  /** text in the language asked for, written also as {de, en}, at most 200 characters. Care in short, as on the label that is sewn in. */
  readonly care_label: string | null
  /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
  readonly waschanleitung: string | null
  /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
  readonly delivery_infos: string | null
  /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 20000 characters */
  readonly general_infos: string | null
  /** text in the language asked for, written also as {de, en}, at most 500 characters. Fibres by share, Reg. (EU) 1007/2011, Art. 16: nothing but their names and shares. */
  readonly composition: string | null
  /** text in the language asked for, written also as {de, en}, at most 300 characters. What stands beside the fibres: recycled, organically grown. */
  readonly fibre_note: string | null
  /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 5000 characters. Who guarantees the durability, for what and how it is claimed. */
  readonly durability_terms: string | null
  /** whole number from 3 to 99. Producer’s free guarantee of durability for the whole product, longer than two years: Dir. (EU) 2024/825. */
  readonly durability_years: number | null
  /** text in the language asked for, written also as {de, en}, at most 60 characters. What one of it is called where it is counted, such as "Flasche"; null: "Stück". */
  readonly unit: string | null
  /** text in the language asked for, written also as {de, en}, at most 60 characters. What several of it are called; null: as one. */
  readonly unit_plural: string | null
  /** key of a unit of the configuration. Key of the unit of the shop in which it is counted; null: the usual one. Words of its own go before. */
  readonly quantity_unit: string | null
  /** text in the language asked for, written also as {de, en}, at most 60 characters */
  readonly out_of_stock_table_text: string | null
  /** text in the language asked for, written also as {de, en}, at most 300 characters */
  readonly out_of_stock_text_info_bubble: string | null
  /** HTML in the language asked for, written also as {de, en}, reduced to what is allowed, at most 5000 characters */
  readonly desc_indi: string | null
  /** whole number from 1 to 9999 */
  readonly desc_indi_maxlength: number | null
  /** true or false */
  readonly allow_custom_title: boolean | null
  /** part of the address, at most 80 characters */
  readonly slug: string
  /** at most 60 characters without spaces */
  readonly order_number: string
  /** euros with two decimals, at most 1000000; with `_cents` behind the name whole cents, in euros */
  readonly price: number | null
  /** euros with two decimals, at most 1000000; with `_cents` behind the name whole cents, in whole cents */
  readonly price_cents: number | null
  /** euros with two decimals, at most 1000000; with `_cents` behind the name whole cents. The reduced price of a set with children’s sizes., in euros */
  readonly price_children: number | null
  /** euros with two decimals, at most 1000000; with `_cents` behind the name whole cents. The reduced price of a set with children’s sizes., in whole cents */
  readonly price_children_cents: number | null
  /** true or false */
  readonly offline: boolean | null
  /** true or false */
  readonly new: boolean | null
  /** true or false. Whether cuts of its prices are announced; to shoppers, and in `qry`, whether it is reduced now. */
  readonly sale: boolean | null
  /** whole number from -1000000 to 1000000 */
  readonly order: number | null
  /** ISO 8601 instant; ISO 8601 in UTC */
  readonly visible_from: string | null
  /** day; YYYY-MM-DD */
  readonly visible_again_from: string | null
  /** whole number from 0 to 3650. Working days, as those of the longest time. */
  readonly expected_days_until_shipping_min: number | null
  /** whole number from 0 to 3650. Working days. */
  readonly expected_days_until_shipping: number | null
  /** whole number from 0 to 3650. Working days that printing adds where a piece is personalised; null: as the settings say. */
  readonly printing_days: number | null
  /** at most 30 of 60 characters */
  readonly tags: readonly string[]
  /** pieces; '' unlimited, and to all but staff enough; 0 sold out. '' unlimited, and to all but staff enough; a number from 0 to 1000000 is left; 0 sold out. Of a product without variants. */
  readonly available: '' | number
  /** list with the id of the group of the configuration, or empty */
  readonly vat_groups: readonly string[]
  /** list with the id of the group of the configuration, or empty */
  readonly shipping_groups: readonly string[]
  /** ids of groups of the configuration */
  readonly discount_groups: readonly string[]
  /** what everybody is asked for, discounts of the product and offers that run taken off, in euros */
  readonly asked_price: number | null
  /** what everybody is asked for, discounts of the product and offers that run taken off, in whole cents */
  readonly asked_price_cents: number | null
  /** of a reduction: the price before it; null without one, in euros */
  readonly former_price: number | null
  /** of a reduction: the lowest price of the 30 days before it, in euros */
  readonly lowest_price_30_days: number | null
  /** of a reduction: whole percent off the lowest price of 30 days */
  readonly sale_percent: number | null
  /** the reduction of children’s sizes */
  readonly sale_children: {
    /** of a reduction: the price before it; null without one, in euros */
    readonly former_price: number | null
    /** of a reduction: the lowest price of the 30 days before it, in euros */
    readonly lowest_price_30_days: number | null
    /** of a reduction: whole percent off the lowest price of 30 days */
    readonly sale_percent: number | null
  }
  /** product, set of products, or voucher */
  readonly type: 'product' | 'set' | 'voucher'
  /** always null: only sizes have one */
  readonly parent: null
  /** ids of its sizes */
  readonly children: readonly string[]
  /** its sizes; hidden ones to staff alone */
  readonly variants: readonly Variant[]
  /** by key of a property the values that its sizes have; gender, size and color among them */
  readonly variantProps: { readonly [name: string]: readonly (string | number | boolean | null)[] }
  /** the same as tiles name it, colours in their order */
  readonly previewProps: { readonly [name: string]: readonly (string | number | boolean | null)[] }
  /** tier prices; to shoppers as they are asked for them */
  readonly bulk_prices: readonly {
    /** pieces from which it counts */
    readonly from: number
    /** of one piece, in euros */
    readonly price: number
    /** of one piece, in whole cents */
    readonly price_cents: number
    /** to staff: what it is meant for */
    readonly scope?: 'all' | 'adult' | 'child' | 'some'
    /** keys of the sizes it counts for now; empty: all */
    readonly keys: readonly string[]
  }[]
  /** ids of its groups */
  readonly product_groups: readonly string[]
  /** whether it is deleted */
  readonly deleted: boolean
  /** of a set: the products of its pieces */
  readonly slots: readonly {
    /** the piece */
    readonly product: string
  }[]
  /** ids of products that go with it */
  readonly cross: readonly string[]
  /** lines of its table */
  readonly properties: readonly {
    /** names it */
    readonly key: string | null
    /** in the language asked for */
    readonly label: string | null
    /** in the language asked for */
    readonly value: string | null
  }[]
  /** environmental claims, each with its evidence */
  readonly claims: readonly {
    /** what is claimed */
    readonly text: string | null
    /** what proves it */
    readonly evidence: string | null
  }[]
  /** Reg. (EU) 2023/988, Art. 19 */
  readonly safety: {
    /** name */
    readonly producer: string
    /** postal */
    readonly address: string
    /** or another electronic address */
    readonly email: string
    /** who answers for it in the EU */
    readonly eu_person: string | null
    /** in the language asked for */
    readonly warnings: string | null
  }
  /** how much is in a piece that is priced by quantity */
  readonly content: {
    /** how much */
    readonly amount: number
    /** of what */
    readonly unit: 'g' | 'ml' | 'cm' | 'cm2'
  }
  /** how a text gets onto it */
  readonly lettering: {
    /** how letters get onto it */
    readonly method: 'flock' | 'digital' | 'embroidery'
    /** where they stand; null: they are not drawn */
    readonly place: 'back' | 'chest' | null
    /** how wide they run */
    readonly script: 'regular' | 'narrow' | 'wide'
    /** whether they have an outline */
    readonly outlined: boolean
    /** colours of the letters, by the colour of the piece */
    readonly inks: readonly {
      /** code of the colour of the piece */
      readonly color: string
      /** colour of the letters */
      readonly ink: string
      /** colour of their outline */
      readonly outline: string | null
    }[]
  }
  readonly shipping_data: {
    /** grams. whole number from 0 to 10000000 */
    readonly weight: number | null
  }
  readonly media_main: {
    /** the first picture */
    readonly images: readonly ProductPicture[]
  }
  readonly media: {
    /** its pictures, in their order */
    readonly images: readonly ProductPicture[]
  }
  /** files for everybody */
  readonly downloads: readonly Download[]
  /** the colours of its sizes */
  readonly colors: readonly ProductColor[]
  /** discounts for a time */
  readonly special_offers: readonly {
    /** from when; ISO 8601 in UTC */
    readonly start: string
    /** until when; ISO 8601 in UTC */
    readonly end: string
    /** ids of the discounts */
    readonly discount_groups: readonly string[]
  }[]
  /** how often it was changed; for staff */
  readonly revision?: number
  /** when it was last changed; for those who may read catalogue, and not in the answer to a write; ISO 8601 in UTC */
  readonly changed?: string
}

/** A size of a product, in the specification’s words a child product. */
export type Variant = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** names it within its product */
  readonly key: string
  /** the product */
  readonly parent: string
  /** of the product, in the language asked for */
  readonly title: string | null
  /** article number */
  readonly order_number: string | null
  /** the same as `order_number` */
  readonly sku: string | null
  /** the number in its bar code, also among `properties`; null: none */
  readonly gtin: string | null
  /** to staff what is set, to others what is asked for, in euros */
  readonly price: number | null
  /** to staff what is set, to others what is asked for, in whole cents */
  readonly price_cents: number | null
  /** what everybody is asked for, discounts of the product and offers that run taken off, in euros */
  readonly asked_price: number | null
  /** what everybody is asked for, discounts of the product and offers that run taken off, in whole cents */
  readonly asked_price_cents: number | null
  /** of a reduction: the price before it; null without one, in euros */
  readonly former_price: number | null
  /** of a reduction: the lowest price of the 30 days before it, in euros */
  readonly lowest_price_30_days: number | null
  /** of a reduction: whole percent off the lowest price of 30 days */
  readonly sale_percent: number | null
  /** pieces; '' unlimited, and to all but staff enough; 0 sold out. Of this size. */
  readonly available: '' | number
  /** when it is back; YYYY-MM-DD */
  readonly visible_again_from: string | null
  /** whether children’s prices count */
  readonly childSize: boolean
  /** the cut: Kinder, Damen, Herren, Unisex */
  readonly gender: string | null
  /** name of the size */
  readonly size: string | null
  /** code of the colour */
  readonly color: string | null
  /** further properties, by key */
  readonly properties: { readonly [name: string]: string | number | boolean }
  /** of the colour, in the language asked for */
  readonly color_title: string | null
  /** whether it can be personalised */
  readonly allow_custom_title: boolean
  /** whether it is hidden */
  readonly offline: boolean
  /** its place */
  readonly order: number
  readonly shipping_data: {
    /** grams. whole number from 0 to 10000000 */
    readonly weight: number | null
  }
  /** when it was last changed; for those who may read catalogue, and not in the answer to a write; ISO 8601 in UTC */
  readonly changed?: string
}

/** A picture of a product. */
export type ProductPicture = {
  /** what `download/{id}` takes */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** of the file */
  readonly name: string
  /** how the name ends */
  readonly ext: string
  /** bytes */
  readonly size: number
  /** what it shows */
  readonly alt: string | null
  /** where the file is */
  readonly url: string
  /** of a picture */
  readonly isImg?: true
  /** of a picture: the size of the original */
  readonly res?: {
    /** pixels */
    readonly w: number
    /** pixels */
    readonly h: number
  }
  /** of a picture: its address, at most 800 pixels */
  readonly src?: string
  /** of a picture: the sizes that are offered */
  readonly gridrefs?: readonly {
    /** what is sent */
    readonly res: {
      /** pixels */
      readonly w: number
      /** pixels */
      readonly h: number
    }
    /** what `download/{id}/{gridref}` takes */
    readonly gridref: string
  }[]
  /** caption */
  readonly desc: string | null
  /** which side it shows */
  readonly view: 'front' | 'back' | 'detail' | 'other'
  /** code of the colour that it shows */
  readonly color: string | null
  /** the cut that it shows: Kinder, Damen, Herren, Unisex */
  readonly gender: string | null
  /** its place among the pictures */
  readonly order: number
}

/** A file that belongs to a product, such as a table of sizes. */
export type Download = {
  /** what `download/{id}` takes */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** of the file */
  readonly name: string
  /** how the name ends */
  readonly ext: string
  /** bytes */
  readonly size: number
  /** what it shows */
  readonly alt: string | null
  /** where the file is */
  readonly url: string
  /** of a picture */
  readonly isImg?: true
  /** of a picture: the size of the original */
  readonly res?: {
    /** pixels */
    readonly w: number
    /** pixels */
    readonly h: number
  }
  /** of a picture: its address, at most 800 pixels */
  readonly src?: string
  /** of a picture: the sizes that are offered */
  readonly gridrefs?: readonly {
    /** what is sent */
    readonly res: {
      /** pixels */
      readonly w: number
      /** pixels */
      readonly h: number
    }
    /** what `download/{id}/{gridref}` takes */
    readonly gridref: string
  }[]
  /** what it is called */
  readonly desc: string | null
}

/** A colour of a product. */
export type ProductColor = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** short name, which variants have */
  readonly color_id: string
  /** in the language asked for */
  readonly title: string | null
  /** value, `#rrggbb` */
  readonly hex: string | null
  readonly media: {
    /** its pictures; the first is what it is shown by, such as a cloth of two colours */
    readonly images: readonly Picture[]
  }
  /** when it was last changed; for those who may read catalogue, and not in the answer to a write; ISO 8601 in UTC */
  readonly changed?: string
}

/** A picture. */
export type Picture = {
  /** what `download/{id}` takes */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** of the file */
  readonly name: string
  /** how the name ends */
  readonly ext: string
  /** bytes */
  readonly size: number
  /** what it shows */
  readonly alt: string | null
  /** where the file is */
  readonly url: string
  /** of a picture */
  readonly isImg?: true
  /** of a picture: the size of the original */
  readonly res?: {
    /** pixels */
    readonly w: number
    /** pixels */
    readonly h: number
  }
  /** of a picture: its address, at most 800 pixels */
  readonly src?: string
  /** of a picture: the sizes that are offered */
  readonly gridrefs?: readonly {
    /** what is sent */
    readonly res: {
      /** pixels */
      readonly w: number
      /** pixels */
      readonly h: number
    }
    /** what `download/{id}/{gridref}` takes */
    readonly gridref: string
  }[]
}

/** A product group. */
export type ProductGroup = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** part of the address */
  readonly slug: string
  /** in the language asked for */
  readonly title: string | null
  /** in the language asked for */
  readonly description: string | null
  readonly media: {
    /** its pictures, the first one first */
    readonly images: readonly Picture[]
  }
  /** whether it stands in the shop’s first row */
  readonly mainGallery: boolean
  /** its place */
  readonly order: number
  /** ids of the groups above it */
  readonly product_groups: readonly string[]
  /** what search engines show as its title; null: its title */
  readonly seo_title: string | null
  /** what they show below it; null: its description */
  readonly seo_description: string | null
  /** how its products are listed where nobody sorts them */
  readonly item_order: 'by_hand' | 'price' | '-price' | 'newest' | 'title'
  /** ids of its products that stand first by hand */
  readonly placed_items: readonly string[]
  /** how often it was changed, beginning with 1; `If-Match` and `revision` take it */
  readonly revision: number
  /** when it was last changed; for those who may read catalogue, and not in the answer to a write; ISO 8601 in UTC */
  readonly changed?: string
}

/** A colour. */
export type Color = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** short name, which variants have */
  readonly color_id: string
  /** in the language asked for */
  readonly title: string | null
  /** value, `#rrggbb` */
  readonly hex: string | null
  readonly media: {
    /** its pictures; the first is what it is shown by, such as a cloth of two colours */
    readonly images: readonly Picture[]
  }
  /** when it was last changed; for those who may read catalogue, and not in the answer to a write; ISO 8601 in UTC */
  readonly changed?: string
  /** how often it was changed, beginning with 1; `If-Match` and `revision` take it */
  readonly revision: number
}

/** What takes something off a cart once its code is entered. */
export type Coupon = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** what customers enter; of a series its name */
  readonly code: string
  /** whether it takes off a percentage or an amount */
  readonly type: 'percent' | 'flat'
  /** percent, or euros */
  readonly value: number
  /** whether it is for all goods */
  readonly appliesToAll: boolean
  /** the product it is for; null: not for one alone */
  readonly selectedItem: string | null
  /** the product groups it is for */
  readonly selectedGroups: readonly string[]
  /** whom it is for: alle, user, member, admin, system */
  readonly roles: readonly string[]
  /** how often it may be used; null: without limit */
  readonly limit: number | null
  /** how often one customer may use it; null: without limit */
  readonly limit_per_customer: number | null
  /** the first day on which it holds; null: at once; YYYY-MM-DD */
  readonly valid_from: string | null
  /** the last day on which it holds; null: for good; YYYY-MM-DD */
  readonly valid_until: string | null
  /** the least value of goods; 0: there is none, in euros */
  readonly minimum: number
  /** the least value of goods; 0: there is none, in whole cents */
  readonly minimum_cents: number
  /** whether it can be used at all */
  readonly enabled: boolean
  /** whether customers enter generated codes, each once, and not its own */
  readonly series: boolean
  /** whether it is announced to the public */
  readonly advertised: boolean
  /** of the staff */
  readonly note: string | null
  /** how many orders used it */
  readonly uses: number
  /** what it took off all of them, in euros */
  readonly taken: number
  /** what it took off all of them, in whole cents */
  readonly taken_cents: number
  /** since when it is deleted; null while it is not; ISO 8601 in UTC */
  readonly deleted: string | null
  /** when it was made; ISO 8601 in UTC */
  readonly created: string
  /** when it was last changed; ISO 8601 in UTC */
  readonly changed: string
  /** how often it was changed, beginning with 1; `If-Match` and `revision` take it */
  readonly revision: number
}

/** Money that was paid before, and pays orders by its code. */
export type Voucher = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** what is entered to redeem it; its end alone for those who only read */
  readonly code: string
  /** what it was issued with, in euros */
  readonly price: number
  /** what it was issued with, in whole cents */
  readonly price_cents: number
  /** what is left of it, in euros */
  readonly balance: number
  /** what is left of it, in whole cents */
  readonly balance_cents: number
  /** of both */
  readonly currency: string
  /** how it stands today */
  readonly state: 'open' | 'partly' | 'redeemed' | 'expired' | 'blocked'
  /** the last day on which it can be redeemed; null: it does not expire; YYYY-MM-DD */
  readonly expires: string | null
  /** whether anybody who has the code may redeem it */
  readonly transferable: boolean
  /** how it looks; null: plain */
  readonly template: string | null
  /** with which it was bought; null where staff issued it */
  readonly order: string | null
  /** of its paper and its mail */
  readonly language: 'de' | 'en'
  /** what stands on it for whoever gets it */
  readonly greeting: string | null
  /** for whom it is */
  readonly recipient_name: string | null
  /** where it is sent */
  readonly recipient_email: string | null
  /** the day on which it is sent; null: on none by itself; YYYY-MM-DD */
  readonly deliver_on: string | null
  /** when it was last sent; null where it was not; ISO 8601 in UTC */
  readonly sent: string | null
  /** since when it is blocked; null while it is not; ISO 8601 in UTC */
  readonly blocked: string | null
  /** why staff issued it */
  readonly note: string | null
  /** when it was issued; ISO 8601 in UTC */
  readonly created: string
  /** when it, or what is on it, last changed; ISO 8601 in UTC */
  readonly changed: string
  /** how often it was changed, beginning with 1; `If-Match` and `revision` take it */
  readonly revision: number
}

/** How vouchers look on paper. */
export type VoucherTemplate = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** what staff call it */
  readonly title: string
  /** what stands large on the voucher */
  readonly heading: {
    /** German */
    readonly de: string
    /** English; missing where there is none */
    readonly en?: string
  }
  /** what stands below it */
  readonly text: {
    /** German */
    readonly de: string
    /** English; missing where there is none */
    readonly en?: string
  }
  /** the colour of the heading and the edge */
  readonly accent: string
  /** the picture beside it; null: none */
  readonly image: string | null
  /** whether anybody who has the code may redeem such a voucher */
  readonly transferable: boolean
  /** whether vouchers that are sold look so */
  readonly default: boolean
  /** whether buyers may choose it */
  readonly offered: boolean
  /** when it was made; ISO 8601 in UTC */
  readonly created: string
  /** when it was last changed; ISO 8601 in UTC */
  readonly changed: string
  /** how often it was changed, beginning with 1; `If-Match` and `revision` take it */
  readonly revision: number
}

/** A partner who sends buyers and earns a commission with their orders. */
export type Affiliate = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** who they are; null once the person was erased */
  readonly name: string | null
  /** where they are reached; null once the person was erased */
  readonly email: string | null
  /** what stands in their link, behind `?partner=` */
  readonly code: string
  /** whether the commission is a percentage or an amount per order */
  readonly type: 'percent' | 'fixed'
  /** percent, or euros */
  readonly value: number
  /** other percentages for groups of products; that of the nearest group counts */
  readonly rates: readonly {
    /** the group; the products of groups below it count too */
    readonly group: string
    /** percent; 0: they earn nothing */
    readonly value: number
  }[]
  /** how many days after the visit by the link an order counts */
  readonly window_days: number
  /** whether their link counts */
  readonly active: boolean
  /** what staff note of them */
  readonly note: string | null
  /** how many visits began with their link */
  readonly clicks: number
  /** how many orders earned them something that is still there */
  readonly orders: number
  /** the net value of the goods of these orders, less what was given back, in euros */
  readonly revenue: number
  /** the net value of the goods of these orders, less what was given back, in whole cents */
  readonly revenue_cents: number
  /** what they earned and were not paid yet, in euros */
  readonly open: number
  /** what they earned and were not paid yet, in whole cents */
  readonly open_cents: number
  /** what of it can be paid, in euros */
  readonly due: number
  /** what of it can be paid, in whole cents */
  readonly due_cents: number
  /** what they were paid, in euros */
  readonly paid: number
  /** what they were paid, in whole cents */
  readonly paid_cents: number
  /** when they were made; ISO 8601 in UTC */
  readonly created: string
  /** when they were last changed; ISO 8601 in UTC */
  readonly changed: string
  /** how often it was changed, beginning with 1; `If-Match` and `revision` take it */
  readonly revision: number
}

/** A line of the cart. `PUT shop/cart` takes it back as it is. */
export type CartLine = {
  /** the id */
  readonly _id: string
  /** the size, else the product */
  readonly item: string
  /** the product */
  readonly product: string
  /** in the language asked for */
  readonly title: string
  /** pieces */
  readonly amount: number
  /** what the amount counts; null: pieces, or sets */
  readonly quantity_unit: {
    /** what one of it is called */
    readonly one: string
    /** what several are called */
    readonly many: string
  }
  /** null: nothing is printed */
  readonly customization: {
    /** what is printed, by piece */
    readonly personalisierung: readonly string[]
  }
  /** note on this line */
  readonly order_desc: string | null
  /** what the shop asks of the line, and what was answered */
  readonly item_fields: readonly {
    /** by which it is answered */
    readonly key: string
    /** what it asks for */
    readonly type: 'text' | 'longText' | 'number' | 'choice' | 'checkbox' | 'date'
    /** what buyers read */
    readonly label: string
    /** the same in English */
    readonly label_en: string | null
    /** whether nothing is ordered without an answer */
    readonly required: boolean
    /** what a `choice` is made of */
    readonly options: readonly {
      /** by which it is chosen */
      readonly key: string
      /** what buyers read */
      readonly label: string
      /** the same in English */
      readonly label_en: string | null
    }[]
    /** the answer: a text, a number with a point, a day, an option’s key, or `true`; null for nothing yet */
    readonly value: string | null
  }[]
  /** what fills a set; null of what is none */
  readonly set: {
    /** pieces by the id of the size, else of the product */
    readonly order: { readonly [name: string]: number }
    /** what is printed, by the same id */
    readonly customization: { readonly [name: string]: readonly string[] }
    /** the same by place of the set */
    readonly slots: readonly {
      /** the piece */
      readonly product: string
      /** pieces by the id of the size, else of the product */
      readonly order: { readonly [name: string]: number }
      /** what is printed, by the same id */
      readonly customization: { readonly [name: string]: readonly string[] }
    }[]
  }
  /** whether nothing is left of it */
  readonly soldOut: boolean
  /** whether it is no longer on sale */
  readonly deleted: boolean
  /** whether the catalogue knows it no longer */
  readonly hardRemoved: boolean
  /** all of that in a word */
  readonly state: 'available' | 'fewLeft' | 'backOnDate' | 'soldOut' | 'discontinued' | 'missingParts'
  /** of one piece; null where it has none, in euros */
  readonly price: number | null
  /** of a set: which price counts how often */
  readonly set_prices: readonly {
    /** sets at this price */
    readonly sets: number
    /** of one set, in euros */
    readonly price: number
    /** whether it is the one of children’s sizes */
    readonly child: boolean
  }[]
  /** what some pieces more save; null: nothing */
  readonly next_tier: {
    /** pieces from which it counts */
    readonly from: number
    /** pieces that are missing */
    readonly missing: number
    /** of one piece then, in euros */
    readonly price: number
    /** the highest of them, where sizes differ, in euros */
    readonly price_to: number | null
    /** by piece, in euros */
    readonly saving: number
    /** the highest of them, in euros */
    readonly saving_to: number | null
  }
  /** of a reduction: the price before it; null without one, in euros */
  readonly former_price: number | null
  /** of a reduction: the lowest price of the 30 days before it, in euros */
  readonly lowest_price_30_days: number | null
  /** of a reduction: whole percent off the lowest price of 30 days */
  readonly sale_percent: number | null
  /** of the line, in euros */
  readonly total: number | null
  /** the same, in whole cents */
  readonly total_cents: number | null
  /** why it costs that: parts that add up to `total`; null where it has no price */
  readonly price_reason: (readonly {
    /** what changed the price */
    readonly kind: 'list' | 'childSets' | 'tier' | 'offer' | 'item' | 'global' | 'additive' | 'coupon' | 'vat'
    /** by which it grew; below 0 where it fell, in euros */
    readonly amount: number
    /** of a piece, at `list` and `tier`; else null, in euros */
    readonly each: number | null
    /** `list`: pieces or sets, `childSets`: sets of children’s sizes, `tier`: from how many pieces on it holds; else null */
    readonly count: number | null
    /** how many pieces count together towards the tier; else null */
    readonly pieces: number | null
    /** by which it changed */
    readonly rules: readonly {
      /** the discount’s name, or the coupon’s code; null for a personal percent, and VAT */
      readonly title: string | null
      /** percent; null for fixed amounts */
      readonly percent: number | null
    }[]
  }[]) | null
  /** the first working day on which it may arrive; YYYY-MM-DD */
  readonly earliest_delivery: string | null
  /** the last one; null where it is not known; YYYY-MM-DD */
  readonly latest_delivery: string | null
}

/** A cart with states, prices and what was entered in the checkout. */
export type Cart = {
  /** its id; null before anything was put into one */
  readonly _id: string | null
  /** how often it was changed; 0 before there is one */
  readonly revision: number
  /** its lines */
  readonly items: readonly CartLine[]
  /** what was entered in the checkout; `PUT shop/cart` takes it */
  readonly orderInfo: {
    /** the buyer’s address */
    readonly email: string | null
    /** to the shop */
    readonly comment: string | null
    /** the parcel locker or pick-up point that the goods go to; null: to the door */
    readonly station: {
      /** key of its provider */
      readonly provider: string
      /** its name or number */
      readonly name: string
      /** its postcode */
      readonly zip: string
      /** its town */
      readonly city: string
      /** ISO 3166 alpha-2 */
      readonly country: string
      /** the buyer’s own number there */
      readonly customer_number: string | null
    }
    /** what the shop asks of the whole order, and what was answered */
    readonly item_fields: readonly {
      /** by which it is answered */
      readonly key: string
      /** what it asks for */
      readonly type: 'text' | 'longText' | 'number' | 'choice' | 'checkbox' | 'date'
      /** what buyers read */
      readonly label: string
      /** the same in English */
      readonly label_en: string | null
      /** whether nothing is ordered without an answer */
      readonly required: boolean
      /** what a `choice` is made of */
      readonly options: readonly {
        /** by which it is chosen */
        readonly key: string
        /** what buyers read */
        readonly label: string
        /** the same in English */
        readonly label_en: string | null
      }[]
      /** the answer: a text, a number with a point, a day, an option’s key, or `true`; null for nothing yet */
      readonly value: string | null
    }[]
    /** whether the newsletter is wanted */
    readonly newsletter: boolean
    /** whether the invoice goes to another address */
    readonly alternate: boolean
    /** where it is picked up, one of `cc_locations`; null: it is sent */
    readonly cc_location: string | null
    /** id of a payment method, one of `paymentsources` */
    readonly selectedPayment: string | null
    /** where it goes */
    readonly shippingAddress: Address | null
    /** to whom it is charged, where that is another one */
    readonly invoiceAddress: Address | null
    /** whether what is there already is sent first */
    readonly deliver_in_parts: boolean
    /** whether an order was the last that was done with this cart */
    readonly completed: boolean
  }
  /** places at which goods can be picked up */
  readonly cc_locations: readonly string[]
  /** of all in one go */
  readonly delivery: {
    /** the first working day on which it may arrive; YYYY-MM-DD */
    readonly earliest_delivery: string | null
    /** the last one; null where it is not known; YYYY-MM-DD */
    readonly latest_delivery: string | null
    /** whether it counts from the last day of the payment */
    readonly after_payment: boolean
    /** two deliveries that may be chosen; null: there is only one */
    readonly parts: {
      /** latest day of the first delivery; YYYY-MM-DD */
      readonly first: string
      /** of the second; YYYY-MM-DD */
      readonly rest: string
    }
  }
  readonly totals: {
    /** all lines, in euros */
    readonly goods: number
    /** taken off, in euros */
    readonly discount: number
    /** shipping; null while it is not known, in euros */
    readonly shipping: number | null
    /** without VAT, in euros */
    readonly net: number
    /** VAT, in euros */
    readonly vat: number
    /** with VAT, in euros */
    readonly gross: number
    /** the same as `gross`, in whole cents */
    readonly total_cents: number
    /** what remains to be paid after vouchers, in euros */
    readonly to_pay: number
    /** the same, which an order takes as `total_cents`, in whole cents */
    readonly to_pay_cents: number
    /** why no VAT is due; null where it is */
    readonly vat_ground: string | null
  }
  /** codes that were entered */
  readonly codes: readonly {
    /** what the code is */
    readonly kind: 'coupon' | 'voucher'
    /** as it is kept */
    readonly code: string
    /** what a coupon takes off, or a voucher pays, in euros */
    readonly discount: number
    /** what a coupon takes off, or a voucher pays, in whole cents */
    readonly discount_cents: number
    /** what stays on a voucher; null of a coupon, and where it cannot be used, in whole cents */
    readonly remaining_cents: number | null
    /** why it does nothing, as a code of refusals; null where it does */
    readonly reason: string | null
    /** of COUPON_MINIMUM_NOT_REACHED: what is missing of the goods, in whole cents */
    readonly missing_cents: number | null
  }[]
  /** of the company’s VAT id, where the VAT depends on it */
  readonly vat_id_status: 'valid' | 'invalid' | 'unproven' | null
  /** ids of the payment methods that are offered */
  readonly paymentsources: readonly string[]
}

/** The texts that an order agreed to, as its buyer could read them when it was placed. */
export type Agreement = {
  /** the id */
  readonly _id: string
  /** of the buyer */
  readonly language: 'de' | 'en'
  /** terms, withdrawal notice and privacy policy */
  readonly texts: readonly {
    /** which one it is */
    readonly key: 'agb' | 'withdrawal' | 'privacy'
    /** its title */
    readonly title: string
    /** the whole text */
    readonly html: string
    /** number of the page’s revision that it was; null: the shop’s own text */
    readonly revision: number | null
  }[]
}

/** What is counted in one number: a size, or a product without sizes. */
export type StockItem = {
  /** the size, else the product */
  readonly _id: string
  /** the product */
  readonly product: string
  /** article number */
  readonly sku: string
  /** the number below its bar code */
  readonly gtin: string | null
  /** of the product, in the language asked for */
  readonly title: string
  /** name of the size; empty without sizes */
  readonly size: string
  /** name of the colour */
  readonly color: string | null
  /** pieces on the shelf: available and bound; null without limit */
  readonly on_hand: number | null
  /** pieces of orders that are not shipped yet */
  readonly bound: number
  /** pieces that can be bought; null without limit */
  readonly available: number | null
  /** from which on more is to be ordered; null: none */
  readonly reorder_level: number | null
  /** whether the stock is at that level or below */
  readonly low: boolean
  /** when more is announced; YYYY-MM-DD */
  readonly back_on: string | null
  /** whether visitors do not see it */
  readonly offline: boolean
}

/** A declaration of withdrawal from a contract. */
export type Withdrawal = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** the order; null where none fits what was entered */
  readonly order: string | null
  /** by what the order is known to be the declarer’s */
  readonly proof: 'account' | 'link' | 'email' | 'staff' | null
  /** as it was entered */
  readonly order_number: string
  /** of whoever declared it */
  readonly name: string
  /** where the receipt went */
  readonly email: string | null
  /** in which they are written to */
  readonly language: 'de' | 'en'
  /** what is withdrawn from; empty: the whole contract, or what `parts` says */
  readonly items: readonly {
    /** the line of the order */
    readonly line: string
    /** of a set: which piece, from 0; null: all of the line */
    readonly piece: number | null
    /** what was bought */
    readonly title: string
    /** pieces */
    readonly amount: number
  }[]
  /** what is withdrawn from, in the declarer’s words */
  readonly parts: string | null
  /** when it came in; ISO 8601 in UTC */
  readonly created: string
  /** when the goods arrived, as staff found out; YYYY-MM-DD */
  readonly arrived_on: string | null
  /** what became of it */
  readonly state: 'received' | 'accepted' | 'refused'
  /** what the customer was told */
  readonly answer: string | null
  /** when it was accepted or refused; ISO 8601 in UTC */
  readonly decided_at: string | null
  /** how often it was changed, beginning with 1; `If-Match` and `revision` take it */
  readonly revision: number
  /** when it was last changed; for those who may read orders, and not in the answer to a write; ISO 8601 in UTC */
  readonly changed?: string
}

/** A business document; once it is issued it never changes. */
export type BusinessDocument = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** what it is */
  readonly type: 'offer' | 'order' | 'delivery' | 'invoice' | 'reminder'
  /** what an invoice is for */
  readonly sort: 'invoice' | 'advance' | 'part' | 'final' | 'cancellation' | 'credit' | null
  /** of its range; null: it is a draft */
  readonly number: string | null
  /** how far it is */
  readonly status: 'open' | 'partial' | 'complete' | 'closed'
  /** of a draft: rises with each change */
  readonly revision: number
  /** that stands on it; YYYY-MM-DD */
  readonly date: string
  /** last day to pay; null: nothing was due; YYYY-MM-DD */
  readonly due_date: string | null
  /** the web order */
  readonly order: string | null
  /** whom it went to */
  readonly receiver: string
  /** without VAT, in whole cents */
  readonly net: number
  /** the VAT in it, in whole cents */
  readonly vat: number
  /** with VAT, in whole cents */
  readonly gross: number
  /** what was still to be paid when it was issued, in whole cents */
  readonly due: number
  /** what is still to be paid; negative: owed to whoever received it, in whole cents */
  readonly open: number
  /** ISO 4217 */
  readonly currency: string
  /** the invoice that it takes back or stands in the place of */
  readonly corrects: string | null
  /** over all that was issued and the document before it; null: it is a draft */
  readonly hash: string | null
  /** when it was issued; null: it is a draft; ISO 8601 in UTC */
  readonly issued: string | null
  /** when it was made; ISO 8601 in UTC */
  readonly created: string
  /** what is written into it: money in cents, rates in basis points, amounts in thousandths of a unit */
  readonly content: unknown
}

/** What was paid of an invoice at once; it never changes. */
export type InvoicePayment = {
  /** the id */
  readonly _id: string
  /** the invoice */
  readonly invoice: string
  /** what arrived; negative: what went back, in whole cents */
  readonly amount: number
  /** what was let off, in whole cents */
  readonly discount: number
  /** what a bank kept, in whole cents */
  readonly fee: number
  /** how it was paid */
  readonly method: 'transfer' | 'cash' | 'card' | 'shop' | 'voucher' | 'offset' | 'other'
  /** the day on which the money moved; YYYY-MM-DD */
  readonly paid_on: string
  /** the payment that it takes back; null: none */
  readonly takes_back: string | null
  /** of the staff */
  readonly note: string
}

/** A file of a bank that was taken in. */
export type BankFile = {
  /** the id */
  readonly _id: string
  /** what it was called */
  readonly name: string
  /** what it is */
  readonly format: 'camt.053.001.02' | 'camt.053.001.08' | 'csv'
  /** movements in it */
  readonly lines: number
  /** of these the ones that no earlier file had */
  readonly new_lines: number
  /** of its first movement; YYYY-MM-DD */
  readonly first_day: string
  /** of its last movement; YYYY-MM-DD */
  readonly last_day: string
}

/** A movement of an account of the shop. */
export type BankLine = {
  /** the id */
  readonly _id: string
  /** the file that brought it */
  readonly file: string
  /** what became of it */
  readonly state: 'open' | 'booked' | 'ignored'
  /** on which the bank booked it; YYYY-MM-DD */
  readonly booked_on: string
  /** above 0 came in, below went out, in whole cents */
  readonly amount: number
  /** what the bank kept, in whole cents */
  readonly fee: number
  /** of the other side */
  readonly name: string
  /** of the other side */
  readonly iban: string
  /** what was written with it */
  readonly purpose: string
}

/** The bill of a vendor, as its e-invoice says it. */
export type VendorBill = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** that the vendor gave it */
  readonly number: string
  /** who wrote it */
  readonly vendor: string
  /** the VAT ID of the vendor */
  readonly vat_id: string | null
  /** that stands on it; YYYY-MM-DD */
  readonly date: string
  /** last day to pay; the date where it names none; YYYY-MM-DD */
  readonly due_date: string
  /** without VAT, in whole cents */
  readonly net: number
  /** the VAT in it, in whole cents */
  readonly vat: number
  /** with VAT, in whole cents */
  readonly gross: number
  /** to be paid, in whole cents */
  readonly due: number
  /** ISO 4217 */
  readonly currency: string
  /** what became of it */
  readonly status: 'toCheck' | 'approved' | 'paid' | 'refused'
  /** why it was refused */
  readonly reason: string | null
  /** when it was paid; YYYY-MM-DD */
  readonly paid_date: string | null
  /** what it was written in */
  readonly format: 'xrechnungCii' | 'xrechnungUbl' | 'facturx' | 'peppol' | 'ubl' | 'ebinterface'
  /** the name of the file as it came */
  readonly file: string
  /** of the file as it came */
  readonly sha256: string
  /** when it was filed; ISO 8601 in UTC */
  readonly created: string
}

/** An address that is told of events. */
export type WebhookEndpoint = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** what it is for */
  readonly label: string
  /** where messages go */
  readonly url: string
  /** names of events; see `webhooks` in this document */
  readonly kinds: readonly string[]
  /** whether messages name people */
  readonly includes_people: boolean
  /** whether it is told of anything */
  readonly is_active: boolean
  /** why it was switched off by itself: nothing was accepted for three days, or it answered 410 */
  readonly off_reason: 'failing' | 'gone' | null
  /** since when nothing was accepted; null where the last message was; ISO 8601 in UTC */
  readonly failing_since: string | null
  /** when something was accepted last, to the minute; ISO 8601 in UTC */
  readonly delivered_at: string | null
  /** since when nothing was noted for it, the last time it was off, with a minute to spare: ask for what changed from then on; null where it was never off; ISO 8601 in UTC */
  readonly missed_since: string | null
  /** when it was switched on again, and told so by `webhook.resumed`; null while it is off; ISO 8601 in UTC */
  readonly missed_until: string | null
  /** until then the secret before signs as well; ISO 8601 in UTC */
  readonly previous_secret_until: string | null
  /** how often it was changed, beginning with 1; `If-Match` and `revision` take it */
  readonly revision: number
  /** when it was set up; ISO 8601 in UTC */
  readonly created: string
}

/** A message to an endpoint and what came of it. */
export type WebhookDelivery = {
  /** the id */
  readonly _id: string
  /** the same as `_id` */
  readonly id: string
  /** the id under which GraphQL shows it; both are taken wherever an id is */
  readonly global_id: string
  /** the endpoint */
  readonly endpoint: string
  /** the event */
  readonly kind: string
  /** what it is about; null of a test */
  readonly subject: string | null
  /** what became of it */
  readonly state: 'waiting' | 'delivered' | 'failed'
  /** since it was told or replayed */
  readonly attempts: number
  /** null where there is none; ISO 8601 in UTC */
  readonly next_attempt: string | null
  /** what is sent, without the person; null before the first attempt */
  readonly message: unknown
  /** the attempts, at most 20 */
  readonly log: readonly {
    /** when; ISO 8601 in UTC */
    readonly at: string
    /** how long it took */
    readonly milliseconds: number
    /** what was answered; null: nothing */
    readonly status: number | null
    /** why nothing was answered */
    readonly error: string | null
    /** the beginning of what was answered */
    readonly answer: string | null
  }[]
  /** when it happened; ISO 8601 in UTC */
  readonly created: string
  /** when it was delivered or given up; ISO 8601 in UTC */
  readonly ended: string | null
}

/** What the documented paths take: what stands in the path, the query and the body. */
export interface Inputs {
  /**
   * Signs in with e-mail (as `handle`, `username` or `email`), password and, where a second step is needed, `code` or `passkey` (an answer to `passkeyChallenge`); sets the session cookie. Answers `{fa2required: true, kinds}` where it is missing (`totp`, `passkey`, `recovery`) and `"ttop"` where it is wrong or too late. After many failures at an address it answers 409 PROOF_OF_WORK_REQUIRED with `proof: {challenge, difficulty}`: send the same again with `proof: {challenge, answer}` so that the SHA-256 of `challenge:answer` begins with `difficulty` zero bits.
   *
   * For everybody in a browser; no keys.
   *
   * Also fails with `WRONG_CREDENTIALS`, `EMAIL_NOT_CONFIRMED`, `PROOF_OF_WORK_REQUIRED`.
   */
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
  /**
   * Ends the session and clears its cookie; `redirect` is where the browser goes then. Being signed out already is no mistake.
   *
   * For everybody in a browser; no keys.
   */
  'GET /api/v0/auth/logout': { readonly [name: string]: never }
  /**
   * Who is signed in; guests have the role `guest` and no `_id`.
   *
   * For everyone.
   */
  'GET /api/v0/auth/getLoggedInState': { readonly [name: string]: never }
  /**
   * Names the tab that the browser has open; the same name is sent as header `localsessionid` later. It is kept as long as somebody is signed in, twenty of a browser; a sign-in that sends the header registers it, too.
   *
   * For everybody in a browser; no keys.
   */
  'POST /api/v0/registertab': {
    readonly tabSession?: string
  }
  /**
   * users (without guest, service and built-in accounts): one by `id` or `customer_number`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-created, created, -last_active, last_active, name, -name, changed), each beside `qry` or in it. `qry` takes ranges of `created` and `changed` ({"$gte", "$gt", "$lte", "$lt"}). Pulled by `sort=changed`, then by `cursor` while `more` is true: each record once after its last change, deletions as `{_id, deleted: true}`; a page may hold fewer than `limit`. `deleted=true` lists deletions alone.
   *
   * For member, admin, system, and keys with the scope `users.read`.
   */
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
  /**
   * Invites somebody: opens an account and sends a link by which they choose a password. `{remove: [ids]}` switches accounts off instead; none is ever deleted this way.
   *
   * For admin, system, and members and keys with the right `users.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/auth': {
    readonly handle?: string
    readonly username?: string
    readonly email?: string
    readonly roles?: readonly ('guest' | 'user' | 'member' | 'admin' | 'system' | 'internal')[]
    readonly language?: 'de' | 'en' | null
    readonly userData?: {
      readonly first_name?: string | null
      readonly last_name?: string | null
      readonly company?: string | null
    }
  } | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * Removes users by switching their accounts off (orders refer to them, so none is deleted; reactivate in the admin centre): one by `_id`, customer_number, handle, email or `id`, several by a list of ids, `{ids}` or `{remove}`.
   *
   * For admin, system, and members and keys with the right `users.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/auth': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly customer_number?: (string | number) | null
    readonly handle?: (string | number) | null
    readonly email?: (string | number) | null
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * Changes the signed-in user: names, phone, language, addresses as a whole list, default addresses, newsletter. What is left out stays; `meta`, `contacts`, `files` and `accounting` are only shown. Other roles, handles, passwords and discount groups than the user has are refused.
   *
   * For signed-in people; no keys.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/auth': {
    readonly _id?: string | null
    readonly handle?: string | null
    readonly username?: string | null
    readonly roles?: unknown
    readonly password?: unknown
    readonly language?: 'de' | 'en' | null
    readonly userData?: {
      readonly title?: string | null
      readonly first_name?: string | null
      readonly last_name?: string | null
      readonly company?: string | null
      readonly phone?: string | null
      readonly addresses?: readonly {
        readonly type?: 'person' | 'company' | null
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
      readonly shop?: {
        readonly discount_groups?: unknown
        readonly default_shipping_address?: string | false | null
        readonly default_invoice_address?: string | false | null
      }
      readonly newsletter?: {
        readonly consent?: boolean | string | null
      }
    }
  }
  /**
   * users (without guest, service and built-in accounts): one by id. Instead of the id also `key:value` (customer_number).
   *
   * For member, admin, system, and keys with the scope `users.read`.
   */
  'GET /api/v0/auth/{id}': {
    readonly id: string
  }
  /**
   * Removes one of the users by switching their accounts off (orders refer to them, so none is deleted; reactivate in the admin centre) by id, or by a key as `key:value`.
   *
   * For admin, system, and members and keys with the right `users.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/auth/{id}': {
    readonly id: string
  }
  /**
   * users (without guest, service and built-in accounts): several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`. Instead of the id also `key:value` (customer_number, handle, email).
   *
   * For member, admin, system, and keys with the scope `users.read`.
   */
  'POST /api/v0/batch/auth': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * Users found by words, of which each is part of name, e-mail, company or customer number.
   *
   * For member, admin, system, and keys with the scope `users.read`.
   */
  'POST /api/v0/search/auth': {
    readonly search: string
    readonly limit?: number
    readonly skip?: number
  }
  /**
   * A page of the user browser.
   *
   * For member, admin, system, and keys with the scope `users.read`.
   */
  'POST /api/v1/auth/getDataUserBrowser': {
    readonly page?: number
    readonly limit?: number
    readonly search?: string
    readonly roles?: readonly ('user' | 'member' | 'admin' | 'system' | 'internal')[]
    readonly groups?: readonly string[]
    readonly state?: 'active' | 'inactive' | 'deletionAsked' | 'invited' | 'unconfirmed'
    readonly sort?: '-created' | 'created' | '-last_active' | 'last_active' | 'name' | '-name'
  }
  /**
   * What the page of a user in the admin centre shows.
   *
   * For member, admin, system, and keys with the scope `users.read`.
   */
  'POST /api/v0/auth/getData': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly customer_number?: (string | number) | null
    readonly handle?: (string | number) | null
    readonly email?: (string | number) | null
  }
  /**
   * The discount groups of the shop, and the roles that users can have.
   *
   * For member, admin, system, and keys with the scope `users.read`.
   */
  'GET /api/v0/auth/getAvailableGroups': { readonly [name: string]: never }
  /**
   * The number by which the shop knows the signed-in customer.
   *
   * For signed-in people; no keys.
   */
  'GET /api/v0/auth/getUniqueCustomerId': { readonly [name: string]: never }
  /**
   * The team lists of the signed-in user: who wears which number and size.
   *
   * For signed-in people; no keys.
   */
  'GET /api/v0/team_lists': { readonly [name: string]: never }
  /**
   * Keeps a team list; with `_id` in place of that one.
   *
   * For signed-in people; no keys.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/team_lists': {
    readonly _id?: string | null
    readonly title: string
    readonly entries: readonly {
      readonly name?: string
      readonly number?: string
      readonly size?: string
    }[]
  }
  /**
   * Forgets a team list of the signed-in user.
   *
   * For signed-in people; no keys.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/team_lists/{id}': {
    readonly id: string
  }
  /**
   * The kept views of lists of the signed-in user, of one `list` or of all.
   *
   * For signed-in people; no keys.
   */
  'GET /api/v0/saved_views': {
    readonly list?: string
  }
  /**
   * Keeps a view of a list, in place of the one of that list that has the same title.
   *
   * For signed-in people who act for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/saved_views': {
    readonly list: string
    readonly title: string
    readonly search: string
  }
  /**
   * Forgets a view of the signed-in user.
   *
   * For signed-in people who act for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/saved_views/{id}': {
    readonly id: string
  }
  /**
   * The zip of all that is kept about the signed-in user, by the secret of the mail’s link; for seven days, and for nobody else.
   *
   * For signed-in people who act for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`.
   */
  'GET /api/v0/auth/dataExport/{secret}': {
    readonly secret: string
  }
  /**
   * Begins to set up an authenticator app, after the `password`, and a `passkey` where signing in takes one; it counts once `verify2FA` has seen a code.
   *
   * For signed-in people who act for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`.
   */
  'POST /api/v0/auth/enable2FA': {
    readonly password: string
    readonly passkey?: {
      readonly challengeId: string
      readonly response: string
    }
  }
  /**
   * Switches the second factor on by a `code` of the app, and ends all other sessions.
   *
   * For signed-in people who act for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`.
   */
  'POST /api/v0/auth/verify2FA': {
    readonly code: string
  }
  /**
   * Switches the second factor off by `password` and a `code` or `passkey`, and ends all other sessions.
   *
   * For signed-in people who act for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`.
   */
  'POST /api/v0/auth/disable2FA': {
    readonly password: string
    readonly code?: string
    readonly passkey?: {
      readonly challengeId: string
      readonly response: string
    }
  }
  /**
   * Sends a customer a link to switch the second factor off, if there is one; the answer does not tell whether. Staff ask an administrator.
   *
   * For everybody in a browser; no keys.
   */
  'POST /api/v0/shop/request2FAReset': {
    readonly handle?: string
    readonly username?: string
    readonly email?: string
  }
  /**
   * Asks by the `token` of the mail’s link and the `password` that the second factor be switched off, which happens three days later. A sign-in with it, `keep2FA` or `keep2FAByLink` keeps it.
   *
   * For everybody in a browser who acts for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`.
   */
  'POST /api/v0/auth/reset2FA': {
    readonly token: string
    readonly password: string
  }
  /**
   * A challenge for a passkey, which the browser answers; the answer is `passkey` of other paths, within five minutes, once.
   *
   * For everybody in a browser; no keys.
   */
  'POST /api/v0/auth/passkeyChallenge': { readonly [name: string]: never }
  /**
   * Whoever is signed in took note that their second factor was switched off.
   *
   * For signed-in people who act for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`.
   */
  'POST /api/v0/auth/acknowledge2FAReset': { readonly [name: string]: never }
  /**
   * Keeps the second factor that was to be switched off, of whoever is signed in.
   *
   * For signed-in people who act for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`.
   */
  'POST /api/v0/auth/keep2FA': { readonly [name: string]: never }
  /**
   * Keeps the second factor that was to be switched off, by the `token` of a mail’s link.
   *
   * For everybody in a browser who acts for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`.
   */
  'POST /api/v0/auth/keep2FAByLink': {
    readonly token: string
  }
  /**
   * Opens an account with the e-mail as `handle` and sends a mail with the link that confirms it. `meta`, an object of at most 4,000 characters of JSON, is kept and shown to staff. `accept_terms` true is kept with the wording of the terms, false is refused.
   *
   * For everybody in a browser who acts for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`.
   */
  'POST /api/v0/auth/signup': {
    readonly handle?: string
    readonly username?: string
    readonly email?: string
    readonly password: string
    readonly password2: string
    readonly userData?: {
      readonly title?: string | null
      readonly first_name?: string | null
      readonly last_name?: string | null
      readonly company?: string | null
      readonly phone?: string | null
      readonly addresses?: (readonly {
        readonly type?: 'person' | 'company' | null
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
    }
    readonly meta?: unknown
    readonly alternate_shipping_address?: boolean | null
    readonly newsletter_consent?: boolean | null
    readonly accept_terms?: boolean | null
  }
  /**
   * Opens an account with the e-mail as `handle` and sends a mail with the link that confirms it. `meta`, an object of at most 4,000 characters of JSON, is kept and shown to staff. `accept_terms` true is kept with the wording of the terms, false is refused.
   *
   * For everybody in a browser who acts for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`.
   */
  'POST /api/v0/shop/signup': {
    readonly handle?: string
    readonly username?: string
    readonly email?: string
    readonly password: string
    readonly password2: string
    readonly userData?: {
      readonly title?: string | null
      readonly first_name?: string | null
      readonly last_name?: string | null
      readonly company?: string | null
      readonly phone?: string | null
      readonly addresses?: (readonly {
        readonly type?: 'person' | 'company' | null
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
    }
    readonly meta?: unknown
    readonly alternate_shipping_address?: boolean | null
    readonly newsletter_consent?: boolean | null
    readonly accept_terms?: boolean | null
  }
  /**
   * Confirms the address of an account by the `token` of the mail’s link; signs nobody in. It takes the `password` of the sign-up, or a `newPassword`, with which nothing is left of what was entered then.
   *
   * For everybody in a browser who acts for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`.
   */
  'POST /api/v0/auth/verify': {
    readonly token: string
    readonly password?: string
    readonly newPassword?: string
    readonly newPassword2?: string
  }
  /**
   * Sends a link to choose a new password if there is such an account; the answer does not tell whether.
   *
   * For everybody in a browser; no keys.
   */
  'POST /api/v0/auth/requestPasswordReset': {
    readonly handle?: string
    readonly username?: string
    readonly email?: string
  }
  /**
   * Sends a link to choose a new password if there is such an account; the answer does not tell whether.
   *
   * For everybody in a browser; no keys.
   */
  'POST /api/v0/shop/requestPasswordReset': {
    readonly handle?: string
    readonly username?: string
    readonly email?: string
  }
  /**
   * Sets a new password by the `token` of the mail’s link, once, and ends every session of the account. Passkeys and API keys are removed unless `keep_passkeys` and `keep_api_keys` say otherwise; the second factor stays.
   *
   * For everybody in a browser who acts for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`.
   */
  'POST /api/v0/auth/resetPassword': {
    readonly token: string
    readonly password: string
    readonly password2?: string
    readonly keep_passkeys?: boolean
    readonly keep_api_keys?: boolean
  }
  /**
   * Sets the first password of somebody invited, by the `token` of the invitation.
   *
   * For everybody in a browser who acts for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`.
   */
  'POST /api/v0/auth/setPassword': {
    readonly token: string
    readonly password: string
    readonly password2?: string
  }
  /**
   * Changes one’s own password, `oldPassword` being the present one, with a `code` or `passkey` where signing in takes one, and ends all other sessions.
   *
   * For signed-in people who act for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`.
   */
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
  /**
   * How strong a password is. Nothing is kept.
   *
   * For everybody in a browser; no keys.
   */
  'POST /api/v0/auth/checkPasswordStrength': {
    readonly password: string
  }
  /**
   * What the shop is set to, by section. Secrets are never shown.
   *
   * For member, admin, system, and keys with the scope `settings.read`.
   */
  'GET /api/v0/config': { readonly [name: string]: never }
  /**
   * Changes fields of one section, or by the documented names in `config`: what is absent stays, null clears. With `version` only if nobody changed the section since.
   *
   * For admin, system, and members and keys with the right `settings.write`.
   *
   * Also fails with `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/config': {
    readonly section?: string | null
    readonly version?: number | null
    /** By the names that `GET config` has them under, in place of section and changes; all of it or nothing. */
    readonly config?: { readonly [name: string]: unknown } | null
    readonly changes?: { readonly [name: string]: unknown } | null
  }
  /**
   * All settings as a file, for `POST config/import` here or elsewhere. Secrets are none of it.
   *
   * For admin, system, and members and keys with the right `settings.write`.
   */
  'GET /api/v0/config/export': { readonly [name: string]: never }
  /**
   * Takes over a file of settings as a whole, or not at all. With `dry_run` it only tells what would change.
   *
   * For admin, system, and members and keys with the right `settings.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/config/import': {
    /** What `GET config/export` answered. */
    readonly file: unknown
  }
  /**
   * Sends one mail by a mailbox, at once, and tells what came of it.
   *
   * For admin, system, and members and keys with the right `settings.write`.
   */
  'POST /api/v0/config_test_mailbox': {
    /** Its uuid; absent: the default one. */
    readonly mailbox?: string | null
    /** To whom; absent: whoever asks. */
    readonly to?: string | null
  }
  /**
   * customers: everybody who ordered, and accounts of customers: one by `id` or `customer_number`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-last_order, last_order, -revenue, revenue, -orders, orders, -open, open, name, -name), each beside `qry` or in it. `qry` takes ranges of `created` ({"$gte", "$gt", "$lte", "$lt"}).
   *
   * For member, admin, system, and keys with the scope `orders.read`.
   */
  'GET /api/v0/shop_customer': {
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
  /**
   * customers: everybody who ordered, and accounts of customers: one by id. Instead of the id also `key:value` (customer_number).
   *
   * For member, admin, system, and keys with the scope `orders.read`.
   */
  'GET /api/v0/shop_customer/{id}': {
    readonly id: string
  }
  /**
   * customers: everybody who ordered, and accounts of customers: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`. Instead of the id also `key:value` (customer_number, email).
   *
   * For member, admin, system, and keys with the scope `orders.read`.
   */
  'POST /api/v0/batch/shop_customer': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * What the page of a customer in the admin centre shows: figures, their latest orders, the account and what was agreed.
   *
   * For member, admin, system, and keys with the scope `orders.read`.
   */
  'GET /api/v1/shop/getPageDataCustomerEdit': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly customer_number?: (string | number) | null
  }
  /**
   * How many things there are that came with the demo shop.
   *
   * For member, admin, system, and keys with the scope `settings.read`.
   */
  'GET /api/v0/demo': { readonly [name: string]: never }
  /**
   * Removes the customers, contact persons and orders of the demo shop with their mails; with `catalogue` its products, groups, colours and pictures too. What people made stays, and what it rests on.
   *
   * For admin, system, and members and keys with the right `settings.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/demo': {
    readonly catalogue?: boolean
  }
  /**
   * The countries that the shop delivers to, in their order, with German and English names.
   *
   * For everyone.
   */
  'GET /api/v0/shop_countries': { readonly [name: string]: never }
  /**
   * A file; pictures without what cameras and programs wrote into them. With `inline=true` shown in the browser where that is harmless.
   *
   * For everyone.
   */
  'GET /api/v0/download/{id}': {
    readonly id: string
    readonly inline?: string
  }
  /**
   * A picture, or the first page of a PDF, in one of the offered sizes (`gridref` of the file’s `gridrefs`): leads to the picture’s address. One that is not public is sent itself, in the best format that `Accept` names.
   *
   * For everyone.
   */
  'GET /api/v0/download/{id}/{gridref}': {
    readonly id: string
    readonly gridref: string
  }
  /**
   * Which files are being edited, by whom and in which tab.
   *
   * For member, admin, system, and keys with the scope `files.read`.
   */
  'GET /api/pageData/system_filelock': { readonly [name: string]: never }
  /**
   * Gives back the lock of a file, or by its global id of a product, that the tab holds which asks (`localsessionid`); a file that nobody edits stays free. Somebody else’s is refused with `fileLock`, unless it is `force`d: one’s own in another tab, and by whoever may delete files that of others.
   *
   * For signed-in people who act for nobody else; no keys.
   *
   * Also fails with `FILE_LOCKED`, `PRODUCT_LOCKED`, `ACTING_FOR_CUSTOMER`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/freeFileLock': {
    readonly _id: string
    readonly force?: boolean
  }
  /**
   * Cuts a rectangle out of a picture, in pixels of the picture as it is seen now, or crops pages of a PDF, in points (72 to an inch): what is cut off them is hidden in the file, not gone. What was uploaded is kept, and what the file was becomes an earlier version. Of a PDF all pages, or those that `pages` names; the first has number 1. With `revision` only if that is its present one.
   *
   * For member, admin, system, and keys with the scope `files.write`.
   *
   * Also fails with `FILE_LOCKED`, `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/crop': {
    readonly _id: string
    readonly revision?: number
    readonly pages?: readonly number[]
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
  /**
   * Turns a picture, or pages of a PDF, clockwise by `angle` degrees, a multiple of 90; what was cut out stays. What was uploaded is kept, and what the file was becomes an earlier version. Of a PDF all pages, or those that `pages` names; the first has number 1. With `revision` only if that is its present one.
   *
   * For member, admin, system, and keys with the scope `files.write`.
   *
   * Also fails with `FILE_LOCKED`, `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/rotate': {
    readonly _id: string
    readonly revision?: number
    readonly pages?: readonly number[]
    readonly angle: number
  }
  /**
   * A picture as it was uploaded, whatever was done to it since, in one of the offered sizes and the best format that `Accept` names. For those who edit it: what was cut away is nobody else’s.
   *
   * For member, admin, system, and keys with the scope `files.read`.
   */
  'GET /api/v0/original/{id}/{gridref}': {
    readonly id: string
    readonly gridref: string
  }
  /**
   * What a page of a PDF shows as it was uploaded, as WebP with a longer side of 1600 pixels.
   *
   * For member, admin, system, and keys with the scope `files.read`.
   */
  'GET /api/v0/original/{id}/pages/{number}': {
    readonly id: string
    readonly number: number
  }
  /**
   * files of the library: one by `id`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-uploadDate, uploadDate, name, -name, size, -size), each beside `qry` or in it. `qry` takes ranges of `created` ({"$gte", "$gt", "$lte", "$lt"}).
   *
   * For member, admin, system, and keys with the scope `files.read`.
   */
  'GET /api/v0/file': {
    readonly id?: string
    readonly _id?: string
    readonly qry?: string | { readonly [name: string]: unknown }
    readonly limit?: number | string
    readonly skip?: number | string
    readonly sort?: string | ({ readonly [name: string]: 1 | -1 })
    readonly deleted?: boolean | ('true' | 'false')
    readonly cursor?: string
  }
  /**
   * Changes one of the files of the library, named by `_id`, or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay. Removed files lie in the trash, from where `POST file/restore` brings them back; one that is in use is not removed (FILE_IN_USE, 409; `file/{id}/uses` says where). Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412.
   *
   * For member, admin, system, and keys with the scope `files.write`.
   *
   * Also fails with `11000`, `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/file': {
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly name?: string
    readonly tags?: readonly string[] | null
    readonly alt?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly caption?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly public?: boolean
    readonly focal_point?: {
      readonly x: number
      readonly y: number
    }
  } & { readonly [field: string]: unknown } | readonly ({
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly name?: string
    readonly tags?: readonly string[] | null
    readonly alt?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly caption?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly public?: boolean
    readonly focal_point?: {
      readonly x: number
      readonly y: number
    }
  } & { readonly [field: string]: unknown })[]
  /**
   * Removes files of the library: one by `_id` or `id`, several by a list of ids, `{ids}` or `{remove}`.
   *
   * For member, admin, system, and keys with the scope `files.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/file': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * Removes several files, by `{remove: [ids]}`: they lie in the trash then. New ones come by `POST upload`.
   *
   * For member, admin, system, and keys with the scope `files.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/file': {
    readonly remove: readonly string[]
  }
  /**
   * files of the library: one by id.
   *
   * For member, admin, system, and keys with the scope `files.read`.
   */
  'GET /api/v0/file/{id}': {
    readonly id: string
  }
  /**
   * Removes one of the files of the library by id, or by a key as `key:value`.
   *
   * For member, admin, system, and keys with the scope `files.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/file/{id}': {
    readonly id: string
  }
  /**
   * files of the library: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`.
   *
   * For member, admin, system, and keys with the scope `files.read`.
   */
  'POST /api/v0/batch/file': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * Brings files back out of the trash; those that do not lie there are left out.
   *
   * For member, admin, system, and keys with the scope `files.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/file/restore': {
    readonly ids: readonly string[]
  }
  /**
   * What uses a file: at most fifty things of each kind.
   *
   * For member, admin, system, and keys with the scope `files.read`.
   */
  'GET /api/v0/file/{id}/uses': {
    readonly id: string
  }
  /**
   * What a file was before it was edited or replaced, the latest first; at most a hundred.
   *
   * For member, admin, system, and keys with the scope `files.read`.
   */
  'GET /api/v0/file/{id}/versions': {
    readonly id: string
  }
  /**
   * A small picture of an earlier version.
   *
   * For member, admin, system, and keys with the scope `files.read`.
   */
  'GET /api/v0/file/{id}/versions/{number}/picture': {
    readonly id: string
    readonly number: number
  }
  /**
   * Gives a file back what it was; what it is now becomes a version.
   *
   * For member, admin, system, and keys with the scope `files.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/file/{id}/versions/{number}/restore': {
    readonly id: string
    readonly number: number
    readonly revision?: number
  }
  /**
   * Gives a file another content, as a form of several parts: id, address, words and tags stay, whatever shows it shows the new one, and what it was becomes a version. A picture is replaced by a picture.
   *
   * For member, admin, system, and keys with the scope `files.write`.
   *
   * Also fails with `FILE_TYPE_INVALID`, `FILE_TOO_LARGE`, `QUOTA_REACHED`, `FILE_LOCKED`, `STALE_REVISION`, `TRANSITION_NOT_ALLOWED`.
   */
  'POST /api/v0/file/{id}/replace': {
    readonly id: string
  }
  /**
   * Files as one ZIP, which is sent while it is made: at most 1000, unknown ones left out. The body is a list of ids or `{ids}`, as JSON or as a form, where commas stand between them.
   *
   * For member, admin, system, and keys with the scope `files.read`.
   */
  'POST /api/v0/batch/file/zip': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[] | string
  } | readonly string[]
  /**
   * All products with their sizes as a table, which an import reads as it is: CSV (UTF-8, semicolons), XLSX or JSON (a list of objects by the keys of the fields). `ids`: these alone, at most 500, with commas between them.
   *
   * For member, admin, system, and keys with the scope `catalogue.read`.
   */
  'GET /api/v0/shop_product/export': {
    readonly format?: 'csv' | 'xlsx' | 'json'
    readonly ids?: string
  }
  /**
   * What is wrong with the table of an import, by line and column, as a CSV file; the first 5000.
   *
   * For member, admin, system, and keys with the scope `catalogue.read`.
   */
  'GET /api/v0/product_import/{id}/errors.csv': {
    readonly id: string
  }
  /**
   * A page of the file browser, ten files, the first with `selectedPage` 0. `typeFilter`: extensions, or the types picture, pdf, document, video and other; `tagsFilter`: all of them; `mode`: what files are chosen for.
   *
   * For member, admin, system, and keys with the scope `files.read`.
   */
  'POST /api/v1/file/getDataFileBrowser': {
    readonly selectedPage?: number
    readonly searchString?: string
    readonly sortByFilter?: 'recently_uploaded' | 'in_gallery' | 'upload_queued' | 'from_archive'
    readonly typeFilter?: readonly string[] | string
    readonly tagsFilter?: readonly string[] | string
    readonly getIds?: boolean | readonly string[]
    readonly mode?: 'gallery' | 'editor' | 'insertImageNewsletter' | 'insertDownload' | 'chooseDownload'
  }
  /**
   * A page of the browser of a gallery: pictures, unless `mode` says otherwise. `in_gallery` with `getIds`, the ids of the gallery’s pictures, answers these in their order; `getIds: true` adds the ids of all that fit.
   *
   * For member, admin, system, and keys with the scope `files.read`.
   */
  'POST /api/v1/file/getDataGalleryBrowser': {
    readonly selectedPage?: number
    readonly searchString?: string
    readonly sortByFilter?: 'recently_uploaded' | 'in_gallery' | 'upload_queued' | 'from_archive'
    readonly typeFilter?: readonly string[] | string
    readonly tagsFilter?: readonly string[] | string
    readonly getIds?: boolean | readonly string[]
    readonly mode?: 'gallery' | 'editor' | 'insertImageNewsletter' | 'insertDownload' | 'chooseDownload'
  }
  /**
   * Files by words of name, texts and tags, the newest first.
   *
   * For member, admin, system, and keys with the scope `files.read`.
   */
  'POST /api/v0/search/file': {
    readonly search: string
    readonly limit?: number
    readonly skip?: number
  }
  /**
   * Brings a file into the library, as a form of several parts. A file whose content is there already is refused with C1, which names it as `existing`; `duplicate` says otherwise. Large files may come in parts instead, by tus 1.0.0 to `/api/v0/uploads`.
   *
   * For member, admin, system, and keys with the scope `files.write`.
   *
   * Also fails with `FILE_TYPE_INVALID`, `FILE_TOO_LARGE`, `IMAGE_TOO_SMALL`, `C1`, `QUOTA_REACHED`.
   */
  'POST /api/v0/upload': { readonly [name: string]: never }
  /**
   * Room for files, and how much of it is taken. There is one for all: whatever the id, it is answered.
   *
   * For member, admin, system, and keys with the scope `files.read`.
   */
  'GET /api/v0/quota': {
    readonly id?: string
  }
  /**
   * Room for files, and how much of it is taken. There is one for all: whatever the id, it is answered.
   *
   * For member, admin, system, and keys with the scope `files.read`.
   */
  'GET /api/v0/quota/{id}': {
    readonly id: string
  }
  /**
   * galleries: one by `id` or `slug`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-changed, changed, -created, created), each beside `qry` or in it. `qry` takes ranges of `created` ({"$gte", "$gt", "$lte", "$lt"}).
   *
   * For everyone.
   */
  'GET /api/v0/gallery': {
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
  /**
   * Makes one of the galleries, or several: a list, or `{items}`, of up to 500. With `{remove: [ids]}` removes several. Settings that are none fall back to their defaults. `images` is replaced as a whole, in its order; the pictures of a gallery that `is_public` become public with it. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is.
   *
   * For member, admin, system, and keys with the scope `files.write`.
   *
   * Also fails with `11000`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/gallery': {
    readonly slug?: string | null
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** true, false; anything else becomes the default */
    readonly showTitle?: string | number | boolean | null
    /** seconds, as a number or a text; anything else becomes the default */
    readonly interval?: string | number | boolean | null
    /** crop, stretch, fit, cropcover; anything else becomes the default */
    readonly size?: string | number | boolean | null
    /** fullscreen, none; anything else becomes the default */
    readonly onClick?: string | number | boolean | null
    /** crop, stretch, fit, cropcover; anything else becomes the default */
    readonly sizeClick?: string | number | boolean | null
    /** top, center, bottom; anything else becomes the default */
    readonly pivotV?: string | number | boolean | null
    /** left, center, right; anything else becomes the default */
    readonly pivotH?: string | number | boolean | null
    /** of older data: the vertical and the horizontal pivot in one list */
    readonly pivot?: readonly string[] | null
    readonly images?: (readonly (string | {
      readonly _id: string
    })[]) | null
    readonly is_public?: boolean | null
  } | readonly ({
    readonly slug?: string | null
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** true, false; anything else becomes the default */
    readonly showTitle?: string | number | boolean | null
    /** seconds, as a number or a text; anything else becomes the default */
    readonly interval?: string | number | boolean | null
    /** crop, stretch, fit, cropcover; anything else becomes the default */
    readonly size?: string | number | boolean | null
    /** fullscreen, none; anything else becomes the default */
    readonly onClick?: string | number | boolean | null
    /** crop, stretch, fit, cropcover; anything else becomes the default */
    readonly sizeClick?: string | number | boolean | null
    /** top, center, bottom; anything else becomes the default */
    readonly pivotV?: string | number | boolean | null
    /** left, center, right; anything else becomes the default */
    readonly pivotH?: string | number | boolean | null
    /** of older data: the vertical and the horizontal pivot in one list */
    readonly pivot?: readonly string[] | null
    readonly images?: (readonly (string | {
      readonly _id: string
    })[]) | null
    readonly is_public?: boolean | null
  })[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * Changes one of the galleries, named by `_id` (or slug where no id is sent), or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. Settings that are none fall back to their defaults. `images` is replaced as a whole, in its order; the pictures of a gallery that `is_public` become public with it. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is.
   *
   * For member, admin, system, and keys with the scope `files.write`.
   *
   * Also fails with `11000`, `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/gallery': {
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly slug?: string | null
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** true, false; anything else becomes the default */
    readonly showTitle?: string | number | boolean | null
    /** seconds, as a number or a text; anything else becomes the default */
    readonly interval?: string | number | boolean | null
    /** crop, stretch, fit, cropcover; anything else becomes the default */
    readonly size?: string | number | boolean | null
    /** fullscreen, none; anything else becomes the default */
    readonly onClick?: string | number | boolean | null
    /** crop, stretch, fit, cropcover; anything else becomes the default */
    readonly sizeClick?: string | number | boolean | null
    /** top, center, bottom; anything else becomes the default */
    readonly pivotV?: string | number | boolean | null
    /** left, center, right; anything else becomes the default */
    readonly pivotH?: string | number | boolean | null
    /** of older data: the vertical and the horizontal pivot in one list */
    readonly pivot?: readonly string[] | null
    readonly images?: (readonly (string | {
      readonly _id: string
    })[]) | null
    readonly is_public?: boolean | null
  } & { readonly [field: string]: unknown } | readonly ({
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly slug?: string | null
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    /** true, false; anything else becomes the default */
    readonly showTitle?: string | number | boolean | null
    /** seconds, as a number or a text; anything else becomes the default */
    readonly interval?: string | number | boolean | null
    /** crop, stretch, fit, cropcover; anything else becomes the default */
    readonly size?: string | number | boolean | null
    /** fullscreen, none; anything else becomes the default */
    readonly onClick?: string | number | boolean | null
    /** crop, stretch, fit, cropcover; anything else becomes the default */
    readonly sizeClick?: string | number | boolean | null
    /** top, center, bottom; anything else becomes the default */
    readonly pivotV?: string | number | boolean | null
    /** left, center, right; anything else becomes the default */
    readonly pivotH?: string | number | boolean | null
    /** of older data: the vertical and the horizontal pivot in one list */
    readonly pivot?: readonly string[] | null
    readonly images?: (readonly (string | {
      readonly _id: string
    })[]) | null
    readonly is_public?: boolean | null
  } & { readonly [field: string]: unknown })[]
  /**
   * Removes galleries: one by `_id`, slug or `id`, several by a list of ids, `{ids}` or `{remove}`.
   *
   * For admin, system, and members and keys with the right `files.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/gallery': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly slug?: (string | number) | null
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * galleries: one by id. Instead of the id also `key:value` (slug).
   *
   * For everyone.
   */
  'GET /api/v0/gallery/{id}': {
    readonly id: string
  }
  /**
   * Removes one of the galleries by id, or by a key as `key:value`.
   *
   * For admin, system, and members and keys with the right `files.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/gallery/{id}': {
    readonly id: string
  }
  /**
   * galleries: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`. Instead of the id also `key:value` (slug).
   *
   * For everyone.
   */
  'POST /api/v0/batch/gallery': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * Brings deleted galleries back, not public. Their addresses are theirs again unless others have them by now; those that are not deleted are left out.
   *
   * For admin, system, and members and keys with the right `files.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/gallery/restore': {
    readonly ids: readonly string[]
  }
  /**
   * entries: one by `id` or `slug`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-changed, changed, -created, created), each beside `qry` or in it. `qry` takes ranges of `created` ({"$gte", "$gt", "$lte", "$lt"}). It also takes `_id`, `type` and `tags` (one tag).
   *
   * For everyone.
   */
  'GET /api/v0/entry': {
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
  /**
   * Makes one of the entries, or several: a list, or `{items}`, of up to 500. With `{remove: [ids]}` removes several. Writing changes the working copy; visitors see it once it is published. `content` replaces the texts in their order: those that are there get the new ones, what is left over goes or is added at the end. `type` is said once, with the first writing. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is.
   *
   * For member, admin, system, and keys with the scope `content.write`.
   *
   * Also fails with `11000`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/entry': {
    readonly type?: 'page' | 'post' | 'event' | 'standing' | 'reusable' | 'template'
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly slug?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly description?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly content?: readonly string[] | null
    readonly media?: readonly string[] | null
    readonly downloads?: readonly string[] | null
    readonly links?: (readonly {
      readonly title?: string | null
      readonly url: string
    }[]) | null
    readonly tags?: readonly string[] | null
    readonly publish_date?: string | null
    readonly date?: string | null
    readonly date_end?: string | null
  } | readonly ({
    readonly type?: 'page' | 'post' | 'event' | 'standing' | 'reusable' | 'template'
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly slug?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly description?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly content?: readonly string[] | null
    readonly media?: readonly string[] | null
    readonly downloads?: readonly string[] | null
    readonly links?: (readonly {
      readonly title?: string | null
      readonly url: string
    }[]) | null
    readonly tags?: readonly string[] | null
    readonly publish_date?: string | null
    readonly date?: string | null
    readonly date_end?: string | null
  })[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * Changes one of the entries, named by `_id` (or slug where no id is sent), or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. Writing changes the working copy; visitors see it once it is published. `content` replaces the texts in their order: those that are there get the new ones, what is left over goes or is added at the end. `type` is said once, with the first writing. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is.
   *
   * For member, admin, system, and keys with the scope `content.write`.
   *
   * Also fails with `11000`, `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/entry': {
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly type?: 'page' | 'post' | 'event' | 'standing' | 'reusable' | 'template'
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly slug?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly description?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly content?: readonly string[] | null
    readonly media?: readonly string[] | null
    readonly downloads?: readonly string[] | null
    readonly links?: (readonly {
      readonly title?: string | null
      readonly url: string
    }[]) | null
    readonly tags?: readonly string[] | null
    readonly publish_date?: string | null
    readonly date?: string | null
    readonly date_end?: string | null
  } & { readonly [field: string]: unknown } | readonly ({
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly type?: 'page' | 'post' | 'event' | 'standing' | 'reusable' | 'template'
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly slug?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly description?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly content?: readonly string[] | null
    readonly media?: readonly string[] | null
    readonly downloads?: readonly string[] | null
    readonly links?: (readonly {
      readonly title?: string | null
      readonly url: string
    }[]) | null
    readonly tags?: readonly string[] | null
    readonly publish_date?: string | null
    readonly date?: string | null
    readonly date_end?: string | null
  } & { readonly [field: string]: unknown })[]
  /**
   * Removes entries: one by `_id`, slug or `id`, several by a list of ids, `{ids}` or `{remove}`.
   *
   * For admin, system, and members and keys with the right `content.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/entry': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly slug?: (string | number) | null
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * entries: one by id. Instead of the id also `key:value` (slug).
   *
   * For everyone.
   */
  'GET /api/v0/entry/{id}': {
    readonly id: string
  }
  /**
   * Removes one of the entries by id, or by a key as `key:value`.
   *
   * For admin, system, and members and keys with the right `content.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/entry/{id}': {
    readonly id: string
  }
  /**
   * entries: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`. Instead of the id also `key:value` (slug).
   *
   * For everyone.
   */
  'POST /api/v0/batch/entry': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * Working copies by words of titles, addresses and tags, those changed last first.
   *
   * For member, admin, system, and keys with the scope `content.read`.
   */
  'POST /api/v0/search/entry': {
    readonly search: string
    readonly limit?: number
    readonly skip?: number
  }
  /**
   * Brings entries back from the trash, unpublished; those that are not in it are left out.
   *
   * For member, admin, system, and keys with the scope `content.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/entry/restore': {
    readonly ids: readonly string[]
  }
  /**
   * Shows the working copy to visitors in these languages, at once or from `start` on, until `end`. Its files become public: `made_public` names them.
   *
   * For admin, system, and members and keys with the right `content.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/entry/{id}/publish': {
    readonly id: string
    readonly languages: readonly ('de' | 'en')[]
    readonly start?: string | null
    readonly end?: string | null
  }
  /**
   * Takes an entry away from visitors in these languages; the working copy stays.
   *
   * For admin, system, and members and keys with the right `content.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/entry/{id}/withdraw': {
    readonly id: string
    readonly languages: readonly ('de' | 'en')[]
  }
  /**
   * Sends what somebody filled in: `answers` by the keys of the form’s fields, several choices as a list. Once all is right it is answered 409 PROOF_OF_WORK_REQUIRED with `proof: {challenge, difficulty}`: send the same again with `proof: {challenge, answer}` so that the SHA-256 of `challenge:answer` begins with `difficulty` zero bits. `website` stays empty.
   *
   * For everybody in a browser who acts for nobody else; no keys.
   *
   * Also fails with `PROOF_OF_WORK_REQUIRED`, `ANSWER_MISSING`, `ANSWER_INVALID`, `ACTING_FOR_CUSTOMER`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/forms/jobs': {
    readonly key: string
    readonly answers: { readonly [name: string]: string | readonly string[] }
    readonly website?: string | null
    readonly proof?: {
      readonly challenge: string
      readonly answer: string
    }
    readonly form: string
  }
  /**
   * Sends a message by the contact form, as `forms/jobs` does by the one that it names. Once all is right it is answered 409 PROOF_OF_WORK_REQUIRED with `proof: {challenge, difficulty}`: send the same again with `proof: {challenge, answer}` so that the SHA-256 of `challenge:answer` begins with `difficulty` zero bits. `website` stays empty.
   *
   * For everybody in a browser who acts for nobody else; no keys.
   *
   * Also fails with `PROOF_OF_WORK_REQUIRED`, `ANSWER_MISSING`, `ANSWER_INVALID`, `ACTING_FOR_CUSTOMER`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/message': {
    readonly key: string
    readonly answers: { readonly [name: string]: string | readonly string[] }
    readonly website?: string | null
    readonly proof?: {
      readonly challenge: string
      readonly answer: string
    }
  }
  /**
   * messages that visitors sent by forms: one by `id`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-created, created), each beside `qry` or in it. `qry` takes ranges of `created` ({"$gte", "$gt", "$lte", "$lt"}). It also takes `_id`, `read` and `form` (an id).
   *
   * For member, admin, system, and keys with the scope `messages.read`.
   */
  'GET /api/v0/message': {
    readonly id?: string
    readonly _id?: string
    readonly qry?: string | { readonly [name: string]: unknown }
    readonly limit?: number | string
    readonly skip?: number | string
    readonly sort?: string | ({ readonly [name: string]: 1 | -1 })
    readonly deleted?: boolean | ('true' | 'false')
    readonly cursor?: string
  }
  /**
   * Changes one of the messages, named by `_id`, or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. What can be changed is whether it was read.
   *
   * For admin, system, and members and keys with the right `messages.write`.
   *
   * Also fails with `11000`, `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/message': {
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly read?: boolean
  } & { readonly [field: string]: unknown } | readonly ({
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly read?: boolean
  } & { readonly [field: string]: unknown })[]
  /**
   * Removes messages: one by `_id` or `id`, several by a list of ids, `{ids}` or `{remove}`.
   *
   * For admin, system, and members and keys with the right `messages.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/message': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * messages that visitors sent by forms: one by id.
   *
   * For member, admin, system, and keys with the scope `messages.read`.
   */
  'GET /api/v0/message/{id}': {
    readonly id: string
  }
  /**
   * Removes one of the messages by id, or by a key as `key:value`.
   *
   * For admin, system, and members and keys with the right `messages.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/message/{id}': {
    readonly id: string
  }
  /**
   * messages that visitors sent by forms: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`.
   *
   * For member, admin, system, and keys with the scope `messages.read`.
   */
  'POST /api/v0/batch/message': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * A file that came with a message, to be saved: it is never shown, whatever it is.
   *
   * For member, admin, system, and keys with the scope `messages.read`.
   */
  'GET /api/v0/message/{id}/file/{file}': {
    readonly id: string
    readonly file: string
  }
  /**
   * products: one by `id` or `order_number`, `slug`, `gtin`, `sku`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (order, -order, title, -title, price, -price, created, -created, changed), each beside `qry` or in it. `qry` takes ranges of `created` and `changed` ({"$gte", "$gt", "$lte", "$lt"}). Pulled by `sort=changed`, then by `cursor` while `more` is true: each record once after its last change, deletions as `{_id, deleted: true}`; a page may hold fewer than `limit`. `deleted=true` lists deletions alone.
   *
   * For everyone.
   */
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
  /**
   * Makes one of the products, or several: a list, or `{items}`, of up to 500. With `{remove: [ids]}` removes several. Prices are euros with at most two decimals, or whole cents (`price_cents`, which win where both were changed). Entries of `variants` (by `_id`, `key`, `order_number`, `sku` or `gtin`), `bulk_prices` (by `from`, `scope` and `keys`), `media.images`, `downloads` (by `_id`) and `properties` (by `key`) are merged: those that are left out stay, `remove: true` takes one away. Pictures and downloads are files of the library that are for everybody: one that is not there yet is added; `order` is the place of a picture, from 0. `slots`, `cross`, `claims`, `special_offers` and lists of ids are replaced as a whole; with `parent`, or the id of a child, a single size variant is meant. Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is.
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `11000`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop_product': {
    readonly parent?: string | null
    readonly type?: 'product' | 'goods' | 'set' | 'voucher' | null
    readonly deleted?: false
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
    /** key of a unit of the configuration. Key of the unit of the shop in which it is counted; null: the usual one. Words of its own go before. */
    readonly quantity_unit?: string | null
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
    readonly safety?: {
      readonly producer: string
      readonly address: string
      readonly email: string
      readonly eu_person?: string | null
      readonly warnings?: (string | ({
        readonly de?: string | null
        readonly en?: string | null
      })) | null
    }
    readonly content?: {
      readonly amount: number
      readonly unit: 'g' | 'ml' | 'cm' | 'cm2'
    }
    readonly lettering?: {
      readonly method?: 'flock' | 'digital' | 'embroidery'
      readonly place?: 'back' | 'chest' | null
      readonly script?: 'regular' | 'narrow' | 'wide'
      readonly outlined?: boolean
      readonly inks?: readonly {
        readonly color: string
        readonly ink: string
        readonly outline?: string | null
      }[]
    }
    readonly downloads?: (readonly {
      readonly _id: string
      readonly desc: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
    }[]) | null
    readonly shipping_data?: {
      readonly weight?: number | null
    }
    readonly media?: {
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
        readonly view?: 'front' | 'back' | 'detail' | 'other' | null
        readonly color?: string | null
        readonly gender?: 'Kinder' | 'Damen' | 'Herren' | 'Unisex' | '' | null
        readonly order?: number | null
      }[]) | null
    }
    readonly bulk_prices?: (readonly {
      readonly remove?: true
      readonly from: number
      readonly scope?: 'all' | 'adult' | 'child' | 'some' | null
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
      /** The same as `order_number`, which wins. */
      readonly sku?: string | null
      /** Kept among `properties`, over which it wins; null or empty: none. */
      readonly gtin?: string | null
      readonly price?: number | null
      readonly price_cents?: number | null
      readonly available?: ('' | number) | null
      readonly gender?: 'Kinder' | 'Damen' | 'Herren' | 'Unisex' | '' | null
      readonly size?: string
      readonly color?: string | null
      readonly childSize?: boolean | null
      readonly visible_again_from?: (string | number) | null
      readonly offline?: boolean | null
      readonly order?: number | null
      readonly allow_custom_title?: boolean | null
      readonly shipping_data?: {
        readonly weight?: number | null
      }
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
  } | readonly ({
    readonly parent?: string | null
    readonly type?: 'product' | 'goods' | 'set' | 'voucher' | null
    readonly deleted?: false
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
    /** key of a unit of the configuration. Key of the unit of the shop in which it is counted; null: the usual one. Words of its own go before. */
    readonly quantity_unit?: string | null
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
    readonly safety?: {
      readonly producer: string
      readonly address: string
      readonly email: string
      readonly eu_person?: string | null
      readonly warnings?: (string | ({
        readonly de?: string | null
        readonly en?: string | null
      })) | null
    }
    readonly content?: {
      readonly amount: number
      readonly unit: 'g' | 'ml' | 'cm' | 'cm2'
    }
    readonly lettering?: {
      readonly method?: 'flock' | 'digital' | 'embroidery'
      readonly place?: 'back' | 'chest' | null
      readonly script?: 'regular' | 'narrow' | 'wide'
      readonly outlined?: boolean
      readonly inks?: readonly {
        readonly color: string
        readonly ink: string
        readonly outline?: string | null
      }[]
    }
    readonly downloads?: (readonly {
      readonly _id: string
      readonly desc: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
    }[]) | null
    readonly shipping_data?: {
      readonly weight?: number | null
    }
    readonly media?: {
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
        readonly view?: 'front' | 'back' | 'detail' | 'other' | null
        readonly color?: string | null
        readonly gender?: 'Kinder' | 'Damen' | 'Herren' | 'Unisex' | '' | null
        readonly order?: number | null
      }[]) | null
    }
    readonly bulk_prices?: (readonly {
      readonly remove?: true
      readonly from: number
      readonly scope?: 'all' | 'adult' | 'child' | 'some' | null
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
      /** The same as `order_number`, which wins. */
      readonly sku?: string | null
      /** Kept among `properties`, over which it wins; null or empty: none. */
      readonly gtin?: string | null
      readonly price?: number | null
      readonly price_cents?: number | null
      readonly available?: ('' | number) | null
      readonly gender?: 'Kinder' | 'Damen' | 'Herren' | 'Unisex' | '' | null
      readonly size?: string
      readonly color?: string | null
      readonly childSize?: boolean | null
      readonly visible_again_from?: (string | number) | null
      readonly offline?: boolean | null
      readonly order?: number | null
      readonly allow_custom_title?: boolean | null
      readonly shipping_data?: {
        readonly weight?: number | null
      }
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
  })[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * Changes one of the products, named by `_id` (or order_number, slug, gtin, sku where no id is sent), or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. Prices are euros with at most two decimals, or whole cents (`price_cents`, which win where both were changed). Entries of `variants` (by `_id`, `key`, `order_number`, `sku` or `gtin`), `bulk_prices` (by `from`, `scope` and `keys`), `media.images`, `downloads` (by `_id`) and `properties` (by `key`) are merged: those that are left out stay, `remove: true` takes one away. Pictures and downloads are files of the library that are for everybody: one that is not there yet is added; `order` is the place of a picture, from 0. `slots`, `cross`, `claims`, `special_offers` and lists of ids are replaced as a whole; with `parent`, or the id of a child, a single size variant is meant. Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is.
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `11000`, `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/shop_product': {
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly parent?: string | null
    readonly type?: 'product' | 'goods' | 'set' | 'voucher' | null
    readonly deleted?: false
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
    /** key of a unit of the configuration. Key of the unit of the shop in which it is counted; null: the usual one. Words of its own go before. */
    readonly quantity_unit?: string | null
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
    readonly safety?: {
      readonly producer: string
      readonly address: string
      readonly email: string
      readonly eu_person?: string | null
      readonly warnings?: (string | ({
        readonly de?: string | null
        readonly en?: string | null
      })) | null
    }
    readonly content?: {
      readonly amount: number
      readonly unit: 'g' | 'ml' | 'cm' | 'cm2'
    }
    readonly lettering?: {
      readonly method?: 'flock' | 'digital' | 'embroidery'
      readonly place?: 'back' | 'chest' | null
      readonly script?: 'regular' | 'narrow' | 'wide'
      readonly outlined?: boolean
      readonly inks?: readonly {
        readonly color: string
        readonly ink: string
        readonly outline?: string | null
      }[]
    }
    readonly downloads?: (readonly {
      readonly _id: string
      readonly desc: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
    }[]) | null
    readonly shipping_data?: {
      readonly weight?: number | null
    }
    readonly media?: {
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
        readonly view?: 'front' | 'back' | 'detail' | 'other' | null
        readonly color?: string | null
        readonly gender?: 'Kinder' | 'Damen' | 'Herren' | 'Unisex' | '' | null
        readonly order?: number | null
      }[]) | null
    }
    readonly bulk_prices?: (readonly {
      readonly remove?: true
      readonly from: number
      readonly scope?: 'all' | 'adult' | 'child' | 'some' | null
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
      /** The same as `order_number`, which wins. */
      readonly sku?: string | null
      /** Kept among `properties`, over which it wins; null or empty: none. */
      readonly gtin?: string | null
      readonly price?: number | null
      readonly price_cents?: number | null
      readonly available?: ('' | number) | null
      readonly gender?: 'Kinder' | 'Damen' | 'Herren' | 'Unisex' | '' | null
      readonly size?: string
      readonly color?: string | null
      readonly childSize?: boolean | null
      readonly visible_again_from?: (string | number) | null
      readonly offline?: boolean | null
      readonly order?: number | null
      readonly allow_custom_title?: boolean | null
      readonly shipping_data?: {
        readonly weight?: number | null
      }
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
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly parent?: string | null
    readonly type?: 'product' | 'goods' | 'set' | 'voucher' | null
    readonly deleted?: false
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
    /** key of a unit of the configuration. Key of the unit of the shop in which it is counted; null: the usual one. Words of its own go before. */
    readonly quantity_unit?: string | null
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
    readonly safety?: {
      readonly producer: string
      readonly address: string
      readonly email: string
      readonly eu_person?: string | null
      readonly warnings?: (string | ({
        readonly de?: string | null
        readonly en?: string | null
      })) | null
    }
    readonly content?: {
      readonly amount: number
      readonly unit: 'g' | 'ml' | 'cm' | 'cm2'
    }
    readonly lettering?: {
      readonly method?: 'flock' | 'digital' | 'embroidery'
      readonly place?: 'back' | 'chest' | null
      readonly script?: 'regular' | 'narrow' | 'wide'
      readonly outlined?: boolean
      readonly inks?: readonly {
        readonly color: string
        readonly ink: string
        readonly outline?: string | null
      }[]
    }
    readonly downloads?: (readonly {
      readonly _id: string
      readonly desc: string | ({
        readonly de?: string | null
        readonly en?: string | null
      })
    }[]) | null
    readonly shipping_data?: {
      readonly weight?: number | null
    }
    readonly media?: {
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
        readonly view?: 'front' | 'back' | 'detail' | 'other' | null
        readonly color?: string | null
        readonly gender?: 'Kinder' | 'Damen' | 'Herren' | 'Unisex' | '' | null
        readonly order?: number | null
      }[]) | null
    }
    readonly bulk_prices?: (readonly {
      readonly remove?: true
      readonly from: number
      readonly scope?: 'all' | 'adult' | 'child' | 'some' | null
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
      /** The same as `order_number`, which wins. */
      readonly sku?: string | null
      /** Kept among `properties`, over which it wins; null or empty: none. */
      readonly gtin?: string | null
      readonly price?: number | null
      readonly price_cents?: number | null
      readonly available?: ('' | number) | null
      readonly gender?: 'Kinder' | 'Damen' | 'Herren' | 'Unisex' | '' | null
      readonly size?: string
      readonly color?: string | null
      readonly childSize?: boolean | null
      readonly visible_again_from?: (string | number) | null
      readonly offline?: boolean | null
      readonly order?: number | null
      readonly allow_custom_title?: boolean | null
      readonly shipping_data?: {
        readonly weight?: number | null
      }
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
  /**
   * Removes products: one by `_id`, order_number, slug, gtin, sku or `id`, several by a list of ids, `{ids}` or `{remove}`.
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/shop_product': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly order_number?: (string | number) | null
    readonly slug?: (string | number) | null
    readonly gtin?: (string | number) | null
    readonly sku?: (string | number) | null
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * products: one by id. Instead of the id also `key:value` (order_number, slug, gtin, sku).
   *
   * For everyone.
   */
  'GET /api/v0/shop_product/{id}': {
    readonly id: string
  }
  /**
   * Removes one of the products by id, or by a key as `key:value`.
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/shop_product/{id}': {
    readonly id: string
  }
  /**
   * products: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`. Instead of the id also `key:value` (order_number, slug, gtin, sku).
   *
   * For everyone.
   */
  'POST /api/v0/batch/shop_product': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * product groups: one by `id` or `slug`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (order, changed), each beside `qry` or in it. `qry` takes ranges of `created` and `changed` ({"$gte", "$gt", "$lte", "$lt"}). Pulled by `sort=changed`, then by `cursor` while `more` is true: each record once after its last change, deletions as `{_id, deleted: true}`; a page may hold fewer than `limit`. `deleted=true` lists deletions alone.
   *
   * For everyone.
   */
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
  /**
   * Makes one of the product groups, or several: a list, or `{items}`, of up to 500. With `{remove: [ids]}` removes several. Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay. A picture is named by its id, or by `{_id, alt}` with what it shows. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is.
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `11000`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
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
    readonly seo_title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly seo_description?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly item_order?: 'by_hand' | 'price' | '-price' | 'newest' | 'title' | null
    readonly placed_items?: readonly string[]
    readonly image?: (string | ({
      readonly _id: string
      readonly alt?: (string | ({
        readonly de?: string | null
        readonly en?: string | null
      })) | null
    })) | null
    readonly media?: {
      readonly images?: (readonly (string | ({
        readonly _id: string
        readonly alt?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
      }))[]) | null
    }
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
    readonly seo_title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly seo_description?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly item_order?: 'by_hand' | 'price' | '-price' | 'newest' | 'title' | null
    readonly placed_items?: readonly string[]
    readonly image?: (string | ({
      readonly _id: string
      readonly alt?: (string | ({
        readonly de?: string | null
        readonly en?: string | null
      })) | null
    })) | null
    readonly media?: {
      readonly images?: (readonly (string | ({
        readonly _id: string
        readonly alt?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
      }))[]) | null
    }
  })[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * Changes one of the product groups, named by `_id` (or slug where no id is sent), or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay. A picture is named by its id, or by `{_id, alt}` with what it shows. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is.
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `11000`, `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/shop_productgroup': {
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
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
    readonly seo_title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly seo_description?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly item_order?: 'by_hand' | 'price' | '-price' | 'newest' | 'title' | null
    readonly placed_items?: readonly string[]
    readonly image?: (string | ({
      readonly _id: string
      readonly alt?: (string | ({
        readonly de?: string | null
        readonly en?: string | null
      })) | null
    })) | null
    readonly media?: {
      readonly images?: (readonly (string | ({
        readonly _id: string
        readonly alt?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
      }))[]) | null
    }
  } & { readonly [field: string]: unknown } | readonly ({
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
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
    readonly seo_title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly seo_description?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly item_order?: 'by_hand' | 'price' | '-price' | 'newest' | 'title' | null
    readonly placed_items?: readonly string[]
    readonly image?: (string | ({
      readonly _id: string
      readonly alt?: (string | ({
        readonly de?: string | null
        readonly en?: string | null
      })) | null
    })) | null
    readonly media?: {
      readonly images?: (readonly (string | ({
        readonly _id: string
        readonly alt?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
      }))[]) | null
    }
  } & { readonly [field: string]: unknown })[]
  /**
   * Removes product groups: one by `_id`, slug or `id`, several by a list of ids, `{ids}` or `{remove}`. Products stay, without the group; one that has products is removed with `force: true` alone.
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/shop_productgroup': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly slug?: (string | number) | null
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
    readonly force?: boolean
  } | readonly string[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * product groups: one by id. Instead of the id also `key:value` (slug).
   *
   * For everyone.
   */
  'GET /api/v0/shop_productgroup/{id}': {
    readonly id: string
  }
  /**
   * Removes one of the product groups by id, or by a key as `key:value`. Products stay, without the group; one that has products is removed with `force: true` alone.
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/shop_productgroup/{id}': {
    readonly id: string
    readonly force?: boolean
  }
  /**
   * product groups: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`. Instead of the id also `key:value` (slug).
   *
   * For everyone.
   */
  'POST /api/v0/batch/shop_productgroup': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * colours: one by `id` or `color_id`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (order, changed), each beside `qry` or in it. `qry` takes ranges of `created` and `changed` ({"$gte", "$gt", "$lte", "$lt"}). Pulled by `sort=changed`, then by `cursor` while `more` is true: each record once after its last change, deletions as `{_id, deleted: true}`; a page may hold fewer than `limit`. `deleted=true` lists deletions alone.
   *
   * For everyone.
   */
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
  /**
   * Makes one of the colours, or several: a list, or `{items}`, of up to 500. With `{remove: [ids]}` removes several. Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay. A colour that variants have is not removed. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is.
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `11000`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop_color': {
    readonly color_id?: string | null
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly hex?: string | null
    readonly order?: number | null
    readonly media?: {
      readonly images?: (readonly (string | ({
        readonly _id: string
        readonly alt?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
      }))[]) | null
    }
  } | readonly ({
    readonly color_id?: string | null
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly hex?: string | null
    readonly order?: number | null
    readonly media?: {
      readonly images?: (readonly (string | ({
        readonly _id: string
        readonly alt?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
      }))[]) | null
    }
  })[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * Changes one of the colours, named by `_id` (or color_id where no id is sent), or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay. A colour that variants have is not removed. Another `revision` than it has answers STALE_REVISION (409), another `If-Match` 412; both with the one that there is.
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `11000`, `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/shop_color': {
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly color_id?: string | null
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly hex?: string | null
    readonly order?: number | null
    readonly media?: {
      readonly images?: (readonly (string | ({
        readonly _id: string
        readonly alt?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
      }))[]) | null
    }
  } & { readonly [field: string]: unknown } | readonly ({
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly color_id?: string | null
    readonly title?: (string | ({
      readonly de?: string | null
      readonly en?: string | null
    })) | null
    readonly hex?: string | null
    readonly order?: number | null
    readonly media?: {
      readonly images?: (readonly (string | ({
        readonly _id: string
        readonly alt?: (string | ({
          readonly de?: string | null
          readonly en?: string | null
        })) | null
      }))[]) | null
    }
  } & { readonly [field: string]: unknown })[]
  /**
   * Removes colours: one by `_id`, color_id or `id`, several by a list of ids, `{ids}` or `{remove}`.
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/shop_color': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly color_id?: (string | number) | null
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * colours: one by id. Instead of the id also `key:value` (color_id).
   *
   * For everyone.
   */
  'GET /api/v0/shop_color/{id}': {
    readonly id: string
  }
  /**
   * Removes one of the colours by id, or by a key as `key:value`.
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/shop_color/{id}': {
    readonly id: string
  }
  /**
   * colours: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`. Instead of the id also `key:value` (color_id).
   *
   * For everyone.
   */
  'POST /api/v0/batch/shop_color': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * Products that are reduced or on offer, and the groups most of whose products are.
   *
   * For everyone.
   */
  'GET /api/v0/specials': { readonly [name: string]: never }
  /**
   * Products that are reduced or on offer, and the groups most of whose products are.
   *
   * For everyone.
   */
  'GET /api/v0/getpagespecials': { readonly [name: string]: never }
  /**
   * What the landing page, or with `group` the page of a group, shows.
   *
   * For everyone.
   */
  'POST /api/v1/shop/getPageDataLandingPage': {
    readonly group?: string
    readonly page?: number
    readonly limit?: number
  }
  /**
   * What a product’s page shows: the product, its set pieces or the sets that hold it, and the groups.
   *
   * For everyone.
   */
  'POST /api/v1/shop/getPageDataProduct': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly order_number?: (string | number) | null
    readonly slug?: (string | number) | null
    readonly gtin?: (string | number) | null
  }
  /**
   * A page of the product browser: all products, those offline too.
   *
   * For member, admin, system, and keys with the scope `catalogue.read`.
   */
  'POST /api/v1/shop/getPageDataProductBrowser': {
    readonly group?: string
    readonly page?: number
    readonly limit?: number
  }
  /**
   * What the product’s editor shows.
   *
   * For member, admin, system, and keys with the scope `catalogue.read`.
   */
  'POST /api/v1/shop/getPageDataProductEdit': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly order_number?: (string | number) | null
    readonly slug?: (string | number) | null
    readonly gtin?: (string | number) | null
  }
  /**
   * All product groups.
   *
   * For member, admin, system, and keys with the scope `catalogue.read`.
   */
  'POST /api/v1/shop/getPageDataProductGroupsBrowser': { readonly [name: string]: never }
  /**
   * Brings deleted products back, offline. Address and article numbers are theirs again unless others have them by now; those that are not deleted are left out. Instead of an id also `key:value` (order_number, slug), of what several have by none.
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop_product/restore': {
    readonly ids: readonly string[]
  }
  /**
   * Makes a product like another one, offline, with a number, an address and article numbers of its own. A GTIN is left out, and counted stock is none. Instead of an id also `key:value` (order_number, slug).
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop_product/duplicate': {
    readonly id: string
  }
  /**
   * Changes a picture of the product `parent`, named by the id of its file; what is left out stays. Texts are written in the language asked for (`lang`), or in those that `{de, en}` names; others stay.
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
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
    readonly view?: 'front' | 'back' | 'detail' | 'other' | null
    readonly color?: string | null
    readonly gender?: 'Kinder' | 'Damen' | 'Herren' | 'Unisex' | '' | null
  }
  /**
   * Which product groups stand below which, in their order.
   *
   * For member, admin, system, and keys with the scope `catalogue.read`.
   */
  'GET /api/v0/shop_productgroup/tree': { readonly [name: string]: never }
  /**
   * Arranges product groups: up to 100 levels become just what they name, in this order, all of them or none; `parent` null is the first level, of all groups without a parent. A group may stand below several, never below itself. With `seen`, what stood there before, a level that somebody else arranged meanwhile is refused. Instead of ids also `key:value` (slug).
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop_productgroup/arrange': {
    readonly levels: readonly {
      readonly parent: string | null
      readonly groups: readonly string[]
      readonly seen?: readonly string[] | null
    }[]
  }
  /**
   * Puts up to 1000 colours first, in this order; the others follow as they stand. Instead of ids also `key:value` (color_id).
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop_color/arrange': {
    readonly ids: readonly string[]
  }
  /**
   * Makes one colour of two: sizes and pictures in `id` are in `into` from then on, and `id` is no more. Refused while a product has the same size in both. Instead of ids also `key:value` (color_id).
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop_color/merge': {
    readonly id: string
    readonly into: string
  }
  /**
   * Changes up to 50 products alike, each as a whole or not at all: `price` by `percent` or `amount` (euros; `amount_cents` wins), also negative, of the product, its sizes and its tier prices, rounded to the nearest price that `rounding` names, never against the direction; `add_groups`, `remove_groups`; `offline`, `new`, `sale`, `allow_custom_title`; `visible_from`, `visible_again_from` ('' clears them); `quantity_unit` ('' for the usual one). Instead of ids also `key:value` (order_number, slug).
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop_product/change': {
    readonly ids: readonly string[]
    readonly price?: {
      readonly percent?: number | null
      readonly amount?: number | null
      readonly amount_cents?: number | null
      readonly rounding?: 'none' | '0.10' | '.90' | '.95'
    }
    readonly add_groups?: readonly string[] | null
    readonly remove_groups?: readonly string[] | null
    readonly offline?: boolean | null
    readonly new?: boolean | null
    readonly sale?: boolean | null
    readonly allow_custom_title?: boolean | null
    readonly visible_from?: (string | number) | null
    readonly visible_again_from?: (string | number) | null
    readonly quantity_unit?: string | null
  }
  /**
   * Sets the stock of up to 2000 sizes, and of products without sizes, each named by `_id`, `order_number`, `sku`, `gtin` or `slug`. `available`: pieces, '' without limit. Revisions stay. The body is a list, or `{items}`.
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/shop_stock': {
    readonly items: readonly {
      readonly _id?: string | null
      readonly id?: string | null
      readonly sku?: (string | number) | null
      readonly slug?: (string | number) | null
      readonly gtin?: (string | number) | null
      readonly order_number?: string | null
      readonly available?: ('' | number) | null
    }[]
  } | readonly {
    readonly _id?: string | null
    readonly id?: string | null
    readonly sku?: (string | number) | null
    readonly slug?: (string | number) | null
    readonly gtin?: (string | number) | null
    readonly order_number?: string | null
    readonly available?: ('' | number) | null
  }[]
  /**
   * The stock of all sizes, and of products without sizes, by article number: on the shelf, bound by orders, available, and from which on more is to be ordered.
   *
   * For member, admin, system, and keys with the scope `catalogue.read`.
   */
  'GET /api/v0/shop_stock': {
    /** words of number, title, size and colour, or a bar code’s number */
    readonly search?: string
    /** `low`: at the reorder level or below */
    readonly state?: 'all' | 'low' | 'soldOut' | 'unlimited'
    readonly limit?: number
    readonly skip?: number
  }
  /**
   * Sets the prices of up to 2000 products and sizes, each named by `_id`, `order_number`, `sku`, `gtin` or `slug`: `price` in euros or `price_cents`, which wins; null: of a size its product’s, of a product none. The body is a list, or `{items}`.
   *
   * For admin, system, and members and keys with the right `catalogue.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/shop_price': {
    readonly items: readonly {
      readonly _id?: string | null
      readonly id?: string | null
      readonly sku?: (string | number) | null
      readonly slug?: (string | number) | null
      readonly gtin?: (string | number) | null
      readonly order_number?: string | null
      readonly price?: number | null
      readonly price_cents?: number | null
    }[]
  } | readonly {
    readonly _id?: string | null
    readonly id?: string | null
    readonly sku?: (string | number) | null
    readonly slug?: (string | number) | null
    readonly gtin?: (string | number) | null
    readonly order_number?: string | null
    readonly price?: number | null
    readonly price_cents?: number | null
  }[]
  /**
   * Asks the owner of an address by mail whether they want to be told when a size is back.
   *
   * For everybody in a browser; no keys.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/restock': {
    readonly product: string
    readonly variant?: string | null
    readonly amount?: number
    readonly email: string
  }
  /**
   * Confirms by the secret of the mail’s link.
   *
   * For everybody in a browser; no keys.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/restock/confirm': {
    readonly token: string
  }
  /**
   * Ends the waiting by the secret of the mail’s link.
   *
   * For everybody in a browser; no keys.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/restock/end': {
    readonly token: string
  }
  /**
   * How many people wait for which size, those awaited most first; at most 1,000 sizes.
   *
   * For member, admin, system, and keys with the scope `catalogue.read`.
   */
  'GET /api/v0/shop_restock': { readonly [name: string]: never }
  /**
   * coupons: one by `id`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-changed, changed, -created, created, code, -code), each beside `qry` or in it. `qry` takes ranges of `created` ({"$gte", "$gt", "$lte", "$lt"}). It also takes `_id`, `code` and `enabled` (true or false).
   *
   * For member, admin, system, and keys with the scope `coupons.read`.
   */
  'GET /api/v0/shop_coupon': {
    readonly id?: string
    readonly _id?: string
    readonly qry?: string | { readonly [name: string]: unknown }
    readonly limit?: number | string
    readonly skip?: number | string
    readonly sort?: string | ({ readonly [name: string]: 1 | -1 })
    readonly deleted?: boolean | ('true' | 'false')
    readonly cursor?: string
  }
  /**
   * Makes one of the coupons, or several: a list, or `{items}`, of up to 500. With `{remove: [ids]}` removes several. It is for all goods (`appliesToAll`), else for `selectedItem`, else for `selectedGroups`, which are replaced as a whole. It takes off nothing where other discounts hold.
   *
   * For admin, system, and members and keys with the right `coupons.write`.
   *
   * Also fails with `11000`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop_coupon': {
    readonly code?: string | null
    readonly type?: 'percent' | 'flat' | null
    /** percent, or euros */
    readonly value?: number | null
    readonly appliesToAll?: boolean | null
    readonly selectedItem?: string | null
    readonly selectedGroups?: readonly string[] | null
    readonly roles?: (readonly ('alle' | 'user' | 'member' | 'admin' | 'system')[]) | null
    /** 0 or null: without limit */
    readonly limit?: number | null
    /** 0 or null: without limit */
    readonly limit_per_customer?: number | null
    readonly valid_from?: string | null
    readonly valid_until?: string | null
    /** in euros; 0 or null: there is none */
    readonly minimum?: number | null
    readonly minimum_cents?: number | null
    readonly enabled?: boolean | null
    readonly series?: boolean | null
    readonly advertised?: boolean | null
    readonly note?: string | null
  } | readonly ({
    readonly code?: string | null
    readonly type?: 'percent' | 'flat' | null
    /** percent, or euros */
    readonly value?: number | null
    readonly appliesToAll?: boolean | null
    readonly selectedItem?: string | null
    readonly selectedGroups?: readonly string[] | null
    readonly roles?: (readonly ('alle' | 'user' | 'member' | 'admin' | 'system')[]) | null
    /** 0 or null: without limit */
    readonly limit?: number | null
    /** 0 or null: without limit */
    readonly limit_per_customer?: number | null
    readonly valid_from?: string | null
    readonly valid_until?: string | null
    /** in euros; 0 or null: there is none */
    readonly minimum?: number | null
    readonly minimum_cents?: number | null
    readonly enabled?: boolean | null
    readonly series?: boolean | null
    readonly advertised?: boolean | null
    readonly note?: string | null
  })[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * Changes one of the coupons, named by `_id` (or code where no id is sent), or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. It is for all goods (`appliesToAll`), else for `selectedItem`, else for `selectedGroups`, which are replaced as a whole. It takes off nothing where other discounts hold.
   *
   * For admin, system, and members and keys with the right `coupons.write`.
   *
   * Also fails with `11000`, `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/shop_coupon': {
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly code?: string | null
    readonly type?: 'percent' | 'flat' | null
    /** percent, or euros */
    readonly value?: number | null
    readonly appliesToAll?: boolean | null
    readonly selectedItem?: string | null
    readonly selectedGroups?: readonly string[] | null
    readonly roles?: (readonly ('alle' | 'user' | 'member' | 'admin' | 'system')[]) | null
    /** 0 or null: without limit */
    readonly limit?: number | null
    /** 0 or null: without limit */
    readonly limit_per_customer?: number | null
    readonly valid_from?: string | null
    readonly valid_until?: string | null
    /** in euros; 0 or null: there is none */
    readonly minimum?: number | null
    readonly minimum_cents?: number | null
    readonly enabled?: boolean | null
    readonly series?: boolean | null
    readonly advertised?: boolean | null
    readonly note?: string | null
  } & { readonly [field: string]: unknown } | readonly ({
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly code?: string | null
    readonly type?: 'percent' | 'flat' | null
    /** percent, or euros */
    readonly value?: number | null
    readonly appliesToAll?: boolean | null
    readonly selectedItem?: string | null
    readonly selectedGroups?: readonly string[] | null
    readonly roles?: (readonly ('alle' | 'user' | 'member' | 'admin' | 'system')[]) | null
    /** 0 or null: without limit */
    readonly limit?: number | null
    /** 0 or null: without limit */
    readonly limit_per_customer?: number | null
    readonly valid_from?: string | null
    readonly valid_until?: string | null
    /** in euros; 0 or null: there is none */
    readonly minimum?: number | null
    readonly minimum_cents?: number | null
    readonly enabled?: boolean | null
    readonly series?: boolean | null
    readonly advertised?: boolean | null
    readonly note?: string | null
  } & { readonly [field: string]: unknown })[]
  /**
   * Removes coupons: one by `_id`, code or `id`, several by a list of ids, `{ids}` or `{remove}`.
   *
   * For admin, system, and members and keys with the right `coupons.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/shop_coupon': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly code?: (string | number) | null
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * coupons: one by id.
   *
   * For member, admin, system, and keys with the scope `coupons.read`.
   */
  'GET /api/v0/shop_coupon/{id}': {
    readonly id: string
  }
  /**
   * Removes one of the coupons by id, or by a key as `key:value`.
   *
   * For admin, system, and members and keys with the right `coupons.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/shop_coupon/{id}': {
    readonly id: string
  }
  /**
   * coupons: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`.
   *
   * For member, admin, system, and keys with the scope `coupons.read`.
   */
  'POST /api/v0/batch/shop_coupon': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * Brings deleted coupons back, switched off. Those that are not deleted are left out.
   *
   * For admin, system, and members and keys with the right `coupons.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop_coupon/restore': {
    readonly ids: readonly string[]
  }
  /**
   * The generated codes of a series, the latest first.
   *
   * For member, admin, system, and keys with the scope `coupons.read`.
   */
  'GET /api/v0/shop_coupon/{id}/codes': {
    readonly id: string
    readonly limit?: number
    readonly skip?: number
  }
  /**
   * Makes codes of a series, each for one order: up to 10000 in all. A prefix of letters and digits may stand before them.
   *
   * For admin, system, and members and keys with the right `coupons.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop_coupon/{id}/codes': {
    readonly id: string
    readonly count: number
    readonly prefix?: string | null
  }
  /**
   * All generated codes of a series as a CSV file: code, when it was made, since when an order has it.
   *
   * For member, admin, system, and keys with the scope `coupons.read`.
   */
  'GET /api/v0/shop_coupon/{id}/codes.csv': {
    readonly id: string
  }
  /**
   * A page of the coupon browser, what was changed last first.
   *
   * For member, admin, system, and keys with the scope `coupons.read`.
   */
  'POST /api/v1/shop/getPageDataCouponBrowser': {
    readonly page?: number
    readonly limit?: number
  }
  /**
   * vouchers: one by `id`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-created, created, -changed, changed), each beside `qry` or in it. `qry` takes ranges of `created` ({"$gte", "$gt", "$lte", "$lt"}). It also takes `_id`, `state` (all, sold, open, partly, redeemed, expired, blocked), `search` (words in recipient, message, note or the end of the code) and `code` (a whole code, as it is printed).
   *
   * For member, admin, system, and keys with the scope `vouchers.read`.
   */
  'GET /api/v0/shop_voucher': {
    readonly id?: string
    readonly _id?: string
    readonly qry?: string | { readonly [name: string]: unknown }
    readonly limit?: number | string
    readonly skip?: number | string
    readonly sort?: string | ({ readonly [name: string]: 1 | -1 })
    readonly deleted?: boolean | ('true' | 'false')
    readonly cursor?: string
  }
  /**
   * Makes one of the vouchers, or several: a list, or `{items}`, of up to 500. With `{remove: [ids]}` removes several. A new one needs `price` (or `price_cents`) and `note`. What it is worth, its language, its look and whether it is transferable stay as they were made. It is not removed, for it is money: the removing paths block it.
   *
   * For admin, system, and members and keys with the right `vouchers.write`.
   *
   * Also fails with `11000`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop_voucher': {
    /** in euros; of a new one */
    readonly price?: number | null
    readonly price_cents?: number | null
    readonly note?: string | null
    readonly expires?: string | null
    readonly language?: 'de' | 'en' | null
    readonly template?: string | null
    readonly transferable?: boolean | null
    readonly greeting?: string | null
    readonly recipient_name?: string | null
    readonly recipient_email?: string | null
    readonly deliver_on?: string | null
  } | readonly ({
    /** in euros; of a new one */
    readonly price?: number | null
    readonly price_cents?: number | null
    readonly note?: string | null
    readonly expires?: string | null
    readonly language?: 'de' | 'en' | null
    readonly template?: string | null
    readonly transferable?: boolean | null
    readonly greeting?: string | null
    readonly recipient_name?: string | null
    readonly recipient_email?: string | null
    readonly deliver_on?: string | null
  })[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * Changes one of the vouchers, named by `_id`, or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. A new one needs `price` (or `price_cents`) and `note`. What it is worth, its language, its look and whether it is transferable stay as they were made. It is not removed, for it is money: the removing paths block it.
   *
   * For admin, system, and members and keys with the right `vouchers.write`.
   *
   * Also fails with `11000`, `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/shop_voucher': {
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    /** in euros; of a new one */
    readonly price?: number | null
    readonly price_cents?: number | null
    readonly note?: string | null
    readonly expires?: string | null
    readonly language?: 'de' | 'en' | null
    readonly template?: string | null
    readonly transferable?: boolean | null
    readonly greeting?: string | null
    readonly recipient_name?: string | null
    readonly recipient_email?: string | null
    readonly deliver_on?: string | null
  } & { readonly [field: string]: unknown } | readonly ({
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    /** in euros; of a new one */
    readonly price?: number | null
    readonly price_cents?: number | null
    readonly note?: string | null
    readonly expires?: string | null
    readonly language?: 'de' | 'en' | null
    readonly template?: string | null
    readonly transferable?: boolean | null
    readonly greeting?: string | null
    readonly recipient_name?: string | null
    readonly recipient_email?: string | null
    readonly deliver_on?: string | null
  } & { readonly [field: string]: unknown })[]
  /**
   * Removes vouchers: one by `_id` or `id`, several by a list of ids, `{ids}` or `{remove}`.
   *
   * For admin, system, and members and keys with the right `vouchers.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/shop_voucher': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * vouchers: one by id.
   *
   * For member, admin, system, and keys with the scope `vouchers.read`.
   */
  'GET /api/v0/shop_voucher/{id}': {
    readonly id: string
  }
  /**
   * Removes one of the vouchers by id, or by a key as `key:value`.
   *
   * For admin, system, and members and keys with the right `vouchers.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/shop_voucher/{id}': {
    readonly id: string
  }
  /**
   * vouchers: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`.
   *
   * For member, admin, system, and keys with the scope `vouchers.read`.
   */
  'POST /api/v0/batch/shop_voucher': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * voucher templates: one by `id`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-created, created, -changed, changed), each beside `qry` or in it. `qry` takes ranges of `created` ({"$gte", "$gt", "$lte", "$lt"}). It also takes `_id`.
   *
   * For member, admin, system, and keys with the scope `vouchers.read`.
   */
  'GET /api/v0/shop_voucher_template': {
    readonly id?: string
    readonly _id?: string
    readonly qry?: string | { readonly [name: string]: unknown }
    readonly limit?: number | string
    readonly skip?: number | string
    readonly sort?: string | ({ readonly [name: string]: 1 | -1 })
    readonly deleted?: boolean | ('true' | 'false')
    readonly cursor?: string
  }
  /**
   * Makes one of the voucher templates, or several: a list, or `{items}`, of up to 500. With `{remove: [ids]}` removes several. One template at most is `default`: another one is it no more. The default one is not removed (TRANSITION_NOT_ALLOWED): vouchers that are sold look so.
   *
   * For admin, system, and members and keys with the right `vouchers.write`.
   *
   * Also fails with `11000`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop_voucher_template': {
    readonly title?: string | null
    readonly heading?: {
      readonly de?: string | null
      readonly en?: string | null
    }
    readonly text?: {
      readonly de?: string | null
      readonly en?: string | null
    }
    readonly accent?: string | null
    readonly image?: string | null
    readonly transferable?: boolean | null
    readonly default?: boolean | null
    readonly offered?: boolean | null
  } | readonly ({
    readonly title?: string | null
    readonly heading?: {
      readonly de?: string | null
      readonly en?: string | null
    }
    readonly text?: {
      readonly de?: string | null
      readonly en?: string | null
    }
    readonly accent?: string | null
    readonly image?: string | null
    readonly transferable?: boolean | null
    readonly default?: boolean | null
    readonly offered?: boolean | null
  })[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * Changes one of the voucher templates, named by `_id`, or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. One template at most is `default`: another one is it no more. The default one is not removed (TRANSITION_NOT_ALLOWED): vouchers that are sold look so.
   *
   * For admin, system, and members and keys with the right `vouchers.write`.
   *
   * Also fails with `11000`, `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/shop_voucher_template': {
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly title?: string | null
    readonly heading?: {
      readonly de?: string | null
      readonly en?: string | null
    }
    readonly text?: {
      readonly de?: string | null
      readonly en?: string | null
    }
    readonly accent?: string | null
    readonly image?: string | null
    readonly transferable?: boolean | null
    readonly default?: boolean | null
    readonly offered?: boolean | null
  } & { readonly [field: string]: unknown } | readonly ({
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly title?: string | null
    readonly heading?: {
      readonly de?: string | null
      readonly en?: string | null
    }
    readonly text?: {
      readonly de?: string | null
      readonly en?: string | null
    }
    readonly accent?: string | null
    readonly image?: string | null
    readonly transferable?: boolean | null
    readonly default?: boolean | null
    readonly offered?: boolean | null
  } & { readonly [field: string]: unknown })[]
  /**
   * Removes voucher templates: one by `_id` or `id`, several by a list of ids, `{ids}` or `{remove}`.
   *
   * For admin, system, and members and keys with the right `vouchers.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/shop_voucher_template': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * voucher templates: one by id.
   *
   * For member, admin, system, and keys with the scope `vouchers.read`.
   */
  'GET /api/v0/shop_voucher_template/{id}': {
    readonly id: string
  }
  /**
   * Removes one of the voucher templates by id, or by a key as `key:value`.
   *
   * For admin, system, and members and keys with the right `vouchers.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/shop_voucher_template/{id}': {
    readonly id: string
  }
  /**
   * voucher templates: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`.
   *
   * For member, admin, system, and keys with the scope `vouchers.read`.
   */
  'POST /api/v0/batch/shop_voucher_template': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * A voucher as a PDF, as it would look: of a template, and with what else is said. Nothing is kept, and its code opens nothing.
   *
   * For member, admin, system, and keys with the scope `vouchers.read`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/voucher/preview': {
    readonly heading?: {
      readonly de?: string | null
      readonly en?: string | null
    }
    readonly text?: {
      readonly de?: string | null
      readonly en?: string | null
    }
    readonly accent?: string | null
    readonly image?: string | null
    readonly transferable?: boolean | null
    /** A template that the rest changes; null: a plain one. */
    readonly template?: string | null
    /** As it is printed, or drawn as a picture. */
    readonly format?: 'pdf' | 'png'
    readonly price_cents?: number
    readonly language?: 'de' | 'en'
    readonly greeting?: string | null
    readonly recipient_name?: string | null
    readonly expires?: string | null
  }
  /**
   * An issued voucher as a PDF, to be printed and handed over; for those who may see its whole code.
   *
   * For member, admin, system, and keys with the scope `vouchers.read`.
   */
  'GET /api/v0/shop/voucher/{id}/pdf': {
    readonly id: string
  }
  /**
   * What is on the voucher of a code, for whoever has it. Unknown codes and those that are somebody else’s alone are answered alike; guessing is limited.
   *
   * For everyone; keys, and clients without cookies, with a `Cart-Token`.
   *
   * Also fails with `CODE_UNKNOWN`, `CART_TOKEN_REQUIRED`, `CART_TOKEN_UNKNOWN`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/voucher/verify': {
    readonly code: string
  }
  /**
   * partners who send buyers: one by `id`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-created, created, -changed, changed), each beside `qry` or in it. `qry` takes ranges of `created` ({"$gte", "$gt", "$lte", "$lt"}). It also takes `_id`, `state` (all, due, active, inactive), `search` (words in name, address, code or note) and `code` (the whole of it).
   *
   * For member, admin, system, and keys with the scope `affiliates.read`.
   */
  'GET /api/v0/shop/affiliates': {
    readonly id?: string
    readonly _id?: string
    readonly qry?: string | { readonly [name: string]: unknown }
    readonly limit?: number | string
    readonly skip?: number | string
    readonly sort?: string | ({ readonly [name: string]: 1 | -1 })
    readonly deleted?: boolean | ('true' | 'false')
    readonly cursor?: string
  }
  /**
   * Makes one of the partners who send buyers, or several: a list, or `{items}`, of up to 500. With `{remove: [ids]}` removes several. A new one needs `name`, `email` and `value`. Commissions that are there keep their terms. Partners are not removed, for what they earned and were paid stays in the books: the removing paths switch their link off.
   *
   * For admin, system, and members and keys with the right `affiliates.write`.
   *
   * Also fails with `11000`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/affiliates': {
    readonly name?: string | null
    readonly email?: string | null
    /** Of chance where a new one says none. */
    readonly code?: string | null
    readonly type?: 'percent' | 'fixed' | null
    /** Percent, or euros per order. */
    readonly value?: number | null
    readonly rates?: readonly {
      readonly group: string
      readonly value: number
    }[] | null
    readonly window_days?: number | null
    readonly active?: boolean | null
    readonly note?: string | null
  } | readonly ({
    readonly name?: string | null
    readonly email?: string | null
    /** Of chance where a new one says none. */
    readonly code?: string | null
    readonly type?: 'percent' | 'fixed' | null
    /** Percent, or euros per order. */
    readonly value?: number | null
    readonly rates?: readonly {
      readonly group: string
      readonly value: number
    }[] | null
    readonly window_days?: number | null
    readonly active?: boolean | null
    readonly note?: string | null
  })[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * Changes one of the partners who send buyers, named by `_id`, or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. A new one needs `name`, `email` and `value`. Commissions that are there keep their terms. Partners are not removed, for what they earned and were paid stays in the books: the removing paths switch their link off.
   *
   * For admin, system, and members and keys with the right `affiliates.write`.
   *
   * Also fails with `11000`, `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/shop/affiliates': {
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly name?: string | null
    readonly email?: string | null
    /** Of chance where a new one says none. */
    readonly code?: string | null
    readonly type?: 'percent' | 'fixed' | null
    /** Percent, or euros per order. */
    readonly value?: number | null
    readonly rates?: readonly {
      readonly group: string
      readonly value: number
    }[] | null
    readonly window_days?: number | null
    readonly active?: boolean | null
    readonly note?: string | null
  } & { readonly [field: string]: unknown } | readonly ({
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly name?: string | null
    readonly email?: string | null
    /** Of chance where a new one says none. */
    readonly code?: string | null
    readonly type?: 'percent' | 'fixed' | null
    /** Percent, or euros per order. */
    readonly value?: number | null
    readonly rates?: readonly {
      readonly group: string
      readonly value: number
    }[] | null
    readonly window_days?: number | null
    readonly active?: boolean | null
    readonly note?: string | null
  } & { readonly [field: string]: unknown })[]
  /**
   * Removes partners who send buyers: one by `_id` or `id`, several by a list of ids, `{ids}` or `{remove}`.
   *
   * For admin, system, and members and keys with the right `affiliates.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/shop/affiliates': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * partners who send buyers: one by id.
   *
   * For member, admin, system, and keys with the scope `affiliates.read`.
   */
  'GET /api/v0/shop/affiliates/{id}': {
    readonly id: string
  }
  /**
   * Removes one of the partners who send buyers by id, or by a key as `key:value`.
   *
   * For admin, system, and members and keys with the right `affiliates.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/shop/affiliates/{id}': {
    readonly id: string
  }
  /**
   * partners who send buyers: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`.
   *
   * For member, admin, system, and keys with the scope `affiliates.read`.
   */
  'POST /api/v0/batch/shop/affiliates': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * The visitor’s favourites, latest first.
   *
   * For everyone; keys, and clients without cookies, with a `Cart-Token`.
   *
   * Also fails with `CART_TOKEN_REQUIRED`, `CART_TOKEN_UNKNOWN`.
   */
  'GET /api/v0/shop/cart_favorites': { readonly [name: string]: never }
  /**
   * Makes these products the visitor’s favourites; others are no longer.
   *
   * For everyone; keys, and clients without cookies, with a `Cart-Token`.
   *
   * Also fails with `CART_TOKEN_REQUIRED`, `CART_TOKEN_UNKNOWN`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/shop/cart_favorites': {
    readonly items: readonly (string | {
      readonly _id: string
    })[]
  } | readonly (string | {
    readonly _id: string
  })[]
  /**
   * Finds products (compounds, umlauts and typing errors are forgiven), with the visitor’s cart and favourites.
   *
   * For everyone.
   */
  'POST /api/v0/shop/search': {
    readonly search?: string
    readonly query?: string
    readonly limit?: number
  }
  /**
   * The visitor’s cart with states, prices and what was entered in the checkout.
   *
   * For everyone; keys, and clients without cookies, with a `Cart-Token`.
   *
   * Also fails with `CART_TOKEN_REQUIRED`, `CART_TOKEN_UNKNOWN`.
   */
  'GET /api/v0/shop/cart': { readonly [name: string]: never }
  /**
   * Makes an empty cart with a token, for programs with a key and clients without cookies. The token is sent as the header `Cart-Token` with whatever concerns this cart: cart, favourites, search, order and its state. Keep it secret; it is shown this once.
   *
   * For everyone; keys, and clients without cookies, with a `Cart-Token`.
   *
   * Also fails with `CART_TOKEN_REQUIRED`, `CART_TOKEN_UNKNOWN`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/cart': { readonly [name: string]: never }
  /**
   * Replaces the items of the cart (`items`), changes what was entered in the checkout (`orderInfo`), or enters the code of a coupon or a voucher (`code`), in this order. An `item` is named by its id, or as `key:value` (sku, gtin, order_number, slug).
   *
   * For everyone; keys, and clients without cookies, with a `Cart-Token`.
   *
   * Also fails with `SOLD_OUT`, `ONLY_FEW_LEFT`, `PRODUCT_UNAVAILABLE`, `CART_CHANGED`, `CART_EXPIRED`, `SHOP_CLOSED`, `CART_FULL`, `TOO_MANY_TEXTS`, `TEXTS_TOO_LONG`, `CART_EMPTY`, `ANSWER_INVALID`, `CODE_UNKNOWN`, `COUPON_NOT_YET_VALID`, `COUPON_EXPIRED`, `COUPON_USED_UP`, `COUPON_USED_BY_YOU`, `COUPON_NOT_FOR_CUSTOMER`, `VOUCHER_EXPIRED`, `VOUCHER_EMPTY`, `VOUCHER_BLOCKED`, `VOUCHER_OTHER_CURRENCY`, `VOUCHERS_NOT_TAKEN`, `TOO_MANY_VOUCHERS`, `CART_TOKEN_REQUIRED`, `CART_TOKEN_UNKNOWN`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/shop/cart': {
    readonly items?: readonly ({
      /** The line that it was read from; what is as it was there stays, also what is sold out. */
      readonly _id?: string | null
      readonly item: string | {
        readonly _id: string
      }
      readonly amount?: number | string
      /** What is printed (`personalisierung`: a text for all pieces, or one for each), and what is written for properties of the product, by their keys. */
      readonly customization?: {
        readonly personalisierung?: (string | readonly string[]) | null
      }
      readonly order_desc?: string | null
      /** Answers to what the shop asks of the line, by key or as they were read; left out, they stay. */
      readonly item_fields?: (({ readonly [name: string]: (string | number | boolean) | null }) | (readonly {
        readonly key: string
        readonly value: (string | number | boolean) | null
      }[])) | null
      readonly set?: {
        readonly order?: { readonly [name: string]: number | string }
        readonly customization?: { readonly [name: string]: readonly string[] } | null
        readonly slots?: (readonly ({
          readonly product: string
          readonly order: { readonly [name: string]: number | string }
          readonly customization?: { readonly [name: string]: readonly string[] } | null
        })[]) | null
      }
    })[]
    readonly orderInfo?: {
      readonly email?: string | null
      readonly comment?: string | null
      readonly newsletter?: boolean
      readonly alternate?: boolean
      readonly cc_location?: string | null
      readonly selectedPayment?: string | null
      readonly deliver_in_parts?: boolean
      readonly shippingAddress?: {
        readonly type?: 'person' | 'company' | null
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
      readonly invoiceAddress?: {
        readonly type?: 'person' | 'company' | null
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
      /** The parcel locker or pick-up point that the goods go to; null: to the door. */
      readonly station?: {
        readonly provider?: string | null
        readonly name?: string | null
        readonly zip?: string | null
        readonly city?: string | null
        readonly country?: string | null
        readonly customer_number?: string | null
      }
      readonly item_fields?: ({ readonly [name: string]: (string | number | boolean) | null }) | (readonly {
        readonly key: string
        readonly value: (string | number | boolean) | null
      }[])
    }
    /** A code of a coupon or a voucher to be entered; null takes all out that there are. */
    readonly code?: string | null
  } | readonly ({
    /** The line that it was read from; what is as it was there stays, also what is sold out. */
    readonly _id?: string | null
    readonly item: string | {
      readonly _id: string
    }
    readonly amount?: number | string
    /** What is printed (`personalisierung`: a text for all pieces, or one for each), and what is written for properties of the product, by their keys. */
    readonly customization?: {
      readonly personalisierung?: (string | readonly string[]) | null
    }
    readonly order_desc?: string | null
    /** Answers to what the shop asks of the line, by key or as they were read; left out, they stay. */
    readonly item_fields?: (({ readonly [name: string]: (string | number | boolean) | null }) | (readonly {
      readonly key: string
      readonly value: (string | number | boolean) | null
    }[])) | null
    readonly set?: {
      readonly order?: { readonly [name: string]: number | string }
      readonly customization?: { readonly [name: string]: readonly string[] } | null
      readonly slots?: (readonly ({
        readonly product: string
        readonly order: { readonly [name: string]: number | string }
        readonly customization?: { readonly [name: string]: readonly string[] } | null
      })[]) | null
    }
  })[]
  /**
   * What was ordered with the cart that the `Cart-Token` names, the latest first, as the link of its mail shows it: without addresses and contact, as long as that link is good.
   *
   * For everyone; keys, and clients without cookies, with a `Cart-Token`.
   *
   * Also fails with `CART_TOKEN_REQUIRED`, `CART_TOKEN_UNKNOWN`.
   */
  'GET /api/v0/shop/cart_orders': {
    readonly limit?: number
    readonly skip?: number
  }
  /**
   * What a code would do for the visitor’s cart, which stays as it is. `valid` says whether it takes something off; a code that cannot be used at all is refused. Guessing is limited.
   *
   * For everyone; keys, and clients without cookies, with a `Cart-Token`.
   *
   * Also fails with `CODE_UNKNOWN`, `COUPON_NOT_YET_VALID`, `COUPON_EXPIRED`, `COUPON_USED_UP`, `COUPON_USED_BY_YOU`, `COUPON_NOT_FOR_CUSTOMER`, `VOUCHER_EXPIRED`, `VOUCHER_EMPTY`, `VOUCHER_BLOCKED`, `VOUCHER_OTHER_CURRENCY`, `VOUCHERS_NOT_TAKEN`, `TOO_MANY_VOUCHERS`, `CART_TOKEN_REQUIRED`, `CART_TOKEN_UNKNOWN`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop_coupon/validate': {
    readonly code?: string
    /** The same as `code`, for older programs. */
    readonly id?: string
  }
  /**
   * Orders what is in the cart, once per `idempotency_key` (16 to 200 characters of the client’s choice, new for each order). `total_cents` is the sum to pay that the buyer saw (`to_pay_cents`); another one is refused.
   *
   * For everyone who acts for nobody else; keys, and clients without cookies, with a `Cart-Token`.
   *
   * Also fails with `SOLD_OUT`, `ONLY_FEW_LEFT`, `PRODUCT_UNAVAILABLE`, `CART_CHANGED`, `CART_EXPIRED`, `SHOP_CLOSED`, `CART_EMPTY`, `PRICE_CHANGED`, `SHOP_NOT_OPEN`, `NOT_DELIVERABLE`, `ORDER_TOO_SMALL`, `PICKUP_PLACE_MISSING`, `PICKUP_PLACE_GONE`, `STATION_INCOMPLETE`, `STATION_INVALID`, `STATION_GONE`, `ANSWER_MISSING`, `ANSWER_INVALID`, `PAYMENT_METHOD_NOT_ALLOWED`, `VAT_RATE_MISSING`, `TRANSITION_NOT_ALLOWED`, `COUPON_USED_UP`, `COUPON_USED_BY_YOU`, `VOUCHER_BALANCE_CHANGED`, `VOUCHER_BLOCKED`, `CART_TOKEN_REQUIRED`, `CART_TOKEN_UNKNOWN`, `ACTING_FOR_CUSTOMER`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop_order': {
    readonly idempotency_key: string
    readonly total_cents: number
    readonly terms?: boolean
    readonly conditions?: boolean
    readonly age?: boolean
  } | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * orders (people their own; staff, and keys that may read orders, all): one by `id` or `order_number`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-created, created, order_number, -order_number, changed), each beside `qry` or in it. `qry` takes ranges of `created` and `changed` ({"$gte", "$gt", "$lte", "$lt"}). Pulled by `sort=changed`, then by `cursor` while `more` is true: each record once after its last change, deletions as `{_id, deleted: true}`; a page may hold fewer than `limit`. `deleted=true` lists deletions alone.
   *
   * For signed-in people, and keys with the scope `orders.read`.
   */
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
  /**
   * Removes orders (always refused: an order is kept): one by `_id`, order_number or `id`, several by a list of ids, `{ids}` or `{remove}`.
   *
   * For admin, system, and members and keys with the right `orders.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/shop_order': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly order_number?: (string | number) | null
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[] | {
    /** ids to remove; nothing else is read */
    readonly remove: readonly string[]
  }
  /**
   * Changes one of the orders, named by `_id` (or order_number where no id is sent), or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. Only `read` (whether staff has read it) and `tags` (all that it is to have) are written; what was bought never changes.
   *
   * For admin, system, and members and keys with the right `orders.write`.
   *
   * Also fails with `11000`, `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/shop_order': {
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly read?: boolean
    readonly tags?: readonly string[]
  } & { readonly [field: string]: unknown } | readonly ({
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly read?: boolean
    readonly tags?: readonly string[]
  } & { readonly [field: string]: unknown })[]
  /**
   * orders (people their own; staff, and keys that may read orders, all): one by id. Instead of the id also `key:value` (order_number).
   *
   * For signed-in people, and keys with the scope `orders.read`.
   */
  'GET /api/v0/shop_order/{id}': {
    readonly id: string
  }
  /**
   * Removes one of the orders (always refused: an order is kept) by id, or by a key as `key:value`.
   *
   * For admin, system, and members and keys with the right `orders.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/shop_order/{id}': {
    readonly id: string
  }
  /**
   * orders (people their own; staff, and keys that may read orders, all): several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`. Instead of the id also `key:value` (order_number).
   *
   * For signed-in people, and keys with the scope `orders.read`.
   */
  'POST /api/v0/batch/shop_order': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * The texts that orders agreed to, by `agreement_id` of an order.
   *
   * For everyone.
   */
  'GET /api/v0/shop/agreement/{id}': {
    readonly id: string
  }
  /**
   * Notes that an order has been paid and tells the customer.
   *
   * For admin, system, and members and keys with the right `orders.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/markPayed': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly order_number?: (string | number) | null
  }
  /**
   * Notes that an order is on its way and tells the customer.
   *
   * For admin, system, and members and keys with the right `orders.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/markShipped': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly order_number?: (string | number) | null
    readonly carrier?: string | null
    readonly tracking_number?: string | null
  }
  /**
   * Cancels an order that is not shipped: its goods go back into stock, the customer is told the reason.
   *
   * For admin, system, and members and keys with the right `orders.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/cancelOrder': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly order_number?: (string | number) | null
    readonly reason?: string | null
  }
  /**
   * Notes that the money of a cancelled order was given back and tells the customer.
   *
   * For admin, system, and members and keys with the right `orders.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/markRefunded': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly order_number?: (string | number) | null
  }
  /**
   * Takes back that an order was paid; `tell_customer` is true unless said otherwise.
   *
   * For admin, system, and members and keys with the right `orders.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/markUnpayed': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly order_number?: (string | number) | null
    readonly tell_customer?: boolean
  }
  /**
   * Takes back that an order was shipped; `tell_customer` is true unless said otherwise.
   *
   * For admin, system, and members and keys with the right `orders.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/markUnshipped': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly order_number?: (string | number) | null
    readonly tell_customer?: boolean
  }
  /**
   * Puts carrier and tracking number of a shipped order right.
   *
   * For admin, system, and members and keys with the right `orders.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/correctTracking': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly order_number?: (string | number) | null
    readonly carrier?: string | null
    readonly tracking_number?: string | null
    readonly tell_customer?: boolean
  }
  /**
   * Changes an address of an order within its country; `revision` is that of the order that was read.
   *
   * For admin, system, and members and keys with the right `orders.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/changeOrderAddress': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly order_number?: (string | number) | null
    readonly kind: 'shipping' | 'invoice'
    readonly revision: number
    readonly address: {
      readonly type?: 'person' | 'company' | null
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
  /**
   * Adds a note of the staff to the history of an order.
   *
   * For admin, system, and members and keys with the right `orders.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/addOrderNote': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly order_number?: (string | number) | null
    readonly note: string
  }
  /**
   * Changes a note that one wrote oneself.
   *
   * For admin, system, and members and keys with the right `orders.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/changeOrderNote': {
    readonly note_id: string
    readonly note: string
  }
  /**
   * Removes a note that one wrote oneself.
   *
   * For admin, system, and members and keys with the right `orders.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/shop/deleteOrderNote': {
    readonly note_id: string
  }
  /**
   * A page of the order browser, the latest first.
   *
   * For member, admin, system, and keys with the scope `orders.read`.
   */
  'POST /api/v1/shop/getPageDataOrderBrowse': {
    readonly page?: number
    readonly limit?: number
  }
  /**
   * What the order’s page in the admin centre shows.
   *
   * For member, admin, system, and keys with the scope `orders.read`.
   */
  'POST /api/v1/shop/getPageDataOrderEdit': {
    readonly _id?: string | null
    readonly id?: string | null
    readonly order_number?: (string | number) | null
  }
  /**
   * declarations of withdrawal: one by `id`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-created, created, changed), each beside `qry` or in it. `qry` takes ranges of `created` and `changed` ({"$gte", "$gt", "$lte", "$lt"}). Pulled by `sort=changed`, then by `cursor` while `more` is true: each record once after its last change, deletions as `{_id, deleted: true}`; a page may hold fewer than `limit`. `deleted=true` lists deletions alone.
   *
   * For member, admin, system, and keys with the scope `orders.read`.
   */
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
  /**
   * Declares the withdrawal from a contract, without signing in. The receipt comes by mail; whether there is such an order is told to nobody.
   *
   * For everybody in a browser who acts for nobody else; no keys.
   *
   * Also fails with `ACTING_FOR_CUSTOMER`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
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
  /**
   * Changes one of the declarations of withdrawal, named by `_id`, or several: a list, or `{items}`, of up to 500. What is left out stays; what is as it was is passed over, so that what was read can be sent back. With `state` it accepts or refuses and writes to the customer; it gives no money back by itself. Without `state` it adds which order is meant (`order_number`) and when the goods arrived (`arrived_on`).
   *
   * For admin, system, and members and keys with the right `orders.write`.
   *
   * Also fails with `11000`, `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/shop_withdrawal': {
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly state?: 'accepted' | 'refused'
    readonly order_number?: string | number
    readonly arrived_on?: string | null
    readonly answer?: string | null
  } & { readonly [field: string]: unknown } | readonly ({
    /** which record is changed */
    readonly _id: string
    /** the version that was seen; with another one nothing is written */
    readonly revision?: number | null
    readonly state?: 'accepted' | 'refused'
    readonly order_number?: string | number
    readonly arrived_on?: string | null
    readonly answer?: string | null
  } & { readonly [field: string]: unknown })[]
  /**
   * declarations of withdrawal: one by id.
   *
   * For member, admin, system, and keys with the scope `orders.read`.
   */
  'GET /api/v0/shop_withdrawal/{id}': {
    readonly id: string
  }
  /**
   * declarations of withdrawal: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`.
   *
   * For member, admin, system, and keys with the scope `orders.read`.
   */
  'POST /api/v0/batch/shop_withdrawal': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * documents: one by `id`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-date, date), each beside `qry` or in it. `qry` takes ranges of `created` ({"$gte", "$gt", "$lte", "$lt"}).
   *
   * For member, admin, system, and keys with the scope `documents.read`.
   */
  'GET /api/v0/invoice': {
    readonly id?: string
    readonly _id?: string
    readonly qry?: string | { readonly [name: string]: unknown }
    readonly limit?: number | string
    readonly skip?: number | string
    readonly sort?: string | ({ readonly [name: string]: 1 | -1 })
    readonly deleted?: boolean | ('true' | 'false')
    readonly cursor?: string
  }
  /**
   * Makes a draft of a kind; or, of a web order, issues its invoice with its e-invoice, and sends it if the shop does that.
   *
   * For member, admin, system, and keys with the scope `documents.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/invoice': {
    readonly order?: string
    readonly type?: 'offer' | 'order' | 'delivery' | 'invoice' | 'reminder'
    readonly sort?: 'invoice' | 'advance' | 'part' | 'final' | 'cancellation' | 'credit'
    readonly content?: { readonly [name: string]: unknown }
  }
  /**
   * Changes a draft: what of its content is named. What is issued never changes.
   *
   * For member, admin, system, and keys with the scope `documents.write`.
   *
   * Also fails with `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/invoice': {
    readonly _id: string
    readonly revision?: number
    readonly content: { readonly [name: string]: unknown }
  }
  /**
   * documents: one by id.
   *
   * For member, admin, system, and keys with the scope `documents.read`.
   */
  'GET /api/v0/invoice/{id}': {
    readonly id: string
  }
  /**
   * Removes a draft for good. What is issued never goes.
   *
   * For member, admin, system, and keys with the scope `documents.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/invoice/{id}': {
    readonly id: string
  }
  /**
   * documents: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`.
   *
   * For member, admin, system, and keys with the scope `documents.read`.
   */
  'POST /api/v0/batch/invoice': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * Issues a draft: it gets its number, its paper and its e-invoice.
   *
   * For admin, system, and members and keys with the right `documents.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/invoice/issue': {
    readonly _id: string
    readonly revision?: number
  }
  /**
   * Makes a draft of issued documents: all that is left of them, or the lines that are named, by amount or by fit and size.
   *
   * For member, admin, system, and keys with the scope `documents.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v1/invoice/convert': {
    readonly ids: readonly string[]
    readonly type: 'offer' | 'order' | 'delivery' | 'invoice' | 'reminder'
    readonly lines?: readonly {
      readonly document: string
      readonly line: string
      readonly quantity?: number
      readonly cells?: readonly {
        readonly fit: string
        readonly size: string
        readonly amount: number
      }[]
    }[]
  }
  /**
   * Takes an issued invoice back by a cancellation, of one that was cancelled a new one is issued in its place; anything else is cancelled in place, or restored. Answers with what was issued or changed.
   *
   * For member, admin, system, and keys with the scope `documents.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v1/invoice/cancelOrRestore': {
    readonly _id: string
    readonly reason?: string
  }
  /**
   * The PDF of a document, with its e-invoice in it; for staff and for whoever it was issued to.
   *
   * For signed-in people, and keys with the scope `documents.read`.
   */
  'GET /api/v0/invoice/{id}/pdf': {
    readonly id: string
  }
  /**
   * The e-invoice of a document as it was issued, or the same in another format; for staff and for whoever it was issued to.
   *
   * For signed-in people, and keys with the scope `documents.read`.
   */
  'GET /api/v0/invoice/{id}/xml': {
    readonly id: string
    readonly format?: 'zugferd' | 'xrechnungUbl' | 'xrechnungCii' | 'peppol' | 'ebinterface' | 'ebinterfaceGv'
  }
  /**
   * Issued invoices by how their payment stands, what is due longest first; without `state` all of which something is open.
   *
   * For member, admin, system, and keys with the scope `documents.read`.
   */
  'GET /api/v0/open_item': {
    readonly state?: 'unpaid' | 'partlyPaid' | 'overdue' | 'paid' | 'overpaid' | 'cancelled'
    readonly limit?: number
    readonly skip?: number
  }
  /**
   * What was paid of an invoice since it was issued, the first first.
   *
   * For member, admin, system, and keys with the scope `documents.read`.
   */
  'GET /api/v0/invoice/{id}/payment': {
    readonly id: string
  }
  /**
   * Books what was paid of an issued invoice.
   *
   * For admin, system, and members and keys with the right `documents.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/invoice/{id}/payment': {
    readonly id: string
    readonly amount: number
    readonly discount?: number
    readonly fee?: number
    readonly note?: string
    readonly method: 'transfer' | 'cash' | 'card' | 'offset' | 'other'
    readonly paid_on?: string | null
  }
  /**
   * Takes a payment back that was booked by mistake; answers with the row that does so.
   *
   * For admin, system, and members and keys with the right `documents.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/invoice_payment/{id}/takeBack': {
    readonly id: string
    readonly note?: string
  }
  /**
   * Takes in a file of a bank: CAMT.053 (XML) or CSV, its bytes in base64. The same file twice, or periods that overlap, bring each movement once.
   *
   * For admin, system, and members and keys with the right `documents.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/bank_file': {
    readonly name: string
    readonly content: string
    readonly columns?: readonly {
      readonly field: 'bookedOn' | 'valueOn' | 'amount' | 'debit' | 'credit' | 'currency' | 'name' | 'payer' | 'payee' | 'iban' | 'purpose' | 'endToEndId' | 'reference' | 'accountIban' | 'fee' | 'status'
      readonly column: number
    }[]
  }
  /**
   * Movements of the shop’s accounts, the latest first.
   *
   * For member, admin, system, and keys with the scope `documents.read`.
   */
  'GET /api/v0/bank_line': {
    readonly state?: 'open' | 'booked' | 'ignored'
    readonly file?: string
    readonly limit?: number
    readonly skip?: number
  }
  /**
   * Books a movement of an account to the invoices that it pays; their amounts together make its own.
   *
   * For admin, system, and members and keys with the right `documents.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/bank_line/{id}/book': {
    readonly id: string
    readonly parts: readonly {
      readonly invoice: string
      readonly amount: number
      readonly discount?: number
    }[]
  }
  /**
   * Books every open movement of which it is sure what it pays; of one file, or all.
   *
   * For admin, system, and members and keys with the right `documents.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/bank_line/bookSure': {
    readonly file?: string
  }
  /**
   * Notes of a movement that it is about no document.
   *
   * For admin, system, and members and keys with the right `documents.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/bank_line/{id}/ignore': {
    readonly id: string
  }
  /**
   * Makes a movement open again that was ignored.
   *
   * For admin, system, and members and keys with the right `documents.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/bank_line/{id}/reopen': {
    readonly id: string
  }
  /**
   * bills of vendors: one by `id`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-date, date), each beside `qry` or in it. `qry` takes ranges of `created` ({"$gte", "$gt", "$lte", "$lt"}).
   *
   * For member, admin, system, and keys with the scope `documents.read`.
   */
  'GET /api/v0/vendor_bill': {
    readonly id?: string
    readonly _id?: string
    readonly qry?: string | { readonly [name: string]: unknown }
    readonly limit?: number | string
    readonly skip?: number | string
    readonly sort?: string | ({ readonly [name: string]: 1 | -1 })
    readonly deleted?: boolean | ('true' | 'false')
    readonly cursor?: string
  }
  /**
   * bills of vendors: one by id.
   *
   * For member, admin, system, and keys with the scope `documents.read`.
   */
  'GET /api/v0/vendor_bill/{id}': {
    readonly id: string
  }
  /**
   * bills of vendors: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`.
   *
   * For member, admin, system, and keys with the scope `documents.read`.
   */
  'POST /api/v0/batch/vendor_bill': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * Approves a bill, refuses it for a reason, notes that it was paid, or takes that back.
   *
   * For admin, system, and members and keys with the right `documents.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/vendor_bill/decide': {
    readonly _id: string
    readonly status: 'toCheck' | 'approved' | 'paid' | 'refused'
    readonly reason?: string
    readonly paid_date?: string
  }
  /**
   * The file of a bill just as it came.
   *
   * For member, admin, system, and keys with the scope `documents.read`.
   */
  'GET /api/v0/vendor_bill/{id}/file': {
    readonly id: string
  }
  /**
   * endpoints of webhooks: one by `id`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-created, created), each beside `qry` or in it. `qry` takes ranges of `created` ({"$gte", "$gt", "$lte", "$lt"}).
   *
   * For member, admin, system, and keys with the scope `settings.read`.
   */
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
  /**
   * Sets up an endpoint. Its secret is in the answer and nowhere else.
   *
   * For admin, system, and members and keys with the right `settings.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/webhooks': {
    readonly label: string
    readonly url: string
    readonly kinds: readonly string[]
    readonly includes_people?: boolean
  }
  /**
   * Changes an endpoint; what is left out stays. While it is off nothing new is noted for it: see `missed_since`.
   *
   * For admin, system, and members and keys with the right `settings.write`.
   *
   * Also fails with `STALE_REVISION`, `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'PUT /api/v0/webhooks': {
    readonly _id: string
    readonly revision?: number | null
    readonly label?: string
    readonly url?: string
    readonly kinds?: readonly string[]
    readonly includes_people?: boolean
    readonly is_active?: boolean
  }
  /**
   * Removes an endpoint with the log of its deliveries; what waits is told to nobody.
   *
   * For admin, system, and members and keys with the right `settings.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/webhooks': {
    readonly _id?: string
    readonly id?: string
  }
  /**
   * endpoints of webhooks: one by id.
   *
   * For member, admin, system, and keys with the scope `settings.read`.
   */
  'GET /api/v0/webhooks/{id}': {
    readonly id: string
  }
  /**
   * Removes an endpoint with the log of its deliveries; what waits is told to nobody.
   *
   * For admin, system, and members and keys with the right `settings.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'DELETE /api/v0/webhooks/{id}': {
    readonly id: string
    readonly _id?: string
  }
  /**
   * endpoints of webhooks: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`.
   *
   * For member, admin, system, and keys with the scope `settings.read`.
   */
  'POST /api/v0/batch/webhooks': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * Gives an endpoint a new secret. For a day the one before signs as well, unless `ends_previous`.
   *
   * For admin, system, and members and keys with the right `settings.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/webhooks/{id}/secret': {
    readonly id: string
    readonly ends_previous?: boolean
  }
  /**
   * Sends `webhook.test` once; within seconds the delivery says what was answered.
   *
   * For admin, system, and members and keys with the right `settings.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/webhooks/{id}/test': {
    readonly id: string
  }
  /**
   * messages to endpoints of webhooks and what came of them: one by `id`, or a list by `qry` (JSON), `limit`, `skip` and `sort` (-created, created), each beside `qry` or in it. `qry` takes ranges of `created` ({"$gte", "$gt", "$lte", "$lt"}).
   *
   * For member, admin, system, and keys with the scope `settings.read`.
   */
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
  /**
   * messages to endpoints of webhooks and what came of them: one by id.
   *
   * For member, admin, system, and keys with the scope `settings.read`.
   */
  'GET /api/v0/webhook_deliveries/{id}': {
    readonly id: string
  }
  /**
   * messages to endpoints of webhooks and what came of them: several by id, in the order asked, unknown ids left out. The body is a list of ids or `{ids}`.
   *
   * For member, admin, system, and keys with the scope `settings.read`.
   */
  'POST /api/v0/batch/webhook_deliveries': {
    readonly list?: readonly string[]
    readonly ids?: readonly string[]
  } | readonly string[]
  /**
   * Sends a message once more under its own id: at once, and again as often as a new one.
   *
   * For admin, system, and members and keys with the right `settings.write`.
   *
   * Also fails with `ANSWER_FORGOTTEN`, `IDEMPOTENCY_KEY_REUSED`, `REQUEST_RUNNING`.
   */
  'POST /api/v0/webhook_deliveries/{id}/replay': {
    readonly id: string
  }
}

/** What they answer. */
export interface Answers {
  'POST /api/v0/auth/login': OwnUser | ({
    /** a second step is needed */
    readonly fa2required: boolean
    /** by which it can be done */
    readonly kinds: readonly ('totp' | 'passkey' | 'recovery')[]
  }) | 'ttop'
  'GET /api/v0/auth/logout': {
    /** it was done */
    readonly ok: true
    /** the configured address, else `/` */
    readonly redirect: string
  }
  'GET /api/v0/auth/getLoggedInState': {
    /** whether somebody is signed in */
    readonly loggedIn: boolean
    readonly user: OwnUser
    /** the tab that the header `localsessionid` names, if it was registered in this browser */
    readonly tabSession: string | null
  }
  'POST /api/v0/registertab': {
    /** the tab’s name, made up if none was sent */
    readonly tabSession: string
  }
  'GET /api/v0/auth': ({
    /** users (without guest, service and built-in accounts); in a pull also what is gone */
    readonly items: readonly (User | Removed)[]
    /** how many there are in all; left out behind a cursor */
    readonly total?: number
    /** of a pull: where it goes on */
    readonly cursor?: string | null
    /** of a pull: whether there is more already */
    readonly more?: boolean
  }) | User
  'POST /api/v0/auth': User | Removal
  'DELETE /api/v0/auth': {
    /** the id of the one that was removed */
    readonly _id?: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  } | Removal
  'PUT /api/v0/auth': readonly OwnUser[]
  'GET /api/v0/auth/{id}': User
  'DELETE /api/v0/auth/{id}': {
    /** the id of the one that was removed */
    readonly _id: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  }
  'POST /api/v0/batch/auth': {
    /** users (without guest, service and built-in accounts) */
    readonly items: readonly User[]
    /** how many were found */
    readonly total: number
  }
  'POST /api/v0/search/auth': {
    /** users */
    readonly items: readonly User[]
    /** how many there are in all */
    readonly total: number
  }
  'POST /api/v1/auth/getDataUserBrowser': {
    /** users */
    readonly items: readonly User[]
    /** how many there are in all */
    readonly total: number
  }
  'POST /api/v0/auth/getData': {
    readonly user: User
    /** what staff noted */
    readonly note: string | null
    /** what was agreed; null without the right to read terms */
    readonly terms: unknown
    /** roles that you may give */
    readonly roles: readonly ('guest' | 'user' | 'member' | 'admin' | 'system' | 'internal')[]
  }
  'GET /api/v0/auth/getAvailableGroups': {
    /** discount groups */
    readonly items: readonly {
      /** its id */
      readonly _id: string
      /** in German */
      readonly title: string
      /** always this */
      readonly type: 'discount'
    }[]
    /** how many there are in all */
    readonly total: number
    /** roles */
    readonly roles: readonly ('guest' | 'user' | 'member' | 'admin' | 'system' | 'internal')[]
  }
  'GET /api/v0/auth/getUniqueCustomerId': {
    /** the customer number */
    readonly id: number
  }
  'GET /api/v0/team_lists': {
    /** team lists */
    readonly items: readonly TeamList[]
    /** how many there are in all */
    readonly total: number
  }
  'POST /api/v0/team_lists': TeamList
  'DELETE /api/v0/team_lists/{id}': {
    /** id of the list that is gone */
    readonly _id: string
  }
  'GET /api/v0/saved_views': {
    /** views */
    readonly items: readonly SavedView[]
    /** how many there are in all */
    readonly total: number
  }
  'POST /api/v0/saved_views': SavedView
  'DELETE /api/v0/saved_views/{id}': {
    /** id of the view that is gone */
    readonly _id: string
  }
  'GET /api/v0/auth/dataExport/{secret}': unknown
  'POST /api/v0/auth/enable2FA': {
    readonly two_factor: {
      /** whether the second factor is on */
      readonly enabled: boolean
    }
    /** the key in base32 */
    readonly secret: string
    /** the otpauth address */
    readonly url: string
    /** the same as QR code, an SVG */
    readonly qr: string
  }
  'POST /api/v0/auth/verify2FA': {
    readonly two_factor: {
      /** whether the second factor is on */
      readonly enabled: boolean
    }
    /** ten codes, shown this once */
    readonly recovery_codes: readonly string[]
  }
  'POST /api/v0/auth/disable2FA': {
    readonly two_factor: {
      /** whether the second factor is on */
      readonly enabled: boolean
    }
  }
  'POST /api/v0/shop/request2FAReset': {
    /** it was done */
    readonly ok: true
  }
  'POST /api/v0/auth/reset2FA': {
    readonly two_factor: {
      /** whether the second factor is on */
      readonly enabled: boolean
      /** when it will be switched off; ISO 8601 in UTC */
      readonly ends_at: string
    }
  }
  'POST /api/v0/auth/passkeyChallenge': {
    /** names the challenge */
    readonly challengeId: string
    /** options for the browser (WebAuthn), as JSON text */
    readonly options: string
  }
  'POST /api/v0/auth/acknowledge2FAReset': {
    /** it was done */
    readonly ok: true
  }
  'POST /api/v0/auth/keep2FA': {
    /** it was done */
    readonly ok: true
  }
  'POST /api/v0/auth/keep2FAByLink': {
    /** it was done */
    readonly ok: true
  }
  'POST /api/v0/auth/signup': {
    /** it was done */
    readonly ok: true
    /** true: the account signs in once its address is confirmed */
    readonly confirmation_required: boolean
  }
  'POST /api/v0/shop/signup': {
    /** it was done */
    readonly ok: true
    /** true: the account signs in once its address is confirmed */
    readonly confirmation_required: boolean
  }
  'POST /api/v0/auth/verify': {
    /** it was done */
    readonly ok: true
  }
  'POST /api/v0/auth/requestPasswordReset': {
    /** it was done */
    readonly ok: true
  }
  'POST /api/v0/shop/requestPasswordReset': {
    /** it was done */
    readonly ok: true
  }
  'POST /api/v0/auth/resetPassword': {
    /** it was done */
    readonly ok: true
  }
  'POST /api/v0/auth/setPassword': {
    /** it was done */
    readonly ok: true
  }
  'POST /api/v0/auth/changePassword': {
    /** it was done */
    readonly ok: true
  }
  'POST /api/v0/auth/checkPasswordStrength': {
    /** from 0 to 4 */
    readonly score: number
    /** the same in a word */
    readonly label: 'risky' | 'guessable' | 'weak' | 'safe' | 'secure'
    /** whether it would be taken as a new password */
    readonly accepted: boolean
  }
  'GET /api/v0/config': {
    /** what the shop is set to, by section; of secrets only the names of those that are set */
    readonly sections: { readonly [name: string]: {
      /** how often it was changed; `PUT config` takes it */
      readonly version: number
      /** what is set, secrets left out */
      readonly values: unknown
      /** names of the secrets that are set */
      readonly secretsSet: readonly string[]
      /** what is stored and cannot be used */
      readonly problems: readonly {
        /** where */
        readonly path: string
        /** what */
        readonly message: string
      }[]
    } }
    /** whether the shop may sell, and what is missing */
    readonly opening: {
      /** whether the shop may sell */
      readonly isOpen: boolean
      /** particulars that are missing or made up, as `section.field` */
      readonly missing: readonly string[]
      /** which legal forms and countries need which particulars */
      readonly needed: readonly {
        /** `section.field` */
        readonly field: string
        /** legal forms that need it; null: all */
        readonly legalForms: readonly string[] | null
        /** countries where it is needed; null: all */
        readonly countries: readonly string[] | null
      }[]
      /** pages that a lawyer has to look at */
      readonly textsToReview: readonly string[]
    }
    readonly shop: ShopConfiguration
    readonly config: Configuration
  }
  'PUT /api/v0/config': {
    /** what the shop is set to, by section; of secrets only the names of those that are set */
    readonly sections: { readonly [name: string]: {
      /** how often it was changed; `PUT config` takes it */
      readonly version: number
      /** what is set, secrets left out */
      readonly values: unknown
      /** names of the secrets that are set */
      readonly secretsSet: readonly string[]
      /** what is stored and cannot be used */
      readonly problems: readonly {
        /** where */
        readonly path: string
        /** what */
        readonly message: string
      }[]
    } }
  }
  'GET /api/v0/config/export': {
    /** what it is */
    readonly format: string
    /** in which way it is written */
    readonly version: number
    /** by section, each field with its value */
    readonly sections: { readonly [name: string]: { readonly [name: string]: unknown } }
  }
  'POST /api/v0/config/import': {
    /** names the import */
    readonly importId: string | null
    /** what was changed */
    readonly changes: readonly {
      /** key of the section */
      readonly section: string
      /** of the field */
      readonly name: string
      /** what it was */
      readonly before: unknown
      /** what it is */
      readonly after: unknown
    }[]
  }
  'POST /api/v0/config_test_mailbox': {
    /** what came of it; everything but `sent` is a failure */
    readonly outcome: 'sent' | 'noServer' | 'noPassword' | 'dns' | 'refused' | 'timeout' | 'tls' | 'login' | 'sender' | 'recipient' | 'other'
    /** what the mail server said */
    readonly answer: string | null
    /** to whom it went */
    readonly to: string
    /** how long it took */
    readonly milliseconds: number
  }
  'GET /api/v0/shop_customer': {
    /** customers: everybody who ordered, and accounts of customers */
    readonly items: readonly Customer[]
    /** how many there are in all */
    readonly total: number
  } | Customer
  'GET /api/v0/shop_customer/{id}': Customer
  'POST /api/v0/batch/shop_customer': {
    /** customers: everybody who ordered, and accounts of customers */
    readonly items: readonly Customer[]
    /** how many were found */
    readonly total: number
  }
  'GET /api/v1/shop/getPageDataCustomerEdit': {
    readonly customer: Customer
    /** the account; null of guests and without the right to read users */
    readonly user: {
      /** the id */
      readonly _id: string
      /** the id under which GraphQL shows it */
      readonly global_id: string
      /** e-mail address */
      readonly handle: string
      /** as lists show it */
      readonly name: string
      /** first name */
      readonly first_name: string | null
      /** last name */
      readonly last_name: string | null
      /** company or club */
      readonly company: string | null
      /** with the country */
      readonly phone: string | null
      /** in which they are written to */
      readonly language: 'de' | 'en'
      /** the addresses that they keep */
      readonly addresses: readonly Address[]
    }
    /** what staff noted about them */
    readonly note: string | null
    /** what was agreed; null of guests and without the rights to read users and terms */
    readonly conditions: {
      /** the discount groups of the shop */
      readonly discount_groups: readonly {
        /** its id */
        readonly _id: string
        /** in German */
        readonly title: string
        /** whether this customer has it */
        readonly own: boolean
      }[]
      /** personal discount, in percent */
      readonly discount: number
      /** whether they never pay for shipping */
      readonly shipping_free: boolean
      /** from which amount of goods on they pay no shipping; null: as in the shop, in euros */
      readonly shipping_free_from: number | null
      /** from which amount of goods on they pay no shipping; null: as in the shop, in whole cents */
      readonly shipping_free_from_cents: number | null
      /** how each payment method of the shop is offered to them */
      readonly paymentsources: readonly {
        /** the payment method */
        readonly _id: string
        /** in German */
        readonly title: string
        /** whether the shop could take payments by it */
        readonly configured: boolean
        /** whether this customer is offered it, as far as amounts allow */
        readonly enabled: boolean
        /** whether something of it was agreed with this customer */
        readonly own: boolean
        /** from which amount on; null: from any, in euros */
        readonly min: number | null
        /** from which amount on; null: from any, in whole cents */
        readonly min_cents: number | null
        /** up to which amount; null: up to any, in euros */
        readonly max: number | null
        /** up to which amount; null: up to any, in whole cents */
        readonly max_cents: number | null
        /** its place among the others */
        readonly order: number | null
      }[]
    }
    readonly orders: {
      /** their latest orders, cancelled ones too */
      readonly items: readonly Order[]
      /** how many there are in all */
      readonly total: number
    }
  }
  'GET /api/v0/demo': {
    /** what there is of it */
    readonly demo: {
      /** people who bought */
      readonly customers: number
      /** contact persons */
      readonly persons: number
      /** orders */
      readonly orders: number
      /** mails about them */
      readonly mails: number
      /** products */
      readonly products: number
    }
  }
  'DELETE /api/v0/demo': {
    /** what was removed */
    readonly removed: {
      /** people who bought */
      readonly customers: number
      /** contact persons */
      readonly persons: number
      /** orders */
      readonly orders: number
      /** mails about them */
      readonly mails: number
      /** products */
      readonly products: number
    }
    /** what stays */
    readonly left: {
      /** people who bought */
      readonly customers: number
      /** contact persons */
      readonly persons: number
      /** orders */
      readonly orders: number
      /** mails about them */
      readonly mails: number
      /** products */
      readonly products: number
    }
  }
  'GET /api/v0/shop_countries': {
    /** countries */
    readonly items: readonly {
      /** code of the country, ISO 3166-1 in small letters */
      readonly _id: string
      /** the same */
      readonly id: string
      /** the same */
      readonly code: string
      /** the same, for the picture of its flag */
      readonly flag: string
      /** in the language asked for */
      readonly title: string
      readonly translations: {
        /** in German */
        readonly de: string
        /** in English */
        readonly en: string
      }
      /** its place */
      readonly order: number
    }[]
    /** how many there are in all */
    readonly total: number
  }
  'GET /api/v0/download/{id}': unknown
  'GET /api/v0/download/{id}/{gridref}': unknown
  'GET /api/pageData/system_filelock': {
    /** files that somebody is editing, the oldest lock first */
    readonly items: readonly {
      /** the file */
      readonly _id: string
      /** the account that is editing it */
      readonly lockedBy: string
      /** in which tab; null where that did not name itself */
      readonly localSessionId: string | null
      /** who that is */
      readonly name: string
      /** since when; ISO 8601 in UTC */
      readonly since: string
      /** the last sign of life; three minutes later the lock ends by itself; ISO 8601 in UTC */
      readonly seen: string
    }[]
    /** how many there are in all */
    readonly total: number
  }
  'POST /api/v0/freeFileLock': {
    /** it was done */
    readonly ok: true
  }
  'POST /api/v0/crop': File
  'POST /api/v0/rotate': File
  'GET /api/v0/original/{id}/{gridref}': unknown
  'GET /api/v0/original/{id}/pages/{number}': unknown
  'GET /api/v0/file': {
    /** files of the library */
    readonly items: readonly File[]
    /** how many there are in all */
    readonly total: number
  } | File
  'PUT /api/v0/file': File | Results
  'DELETE /api/v0/file': {
    /** the id of the one that was removed */
    readonly _id?: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  } | Removal
  'POST /api/v0/file': {
    /** ids of what was removed */
    readonly removed: readonly string[]
  }
  'GET /api/v0/file/{id}': File
  'DELETE /api/v0/file/{id}': {
    /** the id of the one that was removed */
    readonly _id: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  }
  'POST /api/v0/batch/file': {
    /** files of the library */
    readonly items: readonly File[]
    /** how many were found */
    readonly total: number
  }
  'POST /api/v0/file/restore': {
    /** ids of what was restored */
    readonly restored: readonly string[]
  }
  'GET /api/v0/file/{id}/uses': {
    /** what uses it */
    readonly items: readonly {
      /** what it uses the file as */
      readonly kind: 'productPicture' | 'productDownload' | 'groupPicture' | 'colorPicture' | 'galleryPicture' | 'entry' | 'voucherTemplate' | 'voucherSettings' | 'siteSettings'
      /** of what uses it */
      readonly _id: string
      /** in the language asked for; null for those who may not read it */
      readonly title: string | null
      /** a path of the admin centre on which that can be changed */
      readonly admin: string
      /** how often it uses the file */
      readonly count: number
    }[]
    /** how many are listed */
    readonly total: number
  }
  'GET /api/v0/file/{id}/versions': {
    /** its versions */
    readonly items: readonly {
      /** the oldest has number 1 */
      readonly number: number
      /** what it was called */
      readonly name: string
      /** of its name, without the dot */
      readonly ext: string
      /** the type of its content */
      readonly type: string
      /** bytes */
      readonly size: number
      /** pixels; null for what was no picture */
      readonly width: number | null
      /** pixels; null for what was no picture */
      readonly height: number | null
      /** when something else took its place; ISO 8601 in UTC */
      readonly replaced: string
      /** a path to a small picture of it, for staff; null for what was no picture */
      readonly src: string | null
    }[]
    /** how many are listed */
    readonly total: number
  }
  'GET /api/v0/file/{id}/versions/{number}/picture': unknown
  'POST /api/v0/file/{id}/versions/{number}/restore': File
  'POST /api/v0/file/{id}/replace': File
  'POST /api/v0/batch/file/zip': unknown
  'GET /api/v0/shop_product/export': unknown
  'GET /api/v0/product_import/{id}/errors.csv': unknown
  'POST /api/v1/file/getDataFileBrowser': FileBrowser
  'POST /api/v1/file/getDataGalleryBrowser': FileBrowser
  'POST /api/v0/search/file': {
    /** files */
    readonly items: readonly File[]
    /** files that fit; no more than 10,000 are counted, with words 1,000 */
    readonly total: number
  }
  'POST /api/v0/upload': readonly File[]
  'GET /api/v0/quota': {
    /** bytes that there is room for */
    readonly total: number
    /** bytes that are taken, earlier versions and what is still arriving included */
    readonly used: number
  }
  'GET /api/v0/quota/{id}': {
    /** bytes that there is room for */
    readonly total: number
    /** bytes that are taken, earlier versions and what is still arriving included */
    readonly used: number
  }
  'GET /api/v0/gallery': {
    /** galleries */
    readonly items: readonly Gallery[]
    /** how many there are in all */
    readonly total: number
  } | Gallery
  'POST /api/v0/gallery': Gallery | Results | Removal
  'PUT /api/v0/gallery': Gallery | Results
  'DELETE /api/v0/gallery': {
    /** the id of the one that was removed */
    readonly _id?: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  } | Removal
  'GET /api/v0/gallery/{id}': Gallery
  'DELETE /api/v0/gallery/{id}': {
    /** the id of the one that was removed */
    readonly _id: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  }
  'POST /api/v0/batch/gallery': {
    /** galleries */
    readonly items: readonly Gallery[]
    /** how many were found */
    readonly total: number
  }
  'POST /api/v0/gallery/restore': {
    /** ids of what was restored */
    readonly restored: readonly string[]
  }
  'GET /api/v0/entry': {
    /** entries */
    readonly items: readonly Entry[]
    /** how many there are in all */
    readonly total: number
  } | Entry
  'POST /api/v0/entry': Entry | Results | Removal
  'PUT /api/v0/entry': Entry | Results
  'DELETE /api/v0/entry': {
    /** the id of the one that was removed */
    readonly _id?: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  } | Removal
  'GET /api/v0/entry/{id}': Entry
  'DELETE /api/v0/entry/{id}': {
    /** the id of the one that was removed */
    readonly _id: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  }
  'POST /api/v0/batch/entry': {
    /** entries */
    readonly items: readonly Entry[]
    /** how many were found */
    readonly total: number
  }
  'POST /api/v0/search/entry': {
    /** the entries */
    readonly items: readonly Entry[]
    /** how many there are in all */
    readonly total: number
  }
  'POST /api/v0/entry/restore': {
    /** ids of what was restored */
    readonly restored: readonly string[]
  }
  'POST /api/v0/entry/{id}/publish': {
    readonly entry: Entry
    /** names of files */
    readonly made_public: readonly string[]
  }
  'POST /api/v0/entry/{id}/withdraw': {
    readonly entry: Entry
  }
  'POST /api/v0/forms/jobs': {
    /** when it came in; ISO 8601 in UTC */
    readonly received: string
  }
  'POST /api/v0/message': {
    /** when it came in; ISO 8601 in UTC */
    readonly received: string
  }
  'GET /api/v0/message': ({
    /** messages that visitors sent by forms */
    readonly items: readonly {
      /** its id */
      readonly _id: string
      /** whether somebody has read it */
      readonly read: boolean
      /** when somebody read it; ISO 8601 in UTC */
      readonly read_at: string | null
      /** the name of the form by which it came */
      readonly tags: readonly string[]
      /** the id of that form */
      readonly form: string
      /** what was entered where the form asks for an address */
      readonly email: string | null
      /** of the page on which it was sent */
      readonly language: 'de' | 'en'
      /** when it came in; ISO 8601 in UTC */
      readonly created: string
      /** when it came in, or was read; ISO 8601 in UTC */
      readonly changed: string
      /** when it goes by itself; ISO 8601 in UTC */
      readonly deleted_after: string | null
      /** what was asked and said, in the order of the form */
      readonly answers: readonly {
        /** of the question */
        readonly key: string
        /** how it was asked */
        readonly kind: 'text' | 'longText' | 'email' | 'phone' | 'number' | 'date' | 'choice' | 'multiChoice' | 'checkbox' | 'consent' | 'file' | 'heading'
        /** as it was asked */
        readonly label: string
        /** what was said; empty where nothing was */
        readonly values: readonly string[]
        /** files that came as this answer */
        readonly files: readonly {
          /** its name */
          readonly name: string
          /** bytes */
          readonly size: number
          /** where it is fetched */
          readonly url: string
        }[]
      }[]
    }[]
    /** how many there are in all */
    readonly total: number
  }) | ({
    /** its id */
    readonly _id: string
    /** whether somebody has read it */
    readonly read: boolean
    /** when somebody read it; ISO 8601 in UTC */
    readonly read_at: string | null
    /** the name of the form by which it came */
    readonly tags: readonly string[]
    /** the id of that form */
    readonly form: string
    /** what was entered where the form asks for an address */
    readonly email: string | null
    /** of the page on which it was sent */
    readonly language: 'de' | 'en'
    /** when it came in; ISO 8601 in UTC */
    readonly created: string
    /** when it came in, or was read; ISO 8601 in UTC */
    readonly changed: string
    /** when it goes by itself; ISO 8601 in UTC */
    readonly deleted_after: string | null
    /** what was asked and said, in the order of the form */
    readonly answers: readonly {
      /** of the question */
      readonly key: string
      /** how it was asked */
      readonly kind: 'text' | 'longText' | 'email' | 'phone' | 'number' | 'date' | 'choice' | 'multiChoice' | 'checkbox' | 'consent' | 'file' | 'heading'
      /** as it was asked */
      readonly label: string
      /** what was said; empty where nothing was */
      readonly values: readonly string[]
      /** files that came as this answer */
      readonly files: readonly {
        /** its name */
        readonly name: string
        /** bytes */
        readonly size: number
        /** where it is fetched */
        readonly url: string
      }[]
    }[]
  })
  'PUT /api/v0/message': ({
    /** its id */
    readonly _id: string
    /** whether somebody has read it */
    readonly read: boolean
    /** when somebody read it; ISO 8601 in UTC */
    readonly read_at: string | null
    /** the name of the form by which it came */
    readonly tags: readonly string[]
    /** the id of that form */
    readonly form: string
    /** what was entered where the form asks for an address */
    readonly email: string | null
    /** of the page on which it was sent */
    readonly language: 'de' | 'en'
    /** when it came in; ISO 8601 in UTC */
    readonly created: string
    /** when it came in, or was read; ISO 8601 in UTC */
    readonly changed: string
    /** when it goes by itself; ISO 8601 in UTC */
    readonly deleted_after: string | null
    /** what was asked and said, in the order of the form */
    readonly answers: readonly {
      /** of the question */
      readonly key: string
      /** how it was asked */
      readonly kind: 'text' | 'longText' | 'email' | 'phone' | 'number' | 'date' | 'choice' | 'multiChoice' | 'checkbox' | 'consent' | 'file' | 'heading'
      /** as it was asked */
      readonly label: string
      /** what was said; empty where nothing was */
      readonly values: readonly string[]
      /** files that came as this answer */
      readonly files: readonly {
        /** its name */
        readonly name: string
        /** bytes */
        readonly size: number
        /** where it is fetched */
        readonly url: string
      }[]
    }[]
  }) | Results
  'DELETE /api/v0/message': {
    /** the id of the one that was removed */
    readonly _id?: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  } | Removal
  'GET /api/v0/message/{id}': {
    /** its id */
    readonly _id: string
    /** whether somebody has read it */
    readonly read: boolean
    /** when somebody read it; ISO 8601 in UTC */
    readonly read_at: string | null
    /** the name of the form by which it came */
    readonly tags: readonly string[]
    /** the id of that form */
    readonly form: string
    /** what was entered where the form asks for an address */
    readonly email: string | null
    /** of the page on which it was sent */
    readonly language: 'de' | 'en'
    /** when it came in; ISO 8601 in UTC */
    readonly created: string
    /** when it came in, or was read; ISO 8601 in UTC */
    readonly changed: string
    /** when it goes by itself; ISO 8601 in UTC */
    readonly deleted_after: string | null
    /** what was asked and said, in the order of the form */
    readonly answers: readonly {
      /** of the question */
      readonly key: string
      /** how it was asked */
      readonly kind: 'text' | 'longText' | 'email' | 'phone' | 'number' | 'date' | 'choice' | 'multiChoice' | 'checkbox' | 'consent' | 'file' | 'heading'
      /** as it was asked */
      readonly label: string
      /** what was said; empty where nothing was */
      readonly values: readonly string[]
      /** files that came as this answer */
      readonly files: readonly {
        /** its name */
        readonly name: string
        /** bytes */
        readonly size: number
        /** where it is fetched */
        readonly url: string
      }[]
    }[]
  }
  'DELETE /api/v0/message/{id}': {
    /** the id of the one that was removed */
    readonly _id: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  }
  'POST /api/v0/batch/message': {
    /** messages that visitors sent by forms */
    readonly items: readonly {
      /** its id */
      readonly _id: string
      /** whether somebody has read it */
      readonly read: boolean
      /** when somebody read it; ISO 8601 in UTC */
      readonly read_at: string | null
      /** the name of the form by which it came */
      readonly tags: readonly string[]
      /** the id of that form */
      readonly form: string
      /** what was entered where the form asks for an address */
      readonly email: string | null
      /** of the page on which it was sent */
      readonly language: 'de' | 'en'
      /** when it came in; ISO 8601 in UTC */
      readonly created: string
      /** when it came in, or was read; ISO 8601 in UTC */
      readonly changed: string
      /** when it goes by itself; ISO 8601 in UTC */
      readonly deleted_after: string | null
      /** what was asked and said, in the order of the form */
      readonly answers: readonly {
        /** of the question */
        readonly key: string
        /** how it was asked */
        readonly kind: 'text' | 'longText' | 'email' | 'phone' | 'number' | 'date' | 'choice' | 'multiChoice' | 'checkbox' | 'consent' | 'file' | 'heading'
        /** as it was asked */
        readonly label: string
        /** what was said; empty where nothing was */
        readonly values: readonly string[]
        /** files that came as this answer */
        readonly files: readonly {
          /** its name */
          readonly name: string
          /** bytes */
          readonly size: number
          /** where it is fetched */
          readonly url: string
        }[]
      }[]
    }[]
    /** how many were found */
    readonly total: number
  }
  'GET /api/v0/message/{id}/file/{file}': unknown
  'GET /api/v0/shop_product': ({
    /** products; in a pull also what is gone */
    readonly items: readonly ((Product | Variant) | Removed)[]
    /** how many there are in all; left out behind a cursor */
    readonly total?: number
    /** of a pull: where it goes on */
    readonly cursor?: string | null
    /** of a pull: whether there is more already */
    readonly more?: boolean
  }) | (Product | Variant)
  'POST /api/v0/shop_product': (Product | Variant) | Results | Removal
  'PUT /api/v0/shop_product': (Product | Variant) | Results
  'DELETE /api/v0/shop_product': {
    /** the id of the one that was removed */
    readonly _id?: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  } | Removal
  'GET /api/v0/shop_product/{id}': Product | Variant
  'DELETE /api/v0/shop_product/{id}': {
    /** the id of the one that was removed */
    readonly _id: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  }
  'POST /api/v0/batch/shop_product': {
    /** products */
    readonly items: readonly (Product | Variant)[]
    /** how many were found */
    readonly total: number
  }
  'GET /api/v0/shop_productgroup': ({
    /** product groups; in a pull also what is gone */
    readonly items: readonly (ProductGroup | Removed)[]
    /** how many there are in all; left out behind a cursor */
    readonly total?: number
    /** of a pull: where it goes on */
    readonly cursor?: string | null
    /** of a pull: whether there is more already */
    readonly more?: boolean
  }) | ProductGroup
  'POST /api/v0/shop_productgroup': ProductGroup | Results | Removal
  'PUT /api/v0/shop_productgroup': ProductGroup | Results
  'DELETE /api/v0/shop_productgroup': {
    /** the id of the one that was removed */
    readonly _id?: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  } | Removal
  'GET /api/v0/shop_productgroup/{id}': ProductGroup
  'DELETE /api/v0/shop_productgroup/{id}': {
    /** the id of the one that was removed */
    readonly _id: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  }
  'POST /api/v0/batch/shop_productgroup': {
    /** product groups */
    readonly items: readonly ProductGroup[]
    /** how many were found */
    readonly total: number
  }
  'GET /api/v0/shop_color': ({
    /** colours; in a pull also what is gone */
    readonly items: readonly (Color | Removed)[]
    /** how many there are in all; left out behind a cursor */
    readonly total?: number
    /** of a pull: where it goes on */
    readonly cursor?: string | null
    /** of a pull: whether there is more already */
    readonly more?: boolean
  }) | Color
  'POST /api/v0/shop_color': Color | Results | Removal
  'PUT /api/v0/shop_color': Color | Results
  'DELETE /api/v0/shop_color': {
    /** the id of the one that was removed */
    readonly _id?: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  } | Removal
  'GET /api/v0/shop_color/{id}': Color
  'DELETE /api/v0/shop_color/{id}': {
    /** the id of the one that was removed */
    readonly _id: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  }
  'POST /api/v0/batch/shop_color': {
    /** colours */
    readonly items: readonly Color[]
    /** how many were found */
    readonly total: number
  }
  'GET /api/v0/specials': {
    /** in the order of the page of specials */
    readonly byProducts: readonly Product[]
    /** groups with at least two such products, and more of these than others, in the order of the page of specials */
    readonly byGroups: readonly ProductGroup[]
  }
  'GET /api/v0/getpagespecials': {
    /** in the order of the page of specials */
    readonly byProducts: readonly Product[]
    /** groups with at least two such products, and more of these than others, in the order of the page of specials */
    readonly byGroups: readonly ProductGroup[]
  }
  'POST /api/v1/shop/getPageDataLandingPage': {
    /** groups */
    readonly product_groups: readonly ProductGroup[]
    /** of the group, or novelties */
    readonly products: readonly Product[]
    /** how many there are in all */
    readonly total: number
  }
  'POST /api/v1/shop/getPageDataProduct': {
    readonly product: Product
    /** products of a set */
    readonly slots: readonly Product[]
    /** products that go with it */
    readonly cross: readonly Product[]
    /** groups */
    readonly product_groups: readonly ProductGroup[]
    /** of the product */
    readonly colors: readonly ProductColor[]
  }
  'POST /api/v1/shop/getPageDataProductBrowser': {
    /** products */
    readonly items: readonly Product[]
    /** how many there are in all */
    readonly total: number
    /** groups */
    readonly product_groups: readonly ProductGroup[]
  }
  'POST /api/v1/shop/getPageDataProductEdit': {
    readonly product: Product
    /** groups */
    readonly product_groups: readonly ProductGroup[]
    /** all colours */
    readonly colors: readonly Color[]
  }
  'POST /api/v1/shop/getPageDataProductGroupsBrowser': {
    /** groups */
    readonly items: readonly ProductGroup[]
    /** how many there are in all */
    readonly total: number
  }
  'POST /api/v0/shop_product/restore': {
    /** ids of what was restored */
    readonly restored: readonly string[]
  }
  'POST /api/v0/shop_product/duplicate': Product
  'PUT /api/v0/shop_product_image': Product
  'GET /api/v0/shop_productgroup/tree': {
    /** the first level, and those of all groups that have others below them */
    readonly levels: readonly {
      /** id of the group above them; null: the first level */
      readonly parent: string | null
      /** ids of the groups right below it, in their order */
      readonly groups: readonly string[]
    }[]
  }
  'POST /api/v0/shop_productgroup/arrange': {
    /** the first level, and those of all groups that have others below them */
    readonly levels: readonly {
      /** id of the group above them; null: the first level */
      readonly parent: string | null
      /** ids of the groups right below it, in their order */
      readonly groups: readonly string[]
    }[]
  }
  'POST /api/v0/shop_color/arrange': {
    /** ids of those that stand elsewhere now */
    readonly moved: readonly string[]
  }
  'POST /api/v0/shop_color/merge': {
    /** id of the colour that stays */
    readonly into: string
    /** how many products were changed */
    readonly products: number
  }
  'POST /api/v0/shop_product/change': Results
  'PUT /api/v0/shop_stock': {
    /** of each, in the order sent */
    readonly results: readonly Result[]
    /** how many were written */
    readonly written: number
    /** how many were refused */
    readonly refused: number
    /** how many are different now */
    readonly changed: number
  }
  'GET /api/v0/shop_stock': {
    /** stock counts */
    readonly items: readonly StockItem[]
    /** how many there are in all */
    readonly total: number
  }
  'PUT /api/v0/shop_price': {
    /** of each, in the order sent */
    readonly results: readonly Result[]
    /** how many were written */
    readonly written: number
    /** how many were refused */
    readonly refused: number
    /** how many are different now */
    readonly changed: number
  }
  'POST /api/v0/shop/restock': {
    /** true, whether or not somebody waits already */
    readonly sent: boolean
  }
  'POST /api/v0/shop/restock/confirm': {
    /** true */
    readonly confirmed: boolean
  }
  'POST /api/v0/shop/restock/end': {
    /** true */
    readonly ended: boolean
  }
  'GET /api/v0/shop_restock': {
    /** sizes, those awaited most first */
    readonly items: readonly {
      /** the product */
      readonly product: string
      /** its size; null of a product without sizes */
      readonly variant: string | null
      /** how many wait for it */
      readonly people: number
      /** how many pieces they want */
      readonly pieces: number
    }[]
    /** how many there are in all */
    readonly total: number
  }
  'GET /api/v0/shop_coupon': {
    /** coupons */
    readonly items: readonly Coupon[]
    /** how many there are in all */
    readonly total: number
  } | Coupon
  'POST /api/v0/shop_coupon': Coupon | Results | Removal
  'PUT /api/v0/shop_coupon': Coupon | Results
  'DELETE /api/v0/shop_coupon': {
    /** the id of the one that was removed */
    readonly _id?: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  } | Removal
  'GET /api/v0/shop_coupon/{id}': Coupon
  'DELETE /api/v0/shop_coupon/{id}': {
    /** the id of the one that was removed */
    readonly _id: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  }
  'POST /api/v0/batch/shop_coupon': {
    /** coupons */
    readonly items: readonly Coupon[]
    /** how many were found */
    readonly total: number
  }
  'POST /api/v0/shop_coupon/restore': {
    /** ids of what was restored */
    readonly restored: readonly string[]
  }
  'GET /api/v0/shop_coupon/{id}/codes': {
    /** codes */
    readonly items: readonly {
      /** the id */
      readonly _id: string
      /** as it is printed */
      readonly code: string
      /** when it was made; ISO 8601 in UTC */
      readonly created: string
      /** since when an order has it; null while none does; ISO 8601 in UTC */
      readonly used: string | null
    }[]
    /** how many there are in all */
    readonly total: number
  }
  'POST /api/v0/shop_coupon/{id}/codes': {
    /** the new ones */
    readonly items: readonly {
      /** the id */
      readonly _id: string
      /** as it is printed */
      readonly code: string
      /** when it was made; ISO 8601 in UTC */
      readonly created: string
      /** since when an order has it; null while none does; ISO 8601 in UTC */
      readonly used: string | null
    }[]
    /** how many the series has now */
    readonly total: number
  }
  'GET /api/v0/shop_coupon/{id}/codes.csv': unknown
  'POST /api/v1/shop/getPageDataCouponBrowser': {
    /** coupons */
    readonly items: readonly Coupon[]
    /** how many there are in all */
    readonly total: number
  }
  'GET /api/v0/shop_voucher': {
    /** vouchers */
    readonly items: readonly Voucher[]
    /** how many there are in all */
    readonly total: number
  } | Voucher
  'POST /api/v0/shop_voucher': Voucher | Results | Removal
  'PUT /api/v0/shop_voucher': Voucher | Results
  'DELETE /api/v0/shop_voucher': {
    /** the id of the one that was removed */
    readonly _id?: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  } | Removal
  'GET /api/v0/shop_voucher/{id}': Voucher
  'DELETE /api/v0/shop_voucher/{id}': {
    /** the id of the one that was removed */
    readonly _id: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  }
  'POST /api/v0/batch/shop_voucher': {
    /** vouchers */
    readonly items: readonly Voucher[]
    /** how many were found */
    readonly total: number
  }
  'GET /api/v0/shop_voucher_template': {
    /** voucher templates */
    readonly items: readonly VoucherTemplate[]
    /** how many there are in all */
    readonly total: number
  } | VoucherTemplate
  'POST /api/v0/shop_voucher_template': VoucherTemplate | Results | Removal
  'PUT /api/v0/shop_voucher_template': VoucherTemplate | Results
  'DELETE /api/v0/shop_voucher_template': {
    /** the id of the one that was removed */
    readonly _id?: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  } | Removal
  'GET /api/v0/shop_voucher_template/{id}': VoucherTemplate
  'DELETE /api/v0/shop_voucher_template/{id}': {
    /** the id of the one that was removed */
    readonly _id: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  }
  'POST /api/v0/batch/shop_voucher_template': {
    /** voucher templates */
    readonly items: readonly VoucherTemplate[]
    /** how many were found */
    readonly total: number
  }
  'POST /api/v0/shop/voucher/preview': unknown
  'GET /api/v0/shop/voucher/{id}/pdf': unknown
  'POST /api/v0/shop/voucher/verify': {
    /** what it was issued with, in euros */
    readonly price: number
    /** what it was issued with, in whole cents */
    readonly price_cents: number
    /** what is left of it, in euros */
    readonly balance: number
    /** what is left of it, in whole cents */
    readonly balance_cents: number
    /** of both */
    readonly currency: string
    /** the last day on which it can be redeemed; null: it does not expire; YYYY-MM-DD */
    readonly expires: string | null
    /** how it stands today */
    readonly state: 'open' | 'partly' | 'redeemed' | 'expired' | 'blocked'
  }
  'GET /api/v0/shop/affiliates': {
    /** partners who send buyers */
    readonly items: readonly Affiliate[]
    /** how many there are in all */
    readonly total: number
  } | Affiliate
  'POST /api/v0/shop/affiliates': Affiliate | Results | Removal
  'PUT /api/v0/shop/affiliates': Affiliate | Results
  'DELETE /api/v0/shop/affiliates': {
    /** the id of the one that was removed */
    readonly _id?: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  } | Removal
  'GET /api/v0/shop/affiliates/{id}': Affiliate
  'DELETE /api/v0/shop/affiliates/{id}': {
    /** the id of the one that was removed */
    readonly _id: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  }
  'POST /api/v0/batch/shop/affiliates': {
    /** partners who send buyers */
    readonly items: readonly Affiliate[]
    /** how many were found */
    readonly total: number
  }
  'GET /api/v0/shop/cart_favorites': {
    /** ids of products, the latest first */
    readonly items: readonly string[]
    /** how many */
    readonly total: number
  }
  'PUT /api/v0/shop/cart_favorites': {
    /** ids of products, the latest first */
    readonly items: readonly string[]
    /** how many */
    readonly total: number
  }
  'POST /api/v0/shop/search': {
    /** products, the best first */
    readonly product_items: readonly Product[]
    /** the first six of them */
    readonly product_item_preview: readonly Product[]
    /** how many there are in all */
    readonly total: number
    /** groups that the search is about, as the page of the search has them */
    readonly product_groups: readonly ProductGroup[]
    /** colours whose name the query holds */
    readonly colors: readonly Color[]
    /** downloads of the products listed, such as size tables and data sheets */
    readonly files: readonly Download[]
    /** the visitor’s cart */
    readonly cart: Cart
    /** the visitor’s favourites */
    readonly faved_items: readonly Product[]
  }
  'GET /api/v0/shop/cart': Cart
  'POST /api/v0/shop/cart': {
    /** the secret by which the cart is named */
    readonly token: string
    /** when it opens nothing any more; each change of the cart postpones it; ISO 8601 in UTC */
    readonly expires_at: string
    readonly cart: Cart
  }
  'PUT /api/v0/shop/cart': Cart
  'GET /api/v0/shop/cart_orders': {
    /** orders */
    readonly items: readonly Order[]
    /** how many there are in all */
    readonly total: number
  }
  'POST /api/v0/shop_coupon/validate': {
    /** whether it takes something off */
    readonly valid: boolean
    /** as it is kept */
    readonly code: string
    /** of what it takes off */
    readonly type: 'percent' | 'flat'
    /** percent, or euros */
    readonly value: number
    /** what it takes off this cart, in euros */
    readonly discount: number
    /** what it takes off this cart, in whole cents */
    readonly discount_cents: number
    /** why it takes nothing off, as a code of refusals; null where it does */
    readonly reason: string | null
    /** of COUPON_MINIMUM_NOT_REACHED: what is missing of the goods, in whole cents */
    readonly missing_cents: number | null
  }
  'POST /api/v0/shop_order': ({
    /** the id */
    readonly _id: string
    /** the same as `_id` */
    readonly id: string
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id: string
    /** the running number, which people read */
    readonly order_number: number
    /** when it was placed; ISO 8601 in UTC */
    readonly created: string
    /** how often it was changed, beginning with 1; `If-Match` and `revision` take it */
    readonly revision: number
    /** when it was cancelled; ISO 8601 in UTC */
    readonly cancelled_at: string | null
    /** whether the money of a cancelled order was given back */
    readonly refunded: boolean
    /** words by which staff and programs sort orders, empty for customers; `qry` takes one, or several as `{"$in": []}` */
    readonly tags: readonly string[]
    /** whose order it is; null: a guest’s, or nobody’s any more */
    readonly perm: {
      /** the account */
      readonly owner: string | null
    }
    /** open, completed once paid and shipped, or cancelled */
    readonly state: 'open' | 'completed' | 'cancelled'
    /** held while a second person has to look at it, then released or refused; null for most */
    readonly hold: 'held' | 'released' | 'refused' | null
    /** whether it is paid */
    readonly payed: boolean
    /** when it was paid; ISO 8601 in UTC */
    readonly payed_at: string | null
    /** last day on which the money of an order to be paid in advance is waited for; YYYY-MM-DD */
    readonly pay_by: string | null
    /** whether it is shipped */
    readonly shipped: boolean
    /** when it was shipped; ISO 8601 in UTC */
    readonly shipped_at: string | null
    /** the first working day on which it may arrive; YYYY-MM-DD */
    readonly earliest_delivery: string | null
    /** the last one; YYYY-MM-DD */
    readonly latest_delivery: string | null
    /** of a delivery in two parts: the last day of the first; YYYY-MM-DD */
    readonly first_part_by: string | null
    /** who brings it */
    readonly carrier: string | null
    /** number of the parcel */
    readonly tracking_number: string | null
    /** where the parcel is followed, of known carriers */
    readonly tracking_url: string | null
    /** the buyer’s address */
    readonly email: string
    /** in which the buyer is written to */
    readonly language: 'de' | 'en'
    /** where it goes */
    readonly shippingAddress: Address
    /** to whom it is charged */
    readonly invoiceAddress: Address
    /** where the goods are picked up; null: they are sent */
    readonly cc_location: string | null
    /** the same place as it was when it was ordered; null: the goods are sent, or the order is from before it was kept */
    readonly pickup_place: {
      /** by which carts choose it */
      readonly key: string
      /** what it is called */
      readonly name: string
      /** where it is */
      readonly address: string
      /** when it is open */
      readonly hours: string | null
      /** what else is to know */
      readonly note: string | null
      /** ISO 3166 alpha-2; null: the country of the shop */
      readonly country: string | null
    }
    /** how it is paid: an id of `paymentsources` */
    readonly selectedPayment: string
    /** the parcel locker or pick-up point that the goods go to; null: to the door, or they are picked up */
    readonly station: {
      /** key of its provider */
      readonly provider: string
      /** what the provider is called */
      readonly provider_name: string
      /** its name or number */
      readonly name: string
      /** its postcode */
      readonly zip: string
      /** its town */
      readonly city: string
      /** ISO 3166 alpha-2 */
      readonly country: string
      /** the buyer’s own number at the provider */
      readonly customer_number: string | null
      /** as it stands on the parcel, below the recipient’s name */
      readonly lines: readonly string[]
    }
    /** the texts that were in force when it was placed, as `shop/agreement/{id}` answers them; null: they were not kept */
    readonly agreement_id: string | null
    /** what the buyer wrote */
    readonly comment: string | null
    /** what the shop asked of the whole order and was answered */
    readonly item_fields: readonly {
      /** of the field that asked */
      readonly key: string
      /** what was asked, in the buyer’s language */
      readonly label: string
      /** what was answered, in words */
      readonly value: string
    }[]
    /** whether the buyer wants the newsletter */
    readonly newsletter: boolean
    /** ISO 4217 */
    readonly currency: string
    /** without VAT, in euros */
    readonly net: number
    /** VAT, in euros */
    readonly vat: number
    /** why no VAT is due, in the buyer’s language; null where it is */
    readonly vat_ground: string | null
    /** what the register of VAT ids answered, where that freed it of VAT */
    readonly vat_id_check: {
      /** the VAT id */
      readonly number: string
      /** when it was asked for; ISO 8601 in UTC */
      readonly at: string
      /** of the register’s answer */
      readonly request_identifier: string | null
    }
    /** the VAT that the prices held and that is not charged, in euros */
    readonly vat_taken_off: number | null
    /** the code of the coupon that took something off; null without one */
    readonly coupon: string | null
    /** what it took off, in euros */
    readonly coupon_discount: number
    /** vouchers that paid part of it, in the order in which they did */
    readonly vouchers: readonly {
      /** the last four characters of its code */
      readonly code: string
      /** what it paid, in whole cents */
      readonly paid_cents: number
      /** what stayed on it then, in whole cents */
      readonly remaining_cents: number
    }[]
    /** with VAT and shipping, in euros */
    readonly total: number
    /** the same, in whole cents */
    readonly total_cents: number
    /** what is still to be paid after vouchers: 0 once it is paid or cancelled, in euros */
    readonly to_pay: number
    /** of the shipping, in the total, in euros */
    readonly shipping: number | null
    /** lines as they were bought */
    readonly items: readonly OrderLine[]
    /** when it was last changed; for those who may read orders, and not in the answer to a write; ISO 8601 in UTC */
    readonly changed?: string
    /** page on which the buyer follows it; whoever knows it may see the order */
    readonly status_path: string
  }) | Removal
  'GET /api/v0/shop_order': ({
    /** orders (people their own; staff, and keys that may read orders, all); in a pull also what is gone */
    readonly items: readonly (Order | Removed)[]
    /** how many there are in all; left out behind a cursor */
    readonly total?: number
    /** of a pull: where it goes on */
    readonly cursor?: string | null
    /** of a pull: whether there is more already */
    readonly more?: boolean
  }) | Order
  'DELETE /api/v0/shop_order': {
    /** the id of the one that was removed */
    readonly _id?: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  } | Removal
  'PUT /api/v0/shop_order': Order | Results
  'GET /api/v0/shop_order/{id}': Order
  'DELETE /api/v0/shop_order/{id}': {
    /** the id of the one that was removed */
    readonly _id: string
    /** ids of what was removed */
    readonly removed: readonly string[]
  }
  'POST /api/v0/batch/shop_order': {
    /** orders (people their own; staff, and keys that may read orders, all) */
    readonly items: readonly Order[]
    /** how many were found */
    readonly total: number
  }
  'GET /api/v0/shop/agreement/{id}': Agreement
  'POST /api/v0/shop/markPayed': Order
  'POST /api/v0/shop/markShipped': Order
  'POST /api/v0/shop/cancelOrder': Order
  'POST /api/v0/shop/markRefunded': Order
  'POST /api/v0/shop/markUnpayed': Order
  'POST /api/v0/shop/markUnshipped': Order
  'POST /api/v0/shop/correctTracking': Order
  'POST /api/v0/shop/changeOrderAddress': Order
  'POST /api/v0/shop/addOrderNote': Order
  'POST /api/v0/shop/changeOrderNote': Order
  'POST /api/v0/shop/deleteOrderNote': Order
  'POST /api/v1/shop/getPageDataOrderBrowse': {
    /** orders */
    readonly items: readonly Order[]
    /** how many there are in all */
    readonly total: number
  }
  'POST /api/v1/shop/getPageDataOrderEdit': {
    readonly order: Order
  }
  'GET /api/v0/shop_withdrawal': ({
    /** declarations of withdrawal; in a pull also what is gone */
    readonly items: readonly (Withdrawal | Removed)[]
    /** how many there are in all; left out behind a cursor */
    readonly total?: number
    /** of a pull: where it goes on */
    readonly cursor?: string | null
    /** of a pull: whether there is more already */
    readonly more?: boolean
  }) | Withdrawal
  'POST /api/v0/shop_withdrawal': {
    /** when it came in; ISO 8601 in UTC */
    readonly received: string
  }
  'PUT /api/v0/shop_withdrawal': Withdrawal | Results
  'GET /api/v0/shop_withdrawal/{id}': Withdrawal
  'POST /api/v0/batch/shop_withdrawal': {
    /** declarations of withdrawal */
    readonly items: readonly Withdrawal[]
    /** how many were found */
    readonly total: number
  }
  'GET /api/v0/invoice': {
    /** documents */
    readonly items: readonly BusinessDocument[]
    /** how many there are in all */
    readonly total: number
  } | BusinessDocument
  'POST /api/v0/invoice': BusinessDocument
  'PUT /api/v0/invoice': BusinessDocument
  'GET /api/v0/invoice/{id}': BusinessDocument
  'DELETE /api/v0/invoice/{id}': {
    /** it was done */
    readonly ok: true
  }
  'POST /api/v0/batch/invoice': {
    /** documents */
    readonly items: readonly BusinessDocument[]
    /** how many were found */
    readonly total: number
  }
  'POST /api/v0/invoice/issue': BusinessDocument
  'POST /api/v1/invoice/convert': BusinessDocument
  'POST /api/v1/invoice/cancelOrRestore': BusinessDocument
  'GET /api/v0/invoice/{id}/pdf': unknown
  'GET /api/v0/invoice/{id}/xml': unknown
  'GET /api/v0/open_item': {
    /** a part of them */
    readonly items: readonly BusinessDocument[]
    /** how many there are */
    readonly total: number
  }
  'GET /api/v0/invoice/{id}/payment': {
    /** the payments */
    readonly items: readonly InvoicePayment[]
  }
  'POST /api/v0/invoice/{id}/payment': InvoicePayment
  'POST /api/v0/invoice_payment/{id}/takeBack': InvoicePayment
  'POST /api/v0/bank_file': BankFile
  'GET /api/v0/bank_line': {
    /** a part of them */
    readonly items: readonly BankLine[]
    /** how many there are */
    readonly total: number
  }
  'POST /api/v0/bank_line/{id}/book': BankLine
  'POST /api/v0/bank_line/bookSure': {
    /** how many were booked */
    readonly booked: number
    /** whether there were more than are booked at once */
    readonly more: boolean
  }
  'POST /api/v0/bank_line/{id}/ignore': BankLine
  'POST /api/v0/bank_line/{id}/reopen': BankLine
  'GET /api/v0/vendor_bill': {
    /** bills of vendors */
    readonly items: readonly VendorBill[]
    /** how many there are in all */
    readonly total: number
  } | VendorBill
  'GET /api/v0/vendor_bill/{id}': VendorBill
  'POST /api/v0/batch/vendor_bill': {
    /** bills of vendors */
    readonly items: readonly VendorBill[]
    /** how many were found */
    readonly total: number
  }
  'POST /api/v0/vendor_bill/decide': VendorBill
  'GET /api/v0/vendor_bill/{id}/file': unknown
  'GET /api/v0/webhooks': {
    /** endpoints of webhooks */
    readonly items: readonly WebhookEndpoint[]
    /** how many there are in all */
    readonly total: number
  } | WebhookEndpoint
  'POST /api/v0/webhooks': {
    /** the id */
    readonly _id: string
    /** the same as `_id` */
    readonly id: string
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id: string
    /** what it is for */
    readonly label: string
    /** where messages go */
    readonly url: string
    /** names of events; see `webhooks` in this document */
    readonly kinds: readonly string[]
    /** whether messages name people */
    readonly includes_people: boolean
    /** whether it is told of anything */
    readonly is_active: boolean
    /** why it was switched off by itself: nothing was accepted for three days, or it answered 410 */
    readonly off_reason: 'failing' | 'gone' | null
    /** since when nothing was accepted; null where the last message was; ISO 8601 in UTC */
    readonly failing_since: string | null
    /** when something was accepted last, to the minute; ISO 8601 in UTC */
    readonly delivered_at: string | null
    /** since when nothing was noted for it, the last time it was off, with a minute to spare: ask for what changed from then on; null where it was never off; ISO 8601 in UTC */
    readonly missed_since: string | null
    /** when it was switched on again, and told so by `webhook.resumed`; null while it is off; ISO 8601 in UTC */
    readonly missed_until: string | null
    /** until then the secret before signs as well; ISO 8601 in UTC */
    readonly previous_secret_until: string | null
    /** how often it was changed, beginning with 1; `If-Match` and `revision` take it */
    readonly revision: number
    /** when it was set up; ISO 8601 in UTC */
    readonly created: string
    /** by which messages are signed: shown this once and never again */
    readonly secret: string
  }
  'PUT /api/v0/webhooks': WebhookEndpoint
  'DELETE /api/v0/webhooks': {
    /** the id */
    readonly deleted: string
  }
  'GET /api/v0/webhooks/{id}': WebhookEndpoint
  'DELETE /api/v0/webhooks/{id}': {
    /** the id */
    readonly deleted: string
  }
  'POST /api/v0/batch/webhooks': {
    /** endpoints of webhooks */
    readonly items: readonly WebhookEndpoint[]
    /** how many were found */
    readonly total: number
  }
  'POST /api/v0/webhooks/{id}/secret': {
    /** the id */
    readonly _id: string
    /** the same as `_id` */
    readonly id: string
    /** the id under which GraphQL shows it; both are taken wherever an id is */
    readonly global_id: string
    /** what it is for */
    readonly label: string
    /** where messages go */
    readonly url: string
    /** names of events; see `webhooks` in this document */
    readonly kinds: readonly string[]
    /** whether messages name people */
    readonly includes_people: boolean
    /** whether it is told of anything */
    readonly is_active: boolean
    /** why it was switched off by itself: nothing was accepted for three days, or it answered 410 */
    readonly off_reason: 'failing' | 'gone' | null
    /** since when nothing was accepted; null where the last message was; ISO 8601 in UTC */
    readonly failing_since: string | null
    /** when something was accepted last, to the minute; ISO 8601 in UTC */
    readonly delivered_at: string | null
    /** since when nothing was noted for it, the last time it was off, with a minute to spare: ask for what changed from then on; null where it was never off; ISO 8601 in UTC */
    readonly missed_since: string | null
    /** when it was switched on again, and told so by `webhook.resumed`; null while it is off; ISO 8601 in UTC */
    readonly missed_until: string | null
    /** until then the secret before signs as well; ISO 8601 in UTC */
    readonly previous_secret_until: string | null
    /** how often it was changed, beginning with 1; `If-Match` and `revision` take it */
    readonly revision: number
    /** when it was set up; ISO 8601 in UTC */
    readonly created: string
    /** by which messages are signed: shown this once and never again */
    readonly secret: string
  }
  'POST /api/v0/webhooks/{id}/test': WebhookDelivery
  'GET /api/v0/webhook_deliveries': {
    /** messages to endpoints of webhooks and what came of them */
    readonly items: readonly WebhookDelivery[]
    /** how many there are in all */
    readonly total: number
  } | WebhookDelivery
  'GET /api/v0/webhook_deliveries/{id}': WebhookDelivery
  'POST /api/v0/batch/webhook_deliveries': {
    /** messages to endpoints of webhooks and what came of them */
    readonly items: readonly WebhookDelivery[]
    /** how many were found */
    readonly total: number
  }
  'POST /api/v0/webhook_deliveries/{id}/replay': WebhookDelivery
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
