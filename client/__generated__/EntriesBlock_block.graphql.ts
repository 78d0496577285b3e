/**
 * @generated SignedSource<<4bf8833f191c5cc3f2cac3e7a0ac82ea>>
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
      "name": "look",
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

(node as any).hash = "e28ee5ae0b88ea4fd0f0a71ec4b8cb2f";

export default node;
