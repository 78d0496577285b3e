/**
 * @generated SignedSource<<18c53e2e7d1a26f205a1ff4c9fbfc466>>
 * @relayHash 66a9b7547277378da80352fc8709d137
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66a9b7547277378da80352fc8709d137

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutStep = "ADDRESS" | "PAYMENT" | "SHIPPING";
export type UserErrorCode = "ACCOUNT_INACTIVE" | "ACTING_FOR_CUSTOMER" | "ADDRESS_INCOMPLETE" | "ADDRESS_IS_DEFAULT_INVOICE" | "ADDRESS_IS_DEFAULT_SHIPPING" | "AGE_REQUIRED" | "ALREADY_IN_COMPANY" | "AMOUNT_EXCEEDED" | "AMOUNT_INVALID" | "AMOUNT_TOO_LARGE" | "ANSWER_INVALID" | "ANSWER_MISSING" | "APPROVAL_NEEDED" | "APPROVER_MISSING" | "BILL_EXISTS" | "BILL_OWN" | "BILL_UNREADABLE" | "BLOCK_FOR_ADMINS" | "BOTH_LANGUAGES_REQUIRED" | "BUYER_SUSPENDED" | "CART_CHANGED" | "CART_EMPTY" | "CART_EXPIRED" | "CART_FULL" | "CART_TOKEN_REQUIRED" | "CART_TOKEN_UNKNOWN" | "CODE_TAKEN" | "CODE_UNKNOWN" | "COLUMNS_UNKNOWN" | "COMMISSION_CHANGED" | "CONDITIONS_REQUIRED" | "COUNTRY_NOT_SERVED" | "COUPON_ABOVE_LOWEST_PRICE" | "COUPON_EXPIRED" | "COUPON_MINIMUM_NOT_REACHED" | "COUPON_NOT_APPLICABLE" | "COUPON_NOT_COMBINABLE" | "COUPON_NOT_FOR_CUSTOMER" | "COUPON_NOT_YET_VALID" | "COUPON_USED_BY_YOU" | "COUPON_USED_UP" | "CROP_INVALID" | "DOCUMENTS_DIFFER" | "DOCUMENT_ISSUED" | "DOCUMENT_LOCKED" | "EMAIL_INVALID" | "EMAIL_NOT_CONFIRMED" | "EMAIL_TAKEN" | "ENTRY_CYCLE" | "ENTRY_IN_USE" | "ENTRY_LOCKED" | "ENTRY_TWICE" | "EXPORT_RUNNING" | "FILE_BROKEN" | "FILE_DUPLICATE" | "FILE_IN_USE" | "FILE_LOCKED" | "FILE_TOO_LARGE" | "FILE_TYPE_INVALID" | "FIT_MISSING" | "FORM_IN_USE" | "FORM_LOCKED" | "HEIC_NOT_TAKEN" | "IMAGE_TOO_SMALL" | "IMPORT_ERRORS" | "IMPORT_RUNNING" | "IMPORT_STATE" | "IMPORT_UNNAMED" | "INVALID_INPUT" | "INVITATION_FOR_OTHERS" | "INVOICE_EXISTS" | "INVOICE_INCOMPLETE" | "LAST_ADMINISTRATOR" | "LAST_SYSTEM_ACCOUNT" | "MAIL_LINK_GONE" | "NAME_INVALID" | "NOTHING_TO_INVOICE" | "NOT_DELIVERABLE" | "NOT_ENOUGH_LEFT" | "NOT_FOUND" | "NUMBER_TAKEN" | "ONLY_FEW_LEFT" | "ORDER_TOO_SMALL" | "OWN_ACCOUNT" | "OWN_ROLES" | "PASSKEY_REFUSED" | "PASSWORDS_DIFFER" | "PASSWORD_TOO_WEAK" | "PASSWORD_WRONG" | "PAYMENT_METHOD_MISSING" | "PAYMENT_METHOD_NOT_ALLOWED" | "PAYOUT_CHANGED" | "PERSONALISATION_MISSING" | "PERSONALISATION_NOT_OFFERED" | "PERSONALISATION_NOT_PRINTABLE" | "PERSONALISATION_TOO_LONG" | "PHONE_INVALID" | "PICKUP_PLACE_GONE" | "PICKUP_PLACE_MISSING" | "PICTURE_NOT_EDITABLE" | "PICTURE_NOT_PUBLIC" | "POSTCODE_INVALID" | "PRICE_CHANGED" | "PRODUCT_LOCKED" | "PRODUCT_UNAVAILABLE" | "PROOF_OF_WORK_REQUIRED" | "PROPERTY_MISSING" | "QUOTA_REACHED" | "RANGE_OVERLAPS" | "RANGE_REVERSED" | "REDIRECT_LOOP" | "REHEARSAL_RUNNING" | "ROLES_NOT_ALLOWED" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_WRONG" | "SECOND_PERSON_REQUIRED" | "SET_INCOMPLETE" | "SET_UNEQUAL" | "SHOP_CLOSED" | "SHOP_NOT_OPEN" | "SIZE_MISSING" | "SLUG_TAKEN" | "SOLD_OUT" | "STALE_REVISION" | "STATION_GONE" | "STATION_INCOMPLETE" | "STATION_INVALID" | "TERMS_REQUIRED" | "TEXTS_TOO_LONG" | "TEXT_BROKEN" | "TEXT_EMPTY" | "TEXT_PLACEHOLDERS" | "TITLE_MISSING" | "TOKEN_EXPIRED" | "TOKEN_UNKNOWN" | "TOKEN_USED" | "TOO_MANY_ADDRESSES" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_MAILS" | "TOO_MANY_OPEN" | "TOO_MANY_ORDERS" | "TOO_MANY_PIXELS" | "TOO_MANY_SAVED_VIEWS" | "TOO_MANY_TEAM_LISTS" | "TOO_MANY_TEXTS" | "TOO_MANY_VOUCHERS" | "TOO_MANY_WISH_LISTS" | "TRANSITION_NOT_ALLOWED" | "VARIANT_EXISTS" | "VARIANT_UNKNOWN" | "VAT_ID_INVALID" | "VAT_RATE_MISSING" | "VOUCHERS_NOT_TAKEN" | "VOUCHER_BALANCE_CHANGED" | "VOUCHER_BLOCKED" | "VOUCHER_EMPTY" | "VOUCHER_EXPIRED" | "VOUCHER_NOTHING_TO_PAY" | "VOUCHER_OTHER_CURRENCY" | "VOUCHER_REDEEMED" | "WISH_LIST_FULL" | "WITHDRAWAL_EXCLUDED" | "WRONG_CREDENTIALS";
export type RemoveCartLinesInput = {
  lineIds: ReadonlyArray<string>;
};
export type useRemoveCartLinesMutation$variables = {
  input: RemoveCartLinesInput;
};
export type useRemoveCartLinesMutation$data = {
  readonly removeCartLines: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly viewer: {
      readonly cart: {
        readonly id: string;
        readonly openStep: CheckoutStep | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"CartPage_cart" | "OrderBox_cart">;
      } | null | undefined;
      readonly cartPieceCount: number;
    } | null | undefined;
  };
};
export type useRemoveCartLinesMutation = {
  response: useRemoveCartLinesMutation$data;
  variables: useRemoveCartLinesMutation$variables;
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
  "name": "cartPieceCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openStep",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "QuantityUnit",
  "kind": "LinkedField",
  "name": "quantityUnit",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "one",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "many",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "texts",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "NamedProperty",
  "kind": "LinkedField",
  "name": "properties",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
    (v13/*:: as any*/)
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderNote",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "noteText",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "backOn",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fit",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "size",
  "storageKey": null
},
v21 = [
  (v8/*:: as any*/),
  (v3/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Color",
  "kind": "LinkedField",
  "name": "color",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cents",
  "storageKey": null
},
v24 = [
  (v23/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "unitPrice",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "UnitPrice",
  "kind": "LinkedField",
  "name": "quantityPrice",
  "plural": false,
  "selections": [
    (v26/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "sum",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 200
        }
      ],
      "kind": "ScalarField",
      "name": "url",
      "storageKey": "url(width:200)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "widths",
          "value": [
            200,
            320
          ]
        }
      ],
      "kind": "ScalarField",
      "name": "srcSet",
      "storageKey": "srcSet(widths:[200,320])"
    },
    (v29/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "Sale",
  "kind": "LinkedField",
  "name": "sale",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "previousPrice",
      "plural": false,
      "selections": (v24/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "lowestPriceOf30Days",
      "plural": false,
      "selections": (v24/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isWithdrawalExcluded",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "remaining",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "missing",
  "plural": false,
  "selections": (v24/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRemoveCartLinesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CartPayload",
        "kind": "LinkedField",
        "name": "removeCartLines",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Cart",
                "kind": "LinkedField",
                "name": "cart",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CartPage_cart"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "OrderBox_cart"
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
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
    "name": "useRemoveCartLinesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CartPayload",
        "kind": "LinkedField",
        "name": "removeCartLines",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Cart",
                "kind": "LinkedField",
                "name": "cart",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
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
                    "name": "pieceCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CartLine",
                    "kind": "LinkedField",
                    "name": "lines",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Product",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "composition",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Variant",
                        "kind": "LinkedField",
                        "name": "variant",
                        "plural": false,
                        "selections": [
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v22/*:: as any*/),
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CartPiece",
                        "kind": "LinkedField",
                        "name": "pieces",
                        "plural": true,
                        "selections": [
                          (v9/*:: as any*/),
                          (v11/*:: as any*/),
                          (v14/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Product",
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": (v21/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Variant",
                            "kind": "LinkedField",
                            "name": "variant",
                            "plural": false,
                            "selections": [
                              (v18/*:: as any*/),
                              (v19/*:: as any*/),
                              (v20/*:: as any*/),
                              (v3/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v25/*:: as any*/),
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      (v30/*:: as any*/),
                      (v31/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CartBlock",
                    "kind": "LinkedField",
                    "name": "blocks",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CartLine",
                        "kind": "LinkedField",
                        "name": "lines",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "maxAmount",
                            "storageKey": null
                          },
                          (v11/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "NamedProperty",
                            "kind": "LinkedField",
                            "name": "properties",
                            "plural": true,
                            "selections": [
                              (v12/*:: as any*/),
                              (v13/*:: as any*/),
                              (v32/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v15/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "AskedField",
                            "kind": "LinkedField",
                            "name": "askedFields",
                            "plural": true,
                            "selections": [
                              (v32/*:: as any*/),
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
                                "name": "isRequired",
                                "storageKey": null
                              },
                              (v12/*:: as any*/),
                              (v33/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "help",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "min",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "max",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "OrderFieldOption",
                                "kind": "LinkedField",
                                "name": "options",
                                "plural": true,
                                "selections": [
                                  (v32/*:: as any*/),
                                  (v12/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "BoughtVoucher",
                            "kind": "LinkedField",
                            "name": "voucher",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "recipientName",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "recipientEmail",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "deliverOn",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "message",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "childSets",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Product",
                            "kind": "LinkedField",
                            "name": "product",
                            "plural": false,
                            "selections": [
                              (v3/*:: as any*/),
                              (v6/*:: as any*/),
                              (v33/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Personalisation",
                                "kind": "LinkedField",
                                "name": "personalisation",
                                "plural": false,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "maxLength",
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
                            "concreteType": "Variant",
                            "kind": "LinkedField",
                            "name": "variant",
                            "plural": false,
                            "selections": [
                              (v3/*:: as any*/),
                              (v19/*:: as any*/),
                              (v20/*:: as any*/),
                              (v18/*:: as any*/),
                              (v22/*:: as any*/),
                              (v26/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CartPiece",
                            "kind": "LinkedField",
                            "name": "pieces",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "slot",
                                "storageKey": null
                              },
                              (v9/*:: as any*/),
                              (v11/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Product",
                                "kind": "LinkedField",
                                "name": "product",
                                "plural": false,
                                "selections": [
                                  (v3/*:: as any*/),
                                  (v8/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Image",
                                    "kind": "LinkedField",
                                    "name": "image",
                                    "plural": false,
                                    "selections": [
                                      {
                                        "alias": null,
                                        "args": [
                                          {
                                            "kind": "Literal",
                                            "name": "width",
                                            "value": 70
                                          }
                                        ],
                                        "kind": "ScalarField",
                                        "name": "url",
                                        "storageKey": "url(width:70)"
                                      },
                                      {
                                        "alias": null,
                                        "args": [
                                          {
                                            "kind": "Literal",
                                            "name": "widths",
                                            "value": [
                                              70,
                                              200
                                            ]
                                          }
                                        ],
                                        "kind": "ScalarField",
                                        "name": "srcSet",
                                        "storageKey": "srcSet(widths:[70,200])"
                                      },
                                      (v29/*:: as any*/),
                                      (v3/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Variant",
                                "kind": "LinkedField",
                                "name": "variant",
                                "plural": false,
                                "selections": [
                                  (v3/*:: as any*/),
                                  (v20/*:: as any*/),
                                  (v18/*:: as any*/),
                                  (v19/*:: as any*/),
                                  (v22/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v34/*:: as any*/),
                              (v14/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v25/*:: as any*/),
                          (v27/*:: as any*/),
                          (v28/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "total",
                            "plural": false,
                            "selections": [
                              (v23/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "tier",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "NextTier",
                            "kind": "LinkedField",
                            "name": "nextTier",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "missing",
                                "storageKey": null
                              },
                              (v26/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "priceTo",
                                "plural": false,
                                "selections": (v24/*:: as any*/),
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "savingFrom",
                                "plural": false,
                                "selections": (v24/*:: as any*/),
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Money",
                                "kind": "LinkedField",
                                "name": "savingTo",
                                "plural": false,
                                "selections": (v24/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SetPrice",
                            "kind": "LinkedField",
                            "name": "setPrices",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "sets",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "isChild",
                                "storageKey": null
                              },
                              (v26/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "availableAmount",
                            "storageKey": null
                          },
                          (v17/*:: as any*/),
                          (v16/*:: as any*/),
                          (v34/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v9/*:: as any*/),
                      (v28/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isShippingEstimated",
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
                        "name": "goods",
                        "plural": false,
                        "selections": (v24/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DiscountAmount",
                        "kind": "LinkedField",
                        "name": "discounts",
                        "plural": true,
                        "selections": [
                          (v35/*:: as any*/),
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "toPay",
                        "plural": false,
                        "selections": (v24/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "shipping",
                        "plural": false,
                        "selections": (v24/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "gross",
                        "plural": false,
                        "selections": (v24/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "vatGround",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "VatAmount",
                        "kind": "LinkedField",
                        "name": "vat",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "category",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "rate",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "vat",
                            "plural": false,
                            "selections": (v24/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "voucherPaid",
                        "plural": false,
                        "selections": (v24/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "VoucherPayment",
                        "kind": "LinkedField",
                        "name": "vouchers",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "codeEnd",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "paid",
                            "plural": false,
                            "selections": (v24/*:: as any*/),
                            "storageKey": null
                          },
                          (v36/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "vatIncluded",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "vatLabel",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isVatByRate",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isExport",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "vatTakenOff",
                        "plural": false,
                        "selections": (v24/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FreeShipping",
                    "kind": "LinkedField",
                    "name": "freeShipping",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "from",
                        "plural": false,
                        "selections": (v24/*:: as any*/),
                        "storageKey": null
                      },
                      (v37/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isReached",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CheckoutDetails",
                    "kind": "LinkedField",
                    "name": "checkout",
                    "plural": false,
                    "selections": [
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
                        "concreteType": "Address",
                        "kind": "LinkedField",
                        "name": "shippingAddress",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "country",
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
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PaymentMethod",
                    "kind": "LinkedField",
                    "name": "paymentMethods",
                    "plural": true,
                    "selections": [
                      (v32/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "marks",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CartCode",
                    "kind": "LinkedField",
                    "name": "codes",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      (v33/*:: as any*/),
                      (v36/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "taken",
                        "plural": false,
                        "selections": (v24/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CodeNotice",
                        "kind": "LinkedField",
                        "name": "notice",
                        "plural": false,
                        "selections": [
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "day",
                            "storageKey": null
                          },
                          (v37/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Delivery",
                    "kind": "LinkedField",
                    "name": "delivery",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "weeks",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "earliest",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "latest",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isDeliveredAfterPayment",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payBy",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DeliveryParts",
                    "kind": "LinkedField",
                    "name": "parts",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "first",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "rest",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isInParts",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Dispatch",
                    "kind": "LinkedField",
                    "name": "dispatches",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "orderBy",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "orderOn",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sentOn",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "vatIdStatus",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MinimumOrder",
                    "kind": "LinkedField",
                    "name": "minimumOrder",
                    "plural": false,
                    "selections": [
                      (v35/*:: as any*/),
                      (v37/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CartProblem",
                    "kind": "LinkedField",
                    "name": "problems",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isPlaceable",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ApprovalNeed",
                    "kind": "LinkedField",
                    "name": "approval",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reason",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "limit",
                        "plural": false,
                        "selections": (v24/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "left",
                        "plural": false,
                        "selections": (v24/*:: as any*/),
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
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "66a9b7547277378da80352fc8709d137",
    "metadata": {},
    "name": "useRemoveCartLinesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e888429adcf8ceb96a44650a1c93e3a1";

export default node;
