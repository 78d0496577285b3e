/**
 * @generated SignedSource<<a2f29df7f9cc530a4813d7b19ec46b93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductVisibility = "DELETED" | "LATER" | "NO_PRICE" | "OFFLINE" | "ONLINE";
import type { FragmentRefs } from "relay-runtime";
export type ProductStatus_product$data = {
  readonly management: {
    readonly visibility: ProductVisibility;
  } | null | undefined;
  readonly " $fragmentType": "ProductStatus_product";
};
export type ProductStatus_product$key = {
  readonly " $data"?: ProductStatus_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductStatus_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductStatus_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductManagement",
      "kind": "LinkedField",
      "name": "management",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visibility",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "1d45ac01e9a586c9bf9afe916dc8a8f2";

export default node;
