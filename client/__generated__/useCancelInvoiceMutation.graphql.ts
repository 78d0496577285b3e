/**
 * @generated SignedSource<<c49291797fef68719f3b1d2aff6be46c>>
 * @relayHash e263d1664dd3f5f5e24dee43ffc056cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e263d1664dd3f5f5e24dee43ffc056cf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ACTING_FOR_CUSTOMER" | "ADDRESS_INCOMPLETE" | "ADDRESS_IS_DEFAULT_INVOICE" | "ADDRESS_IS_DEFAULT_SHIPPING" | "AGE_REQUIRED" | "ALREADY_IN_COMPANY" | "AMOUNT_EXCEEDED" | "AMOUNT_INVALID" | "AMOUNT_TOO_LARGE" | "ANSWER_INVALID" | "ANSWER_MISSING" | "APPROVAL_NEEDED" | "APPROVER_MISSING" | "BILL_EXISTS" | "BILL_OWN" | "BILL_UNREADABLE" | "BLOCK_FOR_ADMINS" | "BOTH_LANGUAGES_REQUIRED" | "BUYER_SUSPENDED" | "CART_CHANGED" | "CART_EMPTY" | "CART_EXPIRED" | "CART_FULL" | "CART_TOKEN_REQUIRED" | "CART_TOKEN_UNKNOWN" | "CODE_TAKEN" | "CODE_UNKNOWN" | "COLUMNS_UNKNOWN" | "COMMISSION_CHANGED" | "CONDITIONS_REQUIRED" | "COUNTRY_NOT_SERVED" | "COUPON_ABOVE_LOWEST_PRICE" | "COUPON_EXPIRED" | "COUPON_MINIMUM_NOT_REACHED" | "COUPON_NOT_APPLICABLE" | "COUPON_NOT_COMBINABLE" | "COUPON_NOT_FOR_CUSTOMER" | "COUPON_NOT_YET_VALID" | "COUPON_USED_BY_YOU" | "COUPON_USED_UP" | "CROP_INVALID" | "DOCUMENTS_DIFFER" | "DOCUMENT_ISSUED" | "DOCUMENT_LOCKED" | "EMAIL_INVALID" | "EMAIL_NOT_CONFIRMED" | "EMAIL_TAKEN" | "ENTRY_CYCLE" | "ENTRY_IN_USE" | "ENTRY_LOCKED" | "ENTRY_TWICE" | "EXPORT_RUNNING" | "FILE_BROKEN" | "FILE_DUPLICATE" | "FILE_IN_USE" | "FILE_LOCKED" | "FILE_TOO_LARGE" | "FILE_TYPE_INVALID" | "FIT_MISSING" | "FORM_IN_USE" | "FORM_LOCKED" | "HEIC_NOT_TAKEN" | "IMAGE_TOO_SMALL" | "IMPORT_ERRORS" | "IMPORT_RUNNING" | "IMPORT_STATE" | "IMPORT_UNNAMED" | "INVALID_INPUT" | "INVITATION_FOR_OTHERS" | "INVOICE_EXISTS" | "INVOICE_INCOMPLETE" | "LAST_ADMINISTRATOR" | "LAST_SYSTEM_ACCOUNT" | "MAIL_LINK_GONE" | "NAME_INVALID" | "NOTHING_TO_INVOICE" | "NOT_DELIVERABLE" | "NOT_ENOUGH_LEFT" | "NOT_FOUND" | "NUMBER_TAKEN" | "ONLY_FEW_LEFT" | "ORDER_TOO_SMALL" | "OWN_ACCOUNT" | "OWN_ROLES" | "PASSKEY_REFUSED" | "PASSWORDS_DIFFER" | "PASSWORD_TOO_WEAK" | "PASSWORD_WRONG" | "PAYMENT_METHOD_MISSING" | "PAYMENT_METHOD_NOT_ALLOWED" | "PAYOUT_CHANGED" | "PERSONALISATION_MISSING" | "PERSONALISATION_NOT_OFFERED" | "PERSONALISATION_NOT_PRINTABLE" | "PERSONALISATION_TOO_LONG" | "PHONE_INVALID" | "PICKUP_PLACE_GONE" | "PICKUP_PLACE_MISSING" | "PICTURE_NOT_EDITABLE" | "PICTURE_NOT_PUBLIC" | "POSTCODE_INVALID" | "PRICE_CHANGED" | "PRODUCT_LOCKED" | "PRODUCT_UNAVAILABLE" | "PROOF_OF_WORK_REQUIRED" | "PROPERTY_MISSING" | "QUOTA_REACHED" | "RANGE_OVERLAPS" | "RANGE_REVERSED" | "REDIRECT_LOOP" | "REHEARSAL_RUNNING" | "ROLES_NOT_ALLOWED" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_WRONG" | "SECOND_PERSON_REQUIRED" | "SET_INCOMPLETE" | "SET_UNEQUAL" | "SHOP_CLOSED" | "SHOP_NOT_OPEN" | "SIZE_MISSING" | "SLUG_TAKEN" | "SOLD_OUT" | "STALE_REVISION" | "STATION_GONE" | "STATION_INCOMPLETE" | "STATION_INVALID" | "TERMS_REQUIRED" | "TEXTS_TOO_LONG" | "TEXT_BROKEN" | "TEXT_EMPTY" | "TEXT_PLACEHOLDERS" | "TITLE_MISSING" | "TOKEN_EXPIRED" | "TOKEN_UNKNOWN" | "TOKEN_USED" | "TOO_MANY_ADDRESSES" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_MAILS" | "TOO_MANY_OPEN" | "TOO_MANY_ORDERS" | "TOO_MANY_PIXELS" | "TOO_MANY_SAVED_VIEWS" | "TOO_MANY_TEAM_LISTS" | "TOO_MANY_TEXTS" | "TOO_MANY_VOUCHERS" | "TOO_MANY_WISH_LISTS" | "TRANSITION_NOT_ALLOWED" | "VARIANT_EXISTS" | "VARIANT_UNKNOWN" | "VAT_ID_INVALID" | "VAT_RATE_MISSING" | "VOUCHERS_NOT_TAKEN" | "VOUCHER_BALANCE_CHANGED" | "VOUCHER_BLOCKED" | "VOUCHER_EMPTY" | "VOUCHER_EXPIRED" | "VOUCHER_NOTHING_TO_PAY" | "VOUCHER_OTHER_CURRENCY" | "VOUCHER_REDEEMED" | "WISH_LIST_FULL" | "WITHDRAWAL_EXCLUDED" | "WRONG_CREDENTIALS";
export type InvoiceInput = {
  documentId: string;
};
export type useCancelInvoiceMutation$variables = {
  input: InvoiceInput;
};
export type useCancelInvoiceMutation$data = {
  readonly cancelInvoice: {
    readonly document: {
      readonly corrects: {
        readonly cancellation: {
          readonly id: string;
          readonly number: string | null | undefined;
        } | null | undefined;
        readonly id: string;
        readonly viewerCanCancel: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"DocumentPayments_document">;
      } | null | undefined;
      readonly id: string;
      readonly number: string | null | undefined;
      readonly order: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"OrderDocuments_order">;
      } | null | undefined;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly path: ReadonlyArray<string>;
      readonly rule?: string | null | undefined;
    }>;
  };
};
export type useCancelInvoiceMutation = {
  response: useCancelInvoiceMutation$data;
  variables: useCancelInvoiceMutation$variables;
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanCancel",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "BusinessDocument",
  "kind": "LinkedField",
  "name": "cancellation",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rule",
      "storageKey": null
    }
  ],
  "type": "InvoiceIncomplete",
  "abstractKey": null
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "discount",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancelInvoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DocumentPayload",
        "kind": "LinkedField",
        "name": "cancelInvoice",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BusinessDocument",
            "kind": "LinkedField",
            "name": "document",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "OrderDocuments_order"
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BusinessDocument",
                "kind": "LinkedField",
                "name": "corrects",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "DocumentPayments_document"
                  },
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
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
    "name": "useCancelInvoiceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DocumentPayload",
        "kind": "LinkedField",
        "name": "cancelInvoice",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BusinessDocument",
            "kind": "LinkedField",
            "name": "document",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Order",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "orderNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BusinessDocument",
                    "kind": "LinkedField",
                    "name": "documents",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "status",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isCancelled",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sort",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "date",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "pdfPath",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BusinessDocument",
                        "kind": "LinkedField",
                        "name": "cancellation",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BusinessDocument",
                "kind": "LinkedField",
                "name": "corrects",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "paymentState",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanPay",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "open",
                    "plural": false,
                    "selections": (v9/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EarlyPaymentOffer",
                    "kind": "LinkedField",
                    "name": "earlyPayment",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "until",
                        "storageKey": null
                      },
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DocumentPayment",
                    "kind": "LinkedField",
                    "name": "payments",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "method",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "paidOn",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "note",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "iban",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "takesBack",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isTakenBack",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "amount",
                        "plural": false,
                        "selections": (v9/*:: as any*/),
                        "storageKey": null
                      },
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "fee",
                        "plural": false,
                        "selections": (v9/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e263d1664dd3f5f5e24dee43ffc056cf",
    "metadata": {},
    "name": "useCancelInvoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "78f940bb89d338b46b75672c6e60fea0";

export default node;
