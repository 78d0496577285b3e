/**
 * @generated SignedSource<<31fab47112102af64bee09688f5542bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupPicture_choices$data = {
  readonly pictureMegabytes: number;
  readonly " $fragmentType": "GroupPicture_choices";
};
export type GroupPicture_choices$key = {
  readonly " $data"?: GroupPicture_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupPicture_choices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupPicture_choices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pictureMegabytes",
      "storageKey": null
    }
  ],
  "type": "CatalogueChoices",
  "abstractKey": null
};

(node as any).hash = "bbc8ab745ed28339d2bb6a9a878b68ff";

export default node;
