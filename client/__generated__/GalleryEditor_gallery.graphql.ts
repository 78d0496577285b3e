/**
 * @generated SignedSource<<eacef4bf92fa1ef3c1a32cbf31ab0622>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GalleryClick = "FULLSCREEN" | "NONE";
export type GalleryPivotHorizontal = "CENTER" | "LEFT" | "RIGHT";
export type GalleryPivotVertical = "BOTTOM" | "CENTER" | "TOP";
export type GallerySize = "CROP" | "CROPCOVER" | "FIT" | "STRETCH";
import type { FragmentRefs } from "relay-runtime";
export type GalleryEditor_gallery$data = {
  readonly deletedAt: string | null | undefined;
  readonly id: string;
  readonly interval: number;
  readonly isPublic: boolean;
  readonly onClick: GalleryClick;
  readonly path: string;
  readonly pictures: ReadonlyArray<{
    readonly fileId: string;
    readonly isShown: boolean;
    readonly name: string | null | undefined;
    readonly thumb: string;
  }>;
  readonly pivotH: GalleryPivotHorizontal;
  readonly pivotV: GalleryPivotVertical;
  readonly revision: number;
  readonly showTitle: boolean;
  readonly size: GallerySize;
  readonly sizeClick: GallerySize;
  readonly slug: string;
  readonly title: string;
  readonly titles: {
    readonly de: string;
    readonly en: string | null | undefined;
  };
  readonly viewerCanDelete: boolean;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "GalleryEditor_gallery";
};
export type GalleryEditor_gallery$key = {
  readonly " $data"?: GalleryEditor_gallery$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryEditor_gallery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GalleryEditor_gallery",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
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
      "concreteType": "LocalizedText",
      "kind": "LinkedField",
      "name": "titles",
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
      "kind": "ScalarField",
      "name": "isPublic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "interval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onClick",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sizeClick",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pivotV",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pivotH",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GalleryImage",
      "kind": "LinkedField",
      "name": "pictures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileId",
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
          "name": "isShown",
          "storageKey": null
        },
        {
          "alias": "thumb",
          "args": [
            {
              "kind": "Literal",
              "name": "height",
              "value": 200
            },
            {
              "kind": "Literal",
              "name": "width",
              "value": 200
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(height:200,width:200)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Gallery",
  "abstractKey": null
};

(node as any).hash = "eeb7b914251f8f8710fb6630102d7b7f";

export default node;
