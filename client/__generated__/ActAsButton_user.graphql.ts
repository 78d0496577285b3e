/**
 * @generated SignedSource<<d0a3547fe3f8a3ee6a2b34fbfe62cdee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActAsButton_user$data = {
  readonly id: string;
  readonly viewerCanActFor: boolean;
  readonly " $fragmentType": "ActAsButton_user";
};
export type ActAsButton_user$key = {
  readonly " $data"?: ActAsButton_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActAsButton_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActAsButton_user",
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
      "name": "viewerCanActFor",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "cf9f6daf190908d179104b65b5605b30";

export default node;
