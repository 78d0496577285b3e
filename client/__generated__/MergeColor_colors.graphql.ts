/**
 * @generated SignedSource<<ae71d53e6e025744ccb356501dabb830>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeColor_colors$data = ReadonlyArray<{
  readonly code: string;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "MergeColor_colors";
}>;
export type MergeColor_colors$key = ReadonlyArray<{
  readonly " $data"?: MergeColor_colors$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeColor_colors">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MergeColor_colors",
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
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "Color",
  "abstractKey": null
};

(node as any).hash = "fea00a7a20e6d58f661c1a49da5bd61b";

export default node;
