/**
 * @generated SignedSource<<5b75c242fab407ce7d5d7f7bd1036d7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EntryKind = "EVENT" | "PAGE" | "POST" | "REUSABLE" | "STANDING" | "TEMPLATE";
import type { FragmentRefs } from "relay-runtime";
export type EntryList_entries$data = ReadonlyArray<{
  readonly description: string | null | undefined;
  readonly id: string;
  readonly kind: EntryKind;
  readonly managedId: string;
  readonly path: string | null | undefined;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"BlockPicture_picture">;
  } | null | undefined;
  readonly place: string | null | undefined;
  readonly publishedOn: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "EntryList_entries";
}>;
export type EntryList_entries$key = ReadonlyArray<{
  readonly " $data"?: EntryList_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryList_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EntryList_entries",
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
      "name": "managedId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PagePicture",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BlockPicture_picture"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Entry",
  "abstractKey": null
};

(node as any).hash = "57f881f2f8de47e3ba1c02422180524a";

export default node;
