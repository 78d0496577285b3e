/**
 * @generated SignedSource<<743ea7bb441cdc98f17e34a2d4b3e0f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
import type { FragmentRefs } from "relay-runtime";
export type ReducedSizes_product$data = {
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
    } | null | undefined;
    readonly child: {
      readonly cents: number;
    } | null | undefined;
    readonly from: {
      readonly cents: number;
    };
  };
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
  readonly variants: ReadonlyArray<{
    readonly fit: Fit | null | undefined;
    readonly id: string;
    readonly isChildSize: boolean;
    readonly price: {
      readonly cents: number;
      readonly currency: string;
    };
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
    readonly size: string;
  }>;
  readonly " $fragmentType": "ReducedSizes_product";
};
export type ReducedSizes_product$key = {
  readonly " $data"?: ReducedSizes_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReducedSizes_product">;
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
  (v0/*:: as any*/)
],
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "previousPrice",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "lowestPriceOf30Days",
    "plural": false,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Sale",
  "kind": "LinkedField",
  "name": "sale",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReducedSizes_product",
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
        }
      ],
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Sale",
      "kind": "LinkedField",
      "name": "childSale",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isChildSize",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "62f4b5ceda4abbf766e44a8cae3a7b99";

export default node;
