/**
 * @generated SignedSource<<f28daae85282f5417b56099bfbff57d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PictureTurn = "BY_0" | "BY_180" | "BY_270" | "BY_90";
import type { FragmentRefs } from "relay-runtime";
export type PictureEditor_file$data = {
  readonly alt: {
    readonly de: string;
    readonly en: string | null | undefined;
  } | null | undefined;
  readonly edit: {
    readonly crop: {
      readonly height: number;
      readonly left: number;
      readonly top: number;
      readonly width: number;
    } | null | undefined;
    readonly isMirrored: boolean;
    readonly turned: PictureTurn;
  } | null | undefined;
  readonly focalPoint: {
    readonly x: number;
    readonly y: number;
  } | null | undefined;
  readonly height: number | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly original: {
    readonly height: number;
    readonly pictureUrl: string;
    readonly width: number;
  } | null | undefined;
  readonly revision: number;
  readonly width: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useEditorFrame_file">;
  readonly " $fragmentType": "PictureEditor_file";
};
export type PictureEditor_file$key = {
  readonly " $data"?: PictureEditor_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureEditor_file">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PictureEditor_file",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalizedText",
      "kind": "LinkedField",
      "name": "alt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "de",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "en",
          "storageKey": null
        }
      ],
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PictureEdit",
      "kind": "LinkedField",
      "name": "edit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMirrored",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Rectangle",
          "kind": "LinkedField",
          "name": "crop",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "left",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "top",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OriginalPicture",
      "kind": "LinkedField",
      "name": "original",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 1600
            }
          ],
          "kind": "ScalarField",
          "name": "pictureUrl",
          "storageKey": "pictureUrl(width:1600)"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEditorFrame_file"
    }
  ],
  "type": "File",
  "abstractKey": null
};
})();

(node as any).hash = "612e8e689ccf28ccf07fcadf932601e7";

export default node;
