/**
 * @generated SignedSource<<fdd87e6ab90ee5cea338605f2e22c822>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ProductGallery_product" | "ProductTitle_product">;
  readonly " $fragmentType": "VoucherProduct_product";
};
export type VoucherProduct_product$key = {
  readonly " $data"?: VoucherProduct_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoucherProduct_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoucherProduct_product",
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "a0a03255f6c2eb3cd5cd23e9a0f776f5";

export default node;
