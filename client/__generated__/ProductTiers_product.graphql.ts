/**
 * @generated SignedSource<<f2381a0f90305299baea1ef934ac1a29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductTiers_product$data = {
  readonly tierPrices: ReadonlyArray<{
    readonly from: number;
    readonly price: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly variants: ReadonlyArray<{
      readonly id: string;
    }>;
  }>;
  readonly " $fragmentType": "ProductTiers_product";
};
export type ProductTiers_product$key = {
  readonly " $data"?: ProductTiers_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTiers_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductTiers_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TierPrice",
      "kind": "LinkedField",
      "name": "tierPrices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": [
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
          ],
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "1b8427adbdb82acbe5e9d81e986c0a5d";

export default node;
