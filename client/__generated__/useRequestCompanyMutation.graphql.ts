/**
 * @generated SignedSource<<17ca52d0766e4c01a65f0f9b6f8db37e>>
 * @relayHash c2691134ce736fc4868ae16b2844e476
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2691134ce736fc4868ae16b2844e476

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressType = "COMPANY" | "PERSON";
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ACTING_FOR_CUSTOMER" | "ADDRESS_INCOMPLETE" | "ADDRESS_IS_DEFAULT_INVOICE" | "ADDRESS_IS_DEFAULT_SHIPPING" | "AGE_REQUIRED" | "ALREADY_IN_COMPANY" | "AMOUNT_EXCEEDED" | "AMOUNT_INVALID" | "AMOUNT_TOO_LARGE" | "ANSWER_INVALID" | "ANSWER_MISSING" | "APPROVAL_NEEDED" | "APPROVER_MISSING" | "BILL_EXISTS" | "BILL_OWN" | "BILL_UNREADABLE" | "BLOCK_FOR_ADMINS" | "BOTH_LANGUAGES_REQUIRED" | "BUYER_SUSPENDED" | "CART_CHANGED" | "CART_EMPTY" | "CART_EXPIRED" | "CART_FULL" | "CART_TOKEN_REQUIRED" | "CART_TOKEN_UNKNOWN" | "CODE_TAKEN" | "CODE_UNKNOWN" | "COLUMNS_UNKNOWN" | "COMMISSION_CHANGED" | "CONDITIONS_REQUIRED" | "COUNTRY_NOT_SERVED" | "COUPON_ABOVE_LOWEST_PRICE" | "COUPON_EXPIRED" | "COUPON_MINIMUM_NOT_REACHED" | "COUPON_NOT_APPLICABLE" | "COUPON_NOT_COMBINABLE" | "COUPON_NOT_FOR_CUSTOMER" | "COUPON_NOT_YET_VALID" | "COUPON_USED_BY_YOU" | "COUPON_USED_UP" | "CROP_INVALID" | "DOCUMENTS_DIFFER" | "DOCUMENT_ISSUED" | "DOCUMENT_LOCKED" | "EMAIL_INVALID" | "EMAIL_NOT_CONFIRMED" | "EMAIL_TAKEN" | "ENTRY_CYCLE" | "ENTRY_IN_USE" | "ENTRY_LOCKED" | "ENTRY_TWICE" | "EXPORT_RUNNING" | "FILE_BROKEN" | "FILE_DUPLICATE" | "FILE_IN_USE" | "FILE_LOCKED" | "FILE_TOO_LARGE" | "FILE_TYPE_INVALID" | "FIT_MISSING" | "FORM_IN_USE" | "FORM_LOCKED" | "HEIC_NOT_TAKEN" | "IMAGE_TOO_SMALL" | "IMPORT_ERRORS" | "IMPORT_RUNNING" | "IMPORT_STATE" | "IMPORT_UNNAMED" | "INVALID_INPUT" | "INVITATION_FOR_OTHERS" | "INVOICE_EXISTS" | "INVOICE_INCOMPLETE" | "LAST_ADMINISTRATOR" | "LAST_SYSTEM_ACCOUNT" | "MAIL_LINK_GONE" | "NAME_INVALID" | "NOTHING_TO_INVOICE" | "NOT_DELIVERABLE" | "NOT_ENOUGH_LEFT" | "NOT_FOUND" | "NUMBER_TAKEN" | "ONLY_FEW_LEFT" | "ORDER_TOO_SMALL" | "OWN_ACCOUNT" | "OWN_ROLES" | "PASSKEY_REFUSED" | "PASSWORDS_DIFFER" | "PASSWORD_TOO_WEAK" | "PASSWORD_WRONG" | "PAYMENT_METHOD_MISSING" | "PAYMENT_METHOD_NOT_ALLOWED" | "PAYOUT_CHANGED" | "PERSONALISATION_MISSING" | "PERSONALISATION_NOT_OFFERED" | "PERSONALISATION_NOT_PRINTABLE" | "PERSONALISATION_TOO_LONG" | "PHONE_INVALID" | "PICKUP_PLACE_GONE" | "PICKUP_PLACE_MISSING" | "PICTURE_NOT_EDITABLE" | "PICTURE_NOT_PUBLIC" | "POSTCODE_INVALID" | "PRICE_CHANGED" | "PRODUCT_LOCKED" | "PRODUCT_UNAVAILABLE" | "PROOF_OF_WORK_REQUIRED" | "PROPERTY_MISSING" | "QUOTA_REACHED" | "RANGE_OVERLAPS" | "RANGE_REVERSED" | "REDIRECT_LOOP" | "REHEARSAL_RUNNING" | "ROLES_NOT_ALLOWED" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_WRONG" | "SECOND_PERSON_REQUIRED" | "SET_INCOMPLETE" | "SET_UNEQUAL" | "SHOP_CLOSED" | "SHOP_NOT_OPEN" | "SIZE_MISSING" | "SLUG_TAKEN" | "SOLD_OUT" | "STALE_REVISION" | "STATION_GONE" | "STATION_INCOMPLETE" | "STATION_INVALID" | "TERMS_REQUIRED" | "TEXTS_TOO_LONG" | "TEXT_BROKEN" | "TEXT_EMPTY" | "TEXT_PLACEHOLDERS" | "TITLE_MISSING" | "TOKEN_EXPIRED" | "TOKEN_UNKNOWN" | "TOKEN_USED" | "TOO_MANY_ADDRESSES" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_MAILS" | "TOO_MANY_OPEN" | "TOO_MANY_ORDERS" | "TOO_MANY_PIXELS" | "TOO_MANY_SAVED_VIEWS" | "TOO_MANY_TEAM_LISTS" | "TOO_MANY_TEXTS" | "TOO_MANY_VOUCHERS" | "TOO_MANY_WISH_LISTS" | "TRANSITION_NOT_ALLOWED" | "VARIANT_EXISTS" | "VARIANT_UNKNOWN" | "VAT_ID_INVALID" | "VAT_RATE_MISSING" | "VOUCHERS_NOT_TAKEN" | "VOUCHER_BALANCE_CHANGED" | "VOUCHER_BLOCKED" | "VOUCHER_EMPTY" | "VOUCHER_EXPIRED" | "VOUCHER_NOTHING_TO_PAY" | "VOUCHER_OTHER_CURRENCY" | "VOUCHER_REDEEMED" | "WISH_LIST_FULL" | "WITHDRAWAL_EXCLUDED" | "WRONG_CREDENTIALS";
export type RequestCompanyInput = {
  address: PostalAddressInput;
  name: string;
};
export type PostalAddressInput = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  title?: string | null | undefined;
  type?: AddressType | null | undefined;
  vatId?: string | null | undefined;
  zip?: string | null | undefined;
};
export type useRequestCompanyMutation$variables = {
  input: RequestCompanyInput;
};
export type useRequestCompanyMutation$data = {
  readonly requestCompany: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly example?: string;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"CompanyPage_viewer">;
    } | null | undefined;
  };
};
export type useRequestCompanyMutation = {
  response: useRequestCompanyMutation$data;
  variables: useRequestCompanyMutation$variables;
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
  "name": "code",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "example",
      "storageKey": null
    }
  ],
  "type": "PostcodeInvalid",
  "abstractKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
},
v7 = [
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
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "orderLimit",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "monthBudget",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "monthSpent",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v15 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderNumber",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRequestCompanyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CompanyPayload",
        "kind": "LinkedField",
        "name": "requestCompany",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CompanyPage_viewer"
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
              (v2/*:: as any*/),
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
    "name": "useRequestCompanyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CompanyPayload",
        "kind": "LinkedField",
        "name": "requestCompany",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "buysForCompany",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CompanyBuyer",
                "kind": "LinkedField",
                "name": "buyer",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Company",
                    "kind": "LinkedField",
                    "name": "company",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerManagesBuyers",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Address",
                        "kind": "LinkedField",
                        "name": "address",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "company",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "vatId",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "firstName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lastName",
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
                            "name": "zip",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "city",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "countryName",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CompanyBuyer",
                        "kind": "LinkedField",
                        "name": "buyers",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "userId",
                            "storageKey": null
                          },
                          (v12/*:: as any*/),
                          (v14/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isViewer",
                            "storageKey": null
                          },
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CompanyInvitation",
                        "kind": "LinkedField",
                        "name": "invitations",
                        "plural": true,
                        "selections": [
                          (v14/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "expiresAt",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": (v15/*:: as any*/),
                        "concreteType": "OrderRequestConnection",
                        "kind": "LinkedField",
                        "name": "requests",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "OrderRequestEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "OrderRequest",
                                "kind": "LinkedField",
                                "name": "node",
                                "plural": false,
                                "selections": [
                                  (v11/*:: as any*/),
                                  (v13/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "buyer",
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
                                    "name": "answer",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "decider",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "decidedAt",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "createdAt",
                                    "storageKey": null
                                  },
                                  (v16/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "viewerCanDecide",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "viewerCanTakeBack",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Money",
                                    "kind": "LinkedField",
                                    "name": "total",
                                    "plural": false,
                                    "selections": (v7/*:: as any*/),
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "RequestedLine",
                                    "kind": "LinkedField",
                                    "name": "lines",
                                    "plural": true,
                                    "selections": [
                                      (v17/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "detail",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "amount",
                                        "storageKey": null
                                      },
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "Money",
                                        "kind": "LinkedField",
                                        "name": "sum",
                                        "plural": false,
                                        "selections": (v7/*:: as any*/),
                                        "storageKey": null
                                      }
                                    ],
                                    "storageKey": null
                                  },
                                  (v18/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v19/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v20/*:: as any*/)
                        ],
                        "storageKey": "requests(first:5)"
                      },
                      {
                        "alias": null,
                        "args": (v15/*:: as any*/),
                        "filters": null,
                        "handle": "connection",
                        "key": "CompanyRequests_requests",
                        "kind": "LinkedHandle",
                        "name": "requests"
                      },
                      {
                        "alias": null,
                        "args": (v15/*:: as any*/),
                        "concreteType": "CompanyOrderConnection",
                        "kind": "LinkedField",
                        "name": "orders",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CompanyOrderEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Order",
                                "kind": "LinkedField",
                                "name": "node",
                                "plural": false,
                                "selections": [
                                  (v11/*:: as any*/),
                                  (v16/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "placedAt",
                                    "storageKey": null
                                  },
                                  (v13/*:: as any*/),
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
                                    "name": "shippingState",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "hold",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "isPickup",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "needsShipping",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "bankAccount",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "pieceCount",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "OrderLine",
                                    "kind": "LinkedField",
                                    "name": "lines",
                                    "plural": true,
                                    "selections": [
                                      (v17/*:: as any*/),
                                      (v11/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Totals",
                                    "kind": "LinkedField",
                                    "name": "totals",
                                    "plural": false,
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "Money",
                                        "kind": "LinkedField",
                                        "name": "toPay",
                                        "plural": false,
                                        "selections": (v7/*:: as any*/),
                                        "storageKey": null
                                      }
                                    ],
                                    "storageKey": null
                                  },
                                  (v18/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v19/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v20/*:: as any*/)
                        ],
                        "storageKey": "orders(first:5)"
                      },
                      {
                        "alias": null,
                        "args": (v15/*:: as any*/),
                        "filters": null,
                        "handle": "connection",
                        "key": "CompanyOrders_orders",
                        "kind": "LinkedHandle",
                        "name": "orders"
                      }
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
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v18/*:: as any*/),
              (v2/*:: as any*/),
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
    "id": "c2691134ce736fc4868ae16b2844e476",
    "metadata": {},
    "name": "useRequestCompanyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "28ec32c5fc2f71e59803cc56edf7b81d";

export default node;
