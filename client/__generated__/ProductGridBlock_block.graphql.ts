/**
 * @generated SignedSource<<62b5858bc3a27f18ae16806cfe97a1f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductGridBlock_block$data = {
  readonly products: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductTile_product">;
  }>;
  readonly title: string;
  readonly " $fragmentType": "ProductGridBlock_block";
};
export type ProductGridBlock_block$key = {
  readonly " $data"?: ProductGridBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductGridBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductGridBlock_block",
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
      "name": "products",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductTile_product"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductGridBlock",
  "abstractKey": null
};

(node as any).hash = "dfc3a89c6fdf5f5633b8ad6d5d250943";

export default node;
