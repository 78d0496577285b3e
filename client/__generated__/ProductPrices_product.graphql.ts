/**
 * @generated SignedSource<<eaea33d3f10584ac8d6759baa0008b68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PricedQuantity = "KILOGRAM" | "LITRE" | "METRE" | "SQUARE_METRE";
import type { FragmentRefs } from "relay-runtime";
export type ProductPrices_product$data = {
  readonly childSale: {
    readonly lowestPriceOf30Days: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly previousPrice: {
      readonly cents: number;
      readonly currency: string;
    };
  } | null | undefined;
  readonly price: {
    readonly adult: {
      readonly cents: number;
      readonly currency: string;
    } | null | undefined;
    readonly child: {
      readonly cents: number;
      readonly currency: string;
    } | null | undefined;
    readonly from: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly to: {
      readonly cents: number;
    };
    readonly unitPrice: {
      readonly price: {
        readonly cents: number;
        readonly currency: string;
      };
      readonly quantity: PricedQuantity;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"VatNote_price">;
  };
  readonly priceApart: {
    readonly cents: number;
    readonly currency: string;
  } | null | undefined;
  readonly sale: {
    readonly lowestPriceOf30Days: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly previousPrice: {
      readonly cents: number;
      readonly currency: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReducedSizes_product">;
  readonly " $fragmentType": "ProductPrices_product";
};
export type ProductPrices_product$key = {
  readonly " $data"?: ProductPrices_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPrices_product">;
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
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "previousPrice",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "lowestPriceOf30Days",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductPrices_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductPrice",
      "kind": "LinkedField",
      "name": "price",
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
          "name": "to",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "adult",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "child",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UnitPrice",
          "kind": "LinkedField",
          "name": "unitPrice",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "price",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VatNote_price"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Sale",
      "kind": "LinkedField",
      "name": "sale",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Sale",
      "kind": "LinkedField",
      "name": "childSale",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "priceApart",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReducedSizes_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "7ddeaf0c2ff651b450316ebc4888e623";

export default node;
