/**
 * @generated SignedSource<<9852f31c8e4d2221d7a5b0d6ffc56b19>>
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
export type GalleryPage_gallery$data = {
  readonly id: string;
  readonly images: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly alt: string;
        readonly caption: string | null | undefined;
        readonly focalPoint: {
          readonly x: number;
          readonly y: number;
        } | null | undefined;
        readonly height: number;
        readonly id: string;
        readonly large: string;
        readonly srcSet: string;
        readonly url: string;
        readonly width: number;
      };
    }>;
    readonly totalCount: number;
  };
  readonly interval: number;
  readonly onClick: GalleryClick;
  readonly pivotH: GalleryPivotHorizontal;
  readonly pivotV: GalleryPivotVertical;
  readonly size: GallerySize;
  readonly sizeClick: GallerySize;
  readonly title: string;
  readonly " $fragmentType": "GalleryPage_gallery";
};
export type GalleryPage_gallery$key = {
  readonly " $data"?: GalleryPage_gallery$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryPage_gallery">;
};

import GalleryPageImagesQuery_graphql from './GalleryPageImagesQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "images"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 6,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": GalleryPageImagesQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "GalleryPage_gallery",
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
      "name": "sizeClick",
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
      "alias": "images",
      "args": null,
      "concreteType": "GalleryImageConnection",
      "kind": "LinkedField",
      "name": "__GalleryPage_images_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GalleryImageEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "GalleryImage",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
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
                  "alias": "large",
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "width",
                      "value": 2000
                    }
                  ],
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": "url(width:2000)"
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
                  "kind": "ScalarField",
                  "name": "caption",
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
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Gallery",
  "abstractKey": null
};
})();

(node as any).hash = "e72f251561b1be5df45702a2c048de20";

export default node;
