/**
 * @generated SignedSource<<74e7144ffadcc18b5a96cacfcefb00ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoucherProduct_product$data = {
  readonly id: string;
  readonly price: {
    readonly from: {
      readonly cents: number;
    };
  };
  readonly title: string;
  readonly voucherLooks: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"VoucherLooks_looks" | "VoucherPaper_look">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ProductGallery_product" | "ProductTitle_product">;
  readonly " $fragmentType": "VoucherProduct_product";
};
export type VoucherProduct_product$key = {
  readonly " $data"?: VoucherProduct_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherProduct_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherProduct_product",
  "selections": [
    (v0/*:: as any*/),
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
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cents",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductTitle_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductGallery_product"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VoucherLook",
      "kind": "LinkedField",
      "name": "voucherLooks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VoucherPaper_look"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VoucherLooks_looks"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "d9b175092015e5037c752dfabeb5d565";

export default node;
