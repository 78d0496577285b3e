/**
 * @generated SignedSource<<bc38e34988ec80159dfda12da35f5ec0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PictureFit = "CONTAIN" | "COVER";
export type PictureRatio = "LANDSCAPE" | "ORIGINAL" | "PANORAMA" | "SQUARE" | "WIDE";
import type { FragmentRefs } from "relay-runtime";
export type ImageBlock_block$data = {
  readonly caption: string;
  readonly fit: PictureFit;
  readonly link: string | null | undefined;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"BlockPicture_picture">;
  } | null | undefined;
  readonly ratio: PictureRatio;
  readonly " $fragmentType": "ImageBlock_block";
};
export type ImageBlock_block$key = {
  readonly " $data"?: ImageBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImageBlock_block",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ratio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fit",
      "storageKey": null
    }
  ],
  "type": "ImageBlock",
  "abstractKey": null
};

(node as any).hash = "3e8c5e0a9bcd787d08bbd4a0fcd2d1a4";

export default node;
