/**
 * @generated SignedSource<<2542cb167fad7a68b2ef661b1439c2ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColumnsBlock_block$data = {
  readonly parts: ReadonlyArray<number>;
  readonly " $fragmentType": "ColumnsBlock_block";
};
export type ColumnsBlock_block$key = {
  readonly " $data"?: ColumnsBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColumnsBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColumnsBlock_block",
  "selections": [
    {
      "alias": "parts",
      "args": null,
      "kind": "ScalarField",
      "name": "ratio",
      "storageKey": null
    }
  ],
  "type": "ColumnsBlock",
  "abstractKey": null
};

(node as any).hash = "344df71cbed762f5ceef6dd44440e682";

export default node;
