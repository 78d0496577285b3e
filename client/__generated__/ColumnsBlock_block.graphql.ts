/**
 * @generated SignedSource<<831ec91f8d66a7adc7c2df0de1bb1139>>
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
      "name": "widths",
      "storageKey": null
    }
  ],
  "type": "ColumnsBlock",
  "abstractKey": null
};

(node as any).hash = "00b74afc170282d613d3685cc53e9591";

export default node;
