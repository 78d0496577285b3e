/**
 * @generated SignedSource<<0d69b76e74566d64ad7db5d523b20870>>
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

(node as any).hash = "1d80b64f57d9375765442cf20ce86856";

export default node;
