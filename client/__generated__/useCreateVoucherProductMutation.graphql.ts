/**
 * @generated SignedSource<<b6e901fa037a353207bd1f6b6594c313>>
 * @relayHash 25d53b2579facee167a6c8fdd1dca735
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25d53b2579facee167a6c8fdd1dca735

import type { ConcreteRequest } from 'relay-runtime';
export type ContentUnit = "CENTIMETRE" | "GRAM" | "MILLILITRE" | "SQUARE_CENTIMETRE";
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
export type LetteringPlace = "BACK" | "CHEST";
export type LetteringScript = "NARROW" | "REGULAR" | "WIDE";
export type PrintMethod = "DIGITAL" | "EMBROIDERY" | "FLOCK";
export type ProductKind = "GOODS" | "SET" | "VOUCHER";
export type TierScope = "ADULT" | "ALL" | "CHILD" | "SOME";
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ACTING_FOR_CUSTOMER" | "ADDRESS_INCOMPLETE" | "ADDRESS_IS_DEFAULT_INVOICE" | "ADDRESS_IS_DEFAULT_SHIPPING" | "AGE_REQUIRED" | "ALREADY_IN_COMPANY" | "AMOUNT_EXCEEDED" | "AMOUNT_INVALID" | "AMOUNT_TOO_LARGE" | "ANSWER_INVALID" | "ANSWER_MISSING" | "APPROVAL_NEEDED" | "APPROVER_MISSING" | "BILL_EXISTS" | "BILL_OWN" | "BILL_UNREADABLE" | "BLOCK_FOR_ADMINS" | "BOTH_LANGUAGES_REQUIRED" | "BUYER_SUSPENDED" | "CART_CHANGED" | "CART_EMPTY" | "CART_EXPIRED" | "CART_FULL" | "CART_TOKEN_REQUIRED" | "CART_TOKEN_UNKNOWN" | "CODE_TAKEN" | "CODE_UNKNOWN" | "COLUMNS_UNKNOWN" | "COMMISSION_CHANGED" | "CONDITIONS_REQUIRED" | "COUNTRY_NOT_SERVED" | "COUPON_ABOVE_LOWEST_PRICE" | "COUPON_EXPIRED" | "COUPON_MINIMUM_NOT_REACHED" | "COUPON_NOT_APPLICABLE" | "COUPON_NOT_COMBINABLE" | "COUPON_NOT_FOR_CUSTOMER" | "COUPON_NOT_YET_VALID" | "COUPON_USED_BY_YOU" | "COUPON_USED_UP" | "CROP_INVALID" | "DOCUMENTS_DIFFER" | "DOCUMENT_ISSUED" | "DOCUMENT_LOCKED" | "EMAIL_INVALID" | "EMAIL_NOT_CONFIRMED" | "EMAIL_TAKEN" | "ENTRY_CYCLE" | "ENTRY_IN_USE" | "ENTRY_LOCKED" | "ENTRY_TWICE" | "EXPORT_RUNNING" | "FILE_BROKEN" | "FILE_DUPLICATE" | "FILE_IN_USE" | "FILE_LOCKED" | "FILE_TOO_LARGE" | "FILE_TYPE_INVALID" | "FIT_MISSING" | "FORM_IN_USE" | "FORM_LOCKED" | "HEIC_NOT_TAKEN" | "IMAGE_TOO_SMALL" | "IMPORT_ERRORS" | "IMPORT_RUNNING" | "IMPORT_STATE" | "IMPORT_UNNAMED" | "INVALID_INPUT" | "INVITATION_FOR_OTHERS" | "INVOICE_EXISTS" | "INVOICE_INCOMPLETE" | "LAST_ADMINISTRATOR" | "LAST_SYSTEM_ACCOUNT" | "MAIL_LINK_GONE" | "NAME_INVALID" | "NOTHING_TO_INVOICE" | "NOT_DELIVERABLE" | "NOT_ENOUGH_LEFT" | "NOT_FOUND" | "NUMBER_TAKEN" | "ONLY_FEW_LEFT" | "ORDER_TOO_SMALL" | "OWN_ACCOUNT" | "OWN_ROLES" | "PASSKEY_REFUSED" | "PASSWORDS_DIFFER" | "PASSWORD_TOO_WEAK" | "PASSWORD_WRONG" | "PAYMENT_METHOD_MISSING" | "PAYMENT_METHOD_NOT_ALLOWED" | "PAYOUT_CHANGED" | "PERSONALISATION_MISSING" | "PERSONALISATION_NOT_OFFERED" | "PERSONALISATION_NOT_PRINTABLE" | "PERSONALISATION_TOO_LONG" | "PHONE_INVALID" | "PICKUP_PLACE_GONE" | "PICKUP_PLACE_MISSING" | "PICTURE_NOT_EDITABLE" | "PICTURE_NOT_PUBLIC" | "POSTCODE_INVALID" | "PRICE_CHANGED" | "PRODUCT_LOCKED" | "PRODUCT_UNAVAILABLE" | "PROOF_OF_WORK_REQUIRED" | "PROPERTY_MISSING" | "QUOTA_REACHED" | "RANGE_OVERLAPS" | "RANGE_REVERSED" | "REDIRECT_LOOP" | "REHEARSAL_RUNNING" | "ROLES_NOT_ALLOWED" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_WRONG" | "SECOND_PERSON_REQUIRED" | "SET_INCOMPLETE" | "SET_UNEQUAL" | "SHOP_CLOSED" | "SHOP_NOT_OPEN" | "SIZE_MISSING" | "SLUG_TAKEN" | "SOLD_OUT" | "STALE_REVISION" | "STATION_GONE" | "STATION_INCOMPLETE" | "STATION_INVALID" | "TERMS_REQUIRED" | "TEXTS_TOO_LONG" | "TEXT_BROKEN" | "TEXT_EMPTY" | "TEXT_PLACEHOLDERS" | "TITLE_MISSING" | "TOKEN_EXPIRED" | "TOKEN_UNKNOWN" | "TOKEN_USED" | "TOO_MANY_ADDRESSES" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_MAILS" | "TOO_MANY_OPEN" | "TOO_MANY_ORDERS" | "TOO_MANY_PIXELS" | "TOO_MANY_SAVED_VIEWS" | "TOO_MANY_TEAM_LISTS" | "TOO_MANY_TEXTS" | "TOO_MANY_VOUCHERS" | "TOO_MANY_WISH_LISTS" | "TRANSITION_NOT_ALLOWED" | "VARIANT_EXISTS" | "VARIANT_UNKNOWN" | "VAT_ID_INVALID" | "VAT_RATE_MISSING" | "VOUCHERS_NOT_TAKEN" | "VOUCHER_BALANCE_CHANGED" | "VOUCHER_BLOCKED" | "VOUCHER_EMPTY" | "VOUCHER_EXPIRED" | "VOUCHER_NOTHING_TO_PAY" | "VOUCHER_OTHER_CURRENCY" | "VOUCHER_REDEEMED" | "WISH_LIST_FULL" | "WITHDRAWAL_EXCLUDED" | "WRONG_CREDENTIALS";
export type CreateProductInput = {
  basePrice: number;
  changes?: ProductChanges | null | undefined;
  groupIds: ReadonlyArray<string>;
  kind: ProductKind;
  newVariants?: ReadonlyArray<NewVariantInput> | null | undefined;
  tiers?: ReadonlyArray<TierInput> | null | undefined;
  title: LocalizedTextInput;
};
export type ProductChanges = {
  available?: number | null | undefined;
  backOn?: string | null | undefined;
  basePrice?: number | null | undefined;
  careInstructions?: LocalizedTextInput | null | undefined;
  careLabel?: LocalizedTextInput | null | undefined;
  childPrice?: number | null | undefined;
  claims?: ReadonlyArray<ClaimInput> | null | undefined;
  composition?: LocalizedTextInput | null | undefined;
  content?: ProductContentInput | null | undefined;
  cross?: ReadonlyArray<string> | null | undefined;
  deliveryInformation?: LocalizedTextInput | null | undefined;
  description?: LocalizedTextInput | null | undefined;
  details?: LocalizedTextInput | null | undefined;
  discountGroups?: ReadonlyArray<string> | null | undefined;
  downloads?: ReadonlyArray<ProductDownloadInput> | null | undefined;
  durabilityTerms?: LocalizedTextInput | null | undefined;
  durabilityYears?: number | null | undefined;
  expectedDays?: number | null | undefined;
  expectedDaysMin?: number | null | undefined;
  fibreNote?: LocalizedTextInput | null | undefined;
  generalInformation?: LocalizedTextInput | null | undefined;
  groupIds?: ReadonlyArray<string> | null | undefined;
  isMarkedNew?: boolean | null | undefined;
  isMarkedSale?: boolean | null | undefined;
  isOffline?: boolean | null | undefined;
  isPersonalisable?: boolean | null | undefined;
  lettering?: ProductLetteringInput | null | undefined;
  offers?: ReadonlyArray<OfferInput> | null | undefined;
  outOfStockNote?: LocalizedTextInput | null | undefined;
  outOfStockTableText?: LocalizedTextInput | null | undefined;
  personalisationHelp?: LocalizedTextInput | null | undefined;
  personalisationMaxLength?: number | null | undefined;
  printingDays?: number | null | undefined;
  productNumber?: string | null | undefined;
  properties?: ReadonlyArray<PropertyInput> | null | undefined;
  quantityUnit?: string | null | undefined;
  safety?: ProductSafetyInput | null | undefined;
  shippingGroup?: string | null | undefined;
  slots?: ReadonlyArray<string> | null | undefined;
  slug?: string | null | undefined;
  sortOrder?: number | null | undefined;
  subtitle?: LocalizedTextInput | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  title?: LocalizedTextInput | null | undefined;
  unit?: LocalizedTextInput | null | undefined;
  unitPlural?: LocalizedTextInput | null | undefined;
  vatGroup?: string | null | undefined;
  visibleFrom?: string | null | undefined;
  weightGrams?: number | null | undefined;
};
export type LocalizedTextInput = {
  de: string;
  en?: string | null | undefined;
};
export type ClaimInput = {
  evidence: LocalizedTextInput;
  text: LocalizedTextInput;
};
export type ProductContentInput = {
  amount: number;
  unit: ContentUnit;
};
export type ProductDownloadInput = {
  fileId: string;
  title: LocalizedTextInput;
};
export type ProductLetteringInput = {
  inks: ReadonlyArray<LetteringInkInput>;
  isOutlined: boolean;
  method: PrintMethod;
  place?: LetteringPlace | null | undefined;
  script: LetteringScript;
};
export type LetteringInkInput = {
  color: string;
  ink: string;
  outline?: string | null | undefined;
};
export type OfferInput = {
  discountGroups: ReadonlyArray<string>;
  endsAt: string;
  startsAt: string;
};
export type PropertyInput = {
  key?: string | null | undefined;
  label: LocalizedTextInput;
  value: LocalizedTextInput;
};
export type ProductSafetyInput = {
  address: string;
  email: string;
  euPerson?: string | null | undefined;
  producer: string;
  warnings?: LocalizedTextInput | null | undefined;
};
export type NewVariantInput = {
  colorId?: string | null | undefined;
  fit?: Fit | null | undefined;
  price?: number | null | undefined;
  properties?: ReadonlyArray<VariantPropertyInput> | null | undefined;
  size: string;
  sku?: string | null | undefined;
  stock?: number | null | undefined;
};
export type VariantPropertyInput = {
  flag?: boolean | null | undefined;
  key: string;
  number?: number | null | undefined;
  text?: string | null | undefined;
};
export type TierInput = {
  from: number;
  price: number;
  scope?: TierScope | null | undefined;
  variantIds?: ReadonlyArray<string> | null | undefined;
};
export type useCreateVoucherProductMutation$variables = {
  input: CreateProductInput;
};
export type useCreateVoucherProductMutation$data = {
  readonly createProduct: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly product: {
      readonly id: string;
    } | null | undefined;
  };
};
export type useCreateVoucherProductMutation = {
  response: useCreateVoucherProductMutation$data;
  variables: useCreateVoucherProductMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Product",
  "kind": "LinkedField",
  "name": "product",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateVoucherProductMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProductPayload",
        "kind": "LinkedField",
        "name": "createProduct",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateVoucherProductMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ProductPayload",
        "kind": "LinkedField",
        "name": "createProduct",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "25d53b2579facee167a6c8fdd1dca735",
    "metadata": {},
    "name": "useCreateVoucherProductMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "418cee615a221b738fac53fd473a33ba";

export default node;
