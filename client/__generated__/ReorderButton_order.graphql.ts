/**
 * @generated SignedSource<<626212bea9eb84800a1605f2af9b14de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReorderButton_order$data = {
  readonly id: string;
  readonly " $fragmentType": "ReorderButton_order";
};
export type ReorderButton_order$key = {
  readonly " $data"?: ReorderButton_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReorderButton_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReorderButton_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "d51aac6f49199c1656d4e0a9c4bebce2";

export default node;
