/**
 * @generated SignedSource<<18c45de8086963861e5f4bee8e394ec7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EntryLook = "CARDS" | "LIST";
import type { FragmentRefs } from "relay-runtime";
export type EntriesBlock_block$data = {
  readonly entries: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"EntryList_entries">;
  }>;
  readonly listLook: EntryLook;
  readonly " $fragmentType": "EntriesBlock_block";
};
export type EntriesBlock_block$key = {
  readonly " $data"?: EntriesBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntriesBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntriesBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listLook",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Entry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EntryList_entries"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EntriesBlock",
  "abstractKey": null
};

(node as any).hash = "9c9d1dfab7477400bf2b17b9d103edaa";

export default node;
