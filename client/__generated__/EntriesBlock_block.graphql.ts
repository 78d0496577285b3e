/**
 * @generated SignedSource<<7e36dbb0bd8d198344dabc0bbfc159cb>>
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
  readonly entryLook: EntryLook;
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
      "alias": "entryLook",
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

(node as any).hash = "3d63ca2cf8352550f76c024d3b5de39a";

export default node;
