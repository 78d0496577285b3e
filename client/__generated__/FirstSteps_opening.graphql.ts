/**
 * @generated SignedSource<<4b475db655c5b445c211792e1dec3292>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FirstSteps_opening$data = {
  readonly textsToReview: ReadonlyArray<string>;
  readonly " $fragmentType": "FirstSteps_opening";
};
export type FirstSteps_opening$key = {
  readonly " $data"?: FirstSteps_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstSteps_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirstSteps_opening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textsToReview",
      "storageKey": null
    }
  ],
  "type": "ShopOpening",
  "abstractKey": null
};

(node as any).hash = "7e85370727e7fa080bddff406b40048a";

export default node;
