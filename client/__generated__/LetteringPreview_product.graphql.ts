/**
 * @generated SignedSource<<647d9b1f930ef95d49f06d47c0877725>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
export type ImageView = "BACK" | "DETAIL" | "FRONT" | "OTHER";
export type LetteringPlace = "BACK" | "CHEST";
export type LetteringScript = "NARROW" | "REGULAR" | "WIDE";
import type { FragmentRefs } from "relay-runtime";
export type LetteringPreview_product$data = {
  readonly images: ReadonlyArray<{
    readonly color: {
      readonly code: string;
      readonly hex: string;
      readonly id: string;
      readonly title: string;
    } | null | undefined;
    readonly fit: Fit | null | undefined;
    readonly id: string;
    readonly image: {
      readonly drawn: string;
    };
    readonly view: ImageView;
  }>;
  readonly personalisation: {
    readonly lettering: {
      readonly inks: ReadonlyArray<{
        readonly color: string;
        readonly ink: string;
        readonly outline: string | null | undefined;
      }>;
      readonly isOutlined: boolean;
      readonly place: LetteringPlace | null | undefined;
      readonly script: LetteringScript;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "LetteringPreview_product";
};
export type LetteringPreview_product$key = {
  readonly " $data"?: LetteringPreview_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"LetteringPreview_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LetteringPreview_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Personalisation",
      "kind": "LinkedField",
      "name": "personalisation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Lettering",
          "kind": "LinkedField",
          "name": "lettering",
          "plural": false,
          "selections": [
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
              "kind": "ScalarField",
              "name": "script",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOutlined",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LetteringInk",
              "kind": "LinkedField",
              "name": "inks",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "color",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "ink",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "outline",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductImage",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "view",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Color",
          "kind": "LinkedField",
          "name": "color",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hex",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "alias": "drawn",
              "args": [
                {
                  "kind": "Literal",
                  "name": "width",
                  "value": 480
                }
              ],
              "kind": "ScalarField",
              "name": "url",
              "storageKey": "url(width:480)"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "6260444b8d00aaa71db99d5e73ac61ac";

export default node;
