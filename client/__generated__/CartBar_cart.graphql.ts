/**
 * @generated SignedSource<<40a89474b2862535c06d7dc2df7379d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartBar_cart$data = {
  readonly pieceCount: number;
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
  };
  readonly " $fragmentType": "CartBar_cart";
};
export type CartBar_cart$key = {
  readonly " $data"?: CartBar_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartBar_cart">;
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
  "name": "CartBar_cart",
  "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "f79369161628f5bd48461ec09fea1688";

export default node;
