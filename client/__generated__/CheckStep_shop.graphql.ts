/**
 * @generated SignedSource<<8310312ccdb3885833cec8bd3b22eca7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckStep_shop$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Entered_shop" | "OrderBox_shop">;
  readonly " $fragmentType": "CheckStep_shop";
};
export type CheckStep_shop$key = {
  readonly " $data"?: CheckStep_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckStep_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckStep_shop",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Entered_shop"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderBox_shop"
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "9dd6f07febb69f567dccef99aec15911";

export default node;
