/**
 * @generated SignedSource<<99c8b41f3ad1a4c246909573d4159400>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletionSection_account$data = {
  readonly deletionDueAt: string | null | undefined;
  readonly " $fragmentType": "DeletionSection_account";
};
export type DeletionSection_account$key = {
  readonly " $data"?: DeletionSection_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletionSection_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletionSection_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletionDueAt",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "e0b8a2790c49cd9c48edb7f6d1d8f109";

export default node;
