/**
 * @generated SignedSource<<88e510bf8eee409fb0c1dd46624b4e49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImageView = "BACK" | "DETAIL" | "FRONT" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type ImagesSection_product$data = {
  readonly id: string;
  readonly images: ReadonlyArray<{
    readonly color: {
      readonly title: string;
    } | null | undefined;
    readonly id: string;
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    };
    readonly view: ImageView;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AddImageDialog_product" | "AddLibraryImagesDialog_product" | "EditImageDialog_product">;
  readonly " $fragmentType": "ImagesSection_product";
};
export type ImagesSection_product$key = {
  readonly " $data"?: ImagesSection_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImagesSection_product">;
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
  "name": "ImagesSection_product",
  "selections": [
    (v0/*:: as any*/),
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
          "concreteType": "Color",
          "kind": "LinkedField",
          "name": "color",
          "plural": false,
          "selections": [
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
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "width",
                  "value": 320
                }
              ],
              "kind": "ScalarField",
              "name": "url",
              "storageKey": "url(width:320)"
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddImageDialog_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddLibraryImagesDialog_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditImageDialog_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "0722f46674e2aaee5cb6edfed10e9ebc";

export default node;
