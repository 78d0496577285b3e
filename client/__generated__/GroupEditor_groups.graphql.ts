/**
 * @generated SignedSource<<ad35bf06820121de675d2110e70835ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupEditor_groups$data = ReadonlyArray<{
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "GroupEditor_groups";
}>;
export type GroupEditor_groups$key = ReadonlyArray<{
  readonly " $data"?: GroupEditor_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupEditor_groups">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GroupEditor_groups",
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
      "name": "title",
      "storageKey": null
    }
  ],
  "type": "ProductGroup",
  "abstractKey": null
};

(node as any).hash = "5d2fee2e19dcb25bc197d62f9818b8ee";

export default node;
