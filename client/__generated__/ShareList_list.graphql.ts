/**
 * @generated SignedSource<<ee03a222413a0f2555064b615348419b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareList_list$data = {
  readonly id: string;
  readonly sharePath: string | null | undefined;
  readonly " $fragmentType": "ShareList_list";
};
export type ShareList_list$key = {
  readonly " $data"?: ShareList_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareList_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareList_list",
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
      "name": "sharePath",
      "storageKey": null
    }
  ],
  "type": "WishList",
  "abstractKey": null
};

(node as any).hash = "f43ff129858e8fb5abc9de975a920c8a";

export default node;
