/**
 * @generated SignedSource<<85e3cbe1c4a52bd222cf1bdc03c27833>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColumnsBlock_block$data = {
  readonly widths: ReadonlyArray<number>;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "widths",
      "storageKey": null
    }
  ],
  "type": "ColumnsBlock",
  "abstractKey": null
};

(node as any).hash = "2fa74f9e99e6038a7b786c87ff2b85e1";

export default node;
