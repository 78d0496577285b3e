/**
 * @generated SignedSource<<f38b54600dcf97f34c3af316c86e206a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherProduct_shop$data = {
  readonly currency: string;
  readonly voucherSale: {
    readonly least: {
      readonly cents: number;
    };
    readonly most: {
      readonly cents: number;
    };
    readonly validYears: number;
  } | null | undefined;
  readonly " $fragmentType": "VoucherProduct_shop";
};
export type VoucherProduct_shop$key = {
  readonly " $data"?: VoucherProduct_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherProduct_shop">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherProduct_shop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VoucherSale",
      "kind": "LinkedField",
      "name": "voucherSale",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "least",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "most",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validYears",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};
})();

(node as any).hash = "53bab516358728a215a61e6d72d52437";

export default node;
