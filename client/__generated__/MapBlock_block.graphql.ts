/**
 * @generated SignedSource<<e99c41213b4fff7cae73914d65265f54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MapBlock_block$data = {
  readonly address: string;
  readonly googleKey: string | null | undefined;
  readonly lat: number | null | undefined;
  readonly lng: number | null | undefined;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"BlockPicture_picture">;
  } | null | undefined;
  readonly title: string;
  readonly zoom: number;
  readonly " $fragmentType": "MapBlock_block";
};
export type MapBlock_block$key = {
  readonly " $data"?: MapBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"MapBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MapBlock_block",
  "selections": [
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
      "name": "address",
      "storageKey": null
    },
    {
      "alias": "lat",
      "args": null,
      "kind": "ScalarField",
      "name": "latitude",
      "storageKey": null
    },
    {
      "alias": "lng",
      "args": null,
      "kind": "ScalarField",
      "name": "longitude",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zoom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "googleKey",
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
  "type": "MapBlock",
  "abstractKey": null
};

(node as any).hash = "206b822771d2eee9866e7f5f2eb052af";

export default node;
