/**
 * @generated SignedSource<<14a543e2941bbd5c4ac1c99e0f4c662b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PickupPlace_place$data = {
  readonly address: string;
  readonly hours: string | null | undefined;
  readonly key: string;
  readonly name: string;
  readonly note: string | null | undefined;
  readonly " $fragmentType": "PickupPlace_place";
};
export type PickupPlace_place$key = {
  readonly " $data"?: PickupPlace_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickupPlace_place">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PickupPlace_place",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "PickupPlace",
  "abstractKey": null
};

(node as any).hash = "b1728d57a0e2d4fb109b01609b9e9459";

export default node;
