/**
 * @generated SignedSource<<f4484c66339c73b9e41957b19eb1f904>>
 * @relayHash fc3bb2a476aa7c731b03fbccb515fdbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc3bb2a476aa7c731b03fbccb515fdbf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommissionKind = "FIXED" | "PERCENT";
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ACTING_FOR_CUSTOMER" | "ADDRESS_INCOMPLETE" | "ADDRESS_IS_DEFAULT_INVOICE" | "ADDRESS_IS_DEFAULT_SHIPPING" | "AGE_REQUIRED" | "ALREADY_IN_COMPANY" | "AMOUNT_EXCEEDED" | "AMOUNT_INVALID" | "AMOUNT_TOO_LARGE" | "ANSWER_INVALID" | "ANSWER_MISSING" | "APPROVAL_NEEDED" | "APPROVER_MISSING" | "BILL_EXISTS" | "BILL_OWN" | "BILL_UNREADABLE" | "BLOCK_FOR_ADMINS" | "BOTH_LANGUAGES_REQUIRED" | "BUYER_SUSPENDED" | "CART_CHANGED" | "CART_EMPTY" | "CART_EXPIRED" | "CART_FULL" | "CART_TOKEN_REQUIRED" | "CART_TOKEN_UNKNOWN" | "CODE_TAKEN" | "CODE_UNKNOWN" | "COLUMNS_UNKNOWN" | "COMMISSION_CHANGED" | "CONDITIONS_REQUIRED" | "COUNTRY_NOT_SERVED" | "COUPON_ABOVE_LOWEST_PRICE" | "COUPON_EXPIRED" | "COUPON_MINIMUM_NOT_REACHED" | "COUPON_NOT_APPLICABLE" | "COUPON_NOT_COMBINABLE" | "COUPON_NOT_FOR_CUSTOMER" | "COUPON_NOT_YET_VALID" | "COUPON_USED_BY_YOU" | "COUPON_USED_UP" | "CROP_INVALID" | "DOCUMENTS_DIFFER" | "DOCUMENT_ISSUED" | "DOCUMENT_LOCKED" | "EMAIL_INVALID" | "EMAIL_NOT_CONFIRMED" | "EMAIL_TAKEN" | "ENTRY_CYCLE" | "ENTRY_IN_USE" | "ENTRY_LOCKED" | "ENTRY_TWICE" | "EXPORT_RUNNING" | "FILE_BROKEN" | "FILE_DUPLICATE" | "FILE_IN_USE" | "FILE_LOCKED" | "FILE_TOO_LARGE" | "FILE_TYPE_INVALID" | "FIT_MISSING" | "FORM_IN_USE" | "FORM_LOCKED" | "HEIC_NOT_TAKEN" | "IMAGE_TOO_SMALL" | "IMPORT_ERRORS" | "IMPORT_RUNNING" | "IMPORT_STATE" | "IMPORT_UNNAMED" | "INVALID_INPUT" | "INVITATION_FOR_OTHERS" | "INVOICE_EXISTS" | "INVOICE_INCOMPLETE" | "LAST_ADMINISTRATOR" | "LAST_SYSTEM_ACCOUNT" | "MAIL_LINK_GONE" | "NAME_INVALID" | "NOTHING_TO_INVOICE" | "NOT_DELIVERABLE" | "NOT_ENOUGH_LEFT" | "NOT_FOUND" | "NUMBER_TAKEN" | "ONLY_FEW_LEFT" | "ORDER_TOO_SMALL" | "OWN_ACCOUNT" | "OWN_ROLES" | "PASSKEY_REFUSED" | "PASSWORDS_DIFFER" | "PASSWORD_TOO_WEAK" | "PASSWORD_WRONG" | "PAYMENT_METHOD_MISSING" | "PAYMENT_METHOD_NOT_ALLOWED" | "PAYOUT_CHANGED" | "PERSONALISATION_MISSING" | "PERSONALISATION_NOT_OFFERED" | "PERSONALISATION_NOT_PRINTABLE" | "PERSONALISATION_TOO_LONG" | "PHONE_INVALID" | "PICKUP_PLACE_GONE" | "PICKUP_PLACE_MISSING" | "PICTURE_NOT_EDITABLE" | "PICTURE_NOT_PUBLIC" | "POSTCODE_INVALID" | "PRICE_CHANGED" | "PRODUCT_LOCKED" | "PRODUCT_UNAVAILABLE" | "PROOF_OF_WORK_REQUIRED" | "PROPERTY_MISSING" | "QUOTA_REACHED" | "RANGE_OVERLAPS" | "RANGE_REVERSED" | "REDIRECT_LOOP" | "REHEARSAL_RUNNING" | "ROLES_NOT_ALLOWED" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_WRONG" | "SECOND_PERSON_REQUIRED" | "SET_INCOMPLETE" | "SET_UNEQUAL" | "SHOP_CLOSED" | "SHOP_NOT_OPEN" | "SIZE_MISSING" | "SLUG_TAKEN" | "SOLD_OUT" | "STALE_REVISION" | "STATION_GONE" | "STATION_INCOMPLETE" | "STATION_INVALID" | "TERMS_REQUIRED" | "TEXTS_TOO_LONG" | "TEXT_BROKEN" | "TEXT_EMPTY" | "TEXT_PLACEHOLDERS" | "TITLE_MISSING" | "TOKEN_EXPIRED" | "TOKEN_UNKNOWN" | "TOKEN_USED" | "TOO_MANY_ADDRESSES" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_MAILS" | "TOO_MANY_OPEN" | "TOO_MANY_ORDERS" | "TOO_MANY_PIXELS" | "TOO_MANY_SAVED_VIEWS" | "TOO_MANY_TEAM_LISTS" | "TOO_MANY_TEXTS" | "TOO_MANY_VOUCHERS" | "TOO_MANY_WISH_LISTS" | "TRANSITION_NOT_ALLOWED" | "VARIANT_EXISTS" | "VARIANT_UNKNOWN" | "VAT_ID_INVALID" | "VAT_RATE_MISSING" | "VOUCHERS_NOT_TAKEN" | "VOUCHER_BALANCE_CHANGED" | "VOUCHER_BLOCKED" | "VOUCHER_EMPTY" | "VOUCHER_EXPIRED" | "VOUCHER_NOTHING_TO_PAY" | "VOUCHER_OTHER_CURRENCY" | "VOUCHER_REDEEMED" | "WISH_LIST_FULL" | "WITHDRAWAL_EXCLUDED" | "WRONG_CREDENTIALS";
export type CreateAffiliateInput = {
  affiliate: AffiliateChanges;
};
export type AffiliateChanges = {
  code?: string | null | undefined;
  email?: string | null | undefined;
  isActive?: boolean | null | undefined;
  kind?: CommissionKind | null | undefined;
  name?: string | null | undefined;
  note?: string | null | undefined;
  rates?: ReadonlyArray<AffiliateRateInput> | null | undefined;
  value?: number | null | undefined;
  windowDays?: number | null | undefined;
};
export type AffiliateRateInput = {
  groupId: string;
  value: number;
};
export type useCreateAffiliateMutation$variables = {
  input: CreateAffiliateInput;
};
export type useCreateAffiliateMutation$data = {
  readonly createAffiliate: {
    readonly affiliate: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"AffiliateEditor_affiliate">;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly path: ReadonlyArray<string>;
    }>;
  };
};
export type useCreateAffiliateMutation = {
  response: useCreateAffiliateMutation$data;
  variables: useCreateAffiliateMutation$variables;
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
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v8 = [
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
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "net",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateAffiliateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AffiliatePayload",
        "kind": "LinkedField",
        "name": "createAffiliate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Affiliate",
            "kind": "LinkedField",
            "name": "affiliate",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AffiliateEditor_affiliate"
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
    "name": "useCreateAffiliateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AffiliatePayload",
        "kind": "LinkedField",
        "name": "createAffiliate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Affiliate",
            "kind": "LinkedField",
            "name": "affiliate",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revision",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AffiliateRate",
                "kind": "LinkedField",
                "name": "rates",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "groupId",
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "windowDays",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanEdit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AffiliateFigures",
                "kind": "LinkedField",
                "name": "figures",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "due",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "clicks",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "orders",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "revenue",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "open",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "paid",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "link",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 50
                  }
                ],
                "concreteType": "CommissionConnection",
                "kind": "LinkedField",
                "name": "commissions",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CommissionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Commission",
                        "kind": "LinkedField",
                        "name": "node",
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
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Order",
                            "kind": "LinkedField",
                            "name": "order",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CommissionPart",
                            "kind": "LinkedField",
                            "name": "parts",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "group",
                                "storageKey": null
                              },
                              (v6/*:: as any*/),
                              (v11/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CommissionEntry",
                            "kind": "LinkedField",
                            "name": "entries",
                            "plural": true,
                            "selections": [
                              (v2/*:: as any*/),
                              (v5/*:: as any*/),
                              (v7/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "person",
                                "storageKey": null
                              },
                              (v12/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "commissions(first:50)"
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 20
                  }
                ],
                "concreteType": "AffiliatePayoutConnection",
                "kind": "LinkedField",
                "name": "payouts",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AffiliatePayoutEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AffiliatePayout",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
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
                            "name": "reference",
                            "storageKey": null
                          },
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "payouts(first:20)"
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 10
                  }
                ],
                "concreteType": "AuditEntryConnection",
                "kind": "LinkedField",
                "name": "auditTrail",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AuditEntryEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AuditEntry",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "action",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "actorName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isOnBehalf",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "address",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "subjectType",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "subjectId",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "subjectName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "AuditChange",
                            "kind": "LinkedField",
                            "name": "changes",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "field",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "old",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "new",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "auditTrail(first:10)"
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
    "id": "fc3bb2a476aa7c731b03fbccb515fdbf",
    "metadata": {},
    "name": "useCreateAffiliateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b9940752cf7932c49cb4c7a12ac47e2c";

export default node;
