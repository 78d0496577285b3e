/**
 * @generated SignedSource<<1c5dce8ea6d1c1c139c23af71aa68131>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockPicture_picture$data = {
  readonly alt: string;
  readonly focalPoint: {
    readonly x: number;
    readonly y: number;
  } | null | undefined;
  readonly height: number;
  readonly srcSet: string;
  readonly url: string;
  readonly width: number;
  readonly " $fragmentType": "BlockPicture_picture";
};
export type BlockPicture_picture$key = {
  readonly " $data"?: BlockPicture_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockPicture_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockPicture_picture",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 960
        }
      ],
      "kind": "ScalarField",
      "name": "url",
      "storageKey": "url(width:960)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "widths",
          "value": [
            320,
            480,
            640,
            960,
            1280,
            1600,
            2000
          ]
        }
      ],
      "kind": "ScalarField",
      "name": "srcSet",
      "storageKey": "srcSet(widths:[320,480,640,960,1280,1600,2000])"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FocalPoint",
      "kind": "LinkedField",
      "name": "focalPoint",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "x",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "y",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PagePicture",
  "abstractKey": null
};

(node as any).hash = "906efb3264dcbd8399faa212136804c7";

export default node;
