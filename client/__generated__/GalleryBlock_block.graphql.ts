/**
 * @generated SignedSource<<61a37efc58a497faa1500a3f833a2750>>
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
export type GalleryBlock_block$data = {
  readonly gallery: {
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
    };
    readonly interval: number;
    readonly onClick: GalleryClick;
    readonly pivotH: GalleryPivotHorizontal;
    readonly pivotV: GalleryPivotVertical;
    readonly showTitle: boolean;
    readonly size: GallerySize;
    readonly sizeClick: GallerySize;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "GalleryBlock_block";
};
export type GalleryBlock_block$key = {
  readonly " $data"?: GalleryBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GalleryBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Gallery",
      "kind": "LinkedField",
      "name": "gallery",
      "plural": false,
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
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 24
            }
          ],
          "concreteType": "GalleryImageConnection",
          "kind": "LinkedField",
          "name": "images",
          "plural": false,
          "selections": [
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
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    },
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
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "images(first:24)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GalleryBlock",
  "abstractKey": null
};

(node as any).hash = "1d18fecca215876f825aa8c9cd1cbfee";

export default node;
