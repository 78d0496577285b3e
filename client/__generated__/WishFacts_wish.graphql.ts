/**
 * @generated SignedSource<<c9558f4d29020c134a90e682e2514915>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AvailabilityState = "BACK_ON_DATE" | "FEW_LEFT" | "IN_STOCK" | "SOLD_OUT";
export type ProductKind = "GOODS" | "SET" | "VOUCHER";
import type { FragmentRefs } from "relay-runtime";
export type WishFacts_wish$data = {
  readonly product: {
    readonly availability: {
      readonly state: AvailabilityState;
    };
    readonly image: {
      readonly alt: string;
      readonly srcSet: string;
      readonly url: string;
    } | null | undefined;
    readonly kind: ProductKind;
    readonly path: string;
    readonly price: {
      readonly from: {
        readonly cents: number;
        readonly currency: string;
      };
      readonly to: {
        readonly cents: number;
      };
    };
    readonly sizes: ReadonlyArray<string>;
  } | null | undefined;
  readonly title: string;
  readonly variant: {
    readonly availability: {
      readonly state: AvailabilityState;
    };
    readonly price: {
      readonly cents: number;
      readonly currency: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "WishFacts_wish";
};
export type WishFacts_wish$key = {
  readonly " $data"?: WishFacts_wish$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishFacts_wish">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Availability",
  "kind": "LinkedField",
  "name": "availability",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cents",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
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
  "name": "WishFacts_wish",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
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
          "name": "sizes",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
                  "value": 240
                }
              ],
              "kind": "ScalarField",
              "name": "url",
              "storageKey": "url(width:240)"
            },
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "widths",
                  "value": [
                    120,
                    240
                  ]
                }
              ],
              "kind": "ScalarField",
              "name": "srcSet",
              "storageKey": "srcSet(widths:[120,240])"
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
              "selections": (v2/*:: as any*/),
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
                (v1/*:: as any*/)
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
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "variant",
      "plural": false,
      "selections": [
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Wish",
  "abstractKey": null
};
})();

(node as any).hash = "24cdaaeb63cc7012c182332f6aad8f90";

export default node;
