/**
 * @generated SignedSource<<477894d5b1f4c6c50b0fa67758106de9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImagesSection_choices$data = {
  readonly pictureMegabytes: number;
  readonly " $fragmentType": "ImagesSection_choices";
};
export type ImagesSection_choices$key = {
  readonly " $data"?: ImagesSection_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImagesSection_choices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImagesSection_choices",
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

(node as any).hash = "3b8eaf06a4a9a26ea366d61a3906d0c1";

export default node;
