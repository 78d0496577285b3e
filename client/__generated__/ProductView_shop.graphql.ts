/**
 * @generated SignedSource<<428972b62bafd8f9edcb0dc4e4d3d581>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductView_shop$data = {
  readonly " $fragmentSpreads": FragmentRefs<"VoucherProduct_shop">;
  readonly " $fragmentType": "ProductView_shop";
};
export type ProductView_shop$key = {
  readonly " $data"?: ProductView_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductView_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductView_shop",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VoucherProduct_shop"
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "983390782d82150f67f05af7b631b58e";

export default node;
