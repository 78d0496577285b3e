/**
 * @generated SignedSource<<e5180abf7a429821d22d13b827ece432>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductStatus_product$data = {
  readonly management: {
    readonly isDeleted: boolean;
    readonly isOffline: boolean;
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
          "name": "isOffline",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDeleted",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "241ba49173daa258ea00c9e20f1aa6ff";

export default node;
