/**
 * @generated SignedSource<<68ce92d718828b99a9b1c9b26ad5133b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiveBlock_block$data = {
  readonly html: string;
  readonly " $fragmentType": "LiveBlock_block";
};
export type LiveBlock_block$key = {
  readonly " $data"?: LiveBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiveBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    }
  ],
  "type": "LiveBlock",
  "abstractKey": null
};

(node as any).hash = "adf1562d623a58e8b92c663f11dd5175";

export default node;
