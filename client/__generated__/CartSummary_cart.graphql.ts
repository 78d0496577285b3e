/**
 * @generated SignedSource<<f041a728fdc3cd082ce4a043d8c0565f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartSummary_cart$data = {
  readonly checkout: {
    readonly isPickup: boolean;
    readonly shippingAddress: {
      readonly country: string;
      readonly countryName: string;
    } | null | undefined;
  };
  readonly dispatches: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"DispatchCountdown_dispatches">;
  }>;
  readonly freeShipping: {
    readonly from: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly isReached: boolean;
    readonly missing: {
      readonly cents: number;
      readonly currency: string;
    };
  } | null | undefined;
  readonly isShippingEstimated: boolean;
  readonly needsShipping: boolean;
  readonly paymentMethods: ReadonlyArray<{
    readonly key: string;
    readonly marks: ReadonlyArray<string>;
  }>;
  readonly totals: {
    readonly discounts: ReadonlyArray<{
      readonly amount: {
        readonly cents: number;
      };
    }>;
    readonly goods: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly toPay: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"TotalsRows_totals">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CodeField_cart" | "DeliveryText_cart" | "MinimumNote_cart" | "VatIdNote_cart">;
  readonly " $fragmentType": "CartSummary_cart";
};
export type CartSummary_cart$key = {
  readonly " $data"?: CartSummary_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartSummary_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cents",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartSummary_cart",
  "selections": [
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
          "selections": (v1/*:: as any*/),
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
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
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
          "name": "toPay",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TotalsRows_totals"
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
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "missing",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CodeField_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryText_cart"
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "DispatchCountdown_dispatches"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VatIdNote_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MinimumNote_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "e29f7587f095928805f321b232d13252";

export default node;
