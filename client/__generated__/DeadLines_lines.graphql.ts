/**
 * @generated SignedSource<<8f15dc35b70883b86a65d0a483cb175d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CartLineState = "AVAILABLE" | "BACK_ON_DATE" | "DISCONTINUED" | "FEW_LEFT" | "MISSING_PARTS" | "SOLD_OUT";
import type { FragmentRefs } from "relay-runtime";
export type DeadLines_lines$data = ReadonlyArray<{
  readonly id: string;
  readonly state: CartLineState;
  readonly " $fragmentType": "DeadLines_lines";
}>;
export type DeadLines_lines$key = ReadonlyArray<{
  readonly " $data"?: DeadLines_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeadLines_lines">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DeadLines_lines",
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
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "3b033e24037155eb5393ffcc53e728da";

export default node;
