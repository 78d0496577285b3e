/**
 * @generated SignedSource<<8844497fbe05479573748c7bf2b80e70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchTabs_counts$data = {
  readonly misses: number;
  readonly synonyms: number;
  readonly " $fragmentType": "SearchTabs_counts";
};
export type SearchTabs_counts$key = {
  readonly " $data"?: SearchTabs_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchTabs_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchTabs_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "misses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "synonyms",
      "storageKey": null
    }
  ],
  "type": "SearchWordCounts",
  "abstractKey": null
};

(node as any).hash = "9963e160717f8c223b4479bdea329152";

export default node;
