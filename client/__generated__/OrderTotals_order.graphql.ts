/**
 * @generated SignedSource<<6e560fe002e8fa6daca372c06833da32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VatCategory = "EXPORT" | "INTRA_COMMUNITY" | "OUT_OF_SCOPE" | "STANDARD";
import type { FragmentRefs } from "relay-runtime";
export type OrderTotals_order$data = {
  readonly needsShipping: boolean;
  readonly totals: {
    readonly discounts: ReadonlyArray<{
      readonly amount: {
        readonly cents: number;
        readonly currency: string;
      };
      readonly label: string;
    }>;
    readonly goods: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly gross: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly net: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly shipping: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly toPay: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly vat: ReadonlyArray<{
      readonly category: VatCategory;
      readonly rate: number;
      readonly vat: {
        readonly cents: number;
        readonly currency: string;
      };
    }>;
    readonly vatGround: string | null | undefined;
    readonly vatIncluded: boolean;
    readonly vatTakenOff: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly vouchers: ReadonlyArray<{
      readonly codeEnd: string;
      readonly paid: {
        readonly cents: number;
        readonly currency: string;
      };
      readonly remaining: {
        readonly cents: number;
        readonly currency: string;
      };
    }>;
  };
  readonly vatIdCheck: {
    readonly at: string;
    readonly number: string;
    readonly requestIdentifier: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "OrderTotals_order";
};
export type OrderTotals_order$key = {
  readonly " $data"?: OrderTotals_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTotals_order",
  "selections": [
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
      "concreteType": "VatIdCheck",
      "kind": "LinkedField",
      "name": "vatIdCheck",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requestIdentifier",
          "storageKey": null
        }
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
          "kind": "ScalarField",
          "name": "vatIncluded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "vatTakenOff",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "goods",
          "plural": false,
          "selections": (v0/*:: as any*/),
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
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount",
              "plural": false,
              "selections": (v0/*:: as any*/),
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
          "name": "shipping",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "net",
          "plural": false,
          "selections": (v0/*:: as any*/),
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
              "selections": (v0/*:: as any*/),
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
          "name": "gross",
          "plural": false,
          "selections": (v0/*:: as any*/),
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
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "remaining",
              "plural": false,
              "selections": (v0/*:: as any*/),
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "09345592f023d56b8c6293c225d498ab";

export default node;
