/**
 * @generated SignedSource<<215567d4cb716efe9bc75cd384df2ccf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
export type ImageView = "BACK" | "DETAIL" | "FRONT" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type EditImageDialog_product$data = {
  readonly colors: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
  readonly id: string;
  readonly images: ReadonlyArray<{
    readonly color: {
      readonly id: string;
    } | null | undefined;
    readonly fit: Fit | null | undefined;
    readonly id: string;
    readonly view: ImageView;
  }>;
  readonly management: {
    readonly parts: {
      readonly images: ReadonlyArray<{
        readonly alt: {
          readonly de: string;
          readonly en: string | null | undefined;
        } | null | undefined;
        readonly caption: {
          readonly de: string;
          readonly en: string | null | undefined;
        } | null | undefined;
        readonly imageId: string;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "EditImageDialog_product";
};
export type EditImageDialog_product$key = {
  readonly " $data"?: EditImageDialog_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditImageDialog_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditImageDialog_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Color",
      "kind": "LinkedField",
      "name": "colors",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductManagement",
      "kind": "LinkedField",
      "name": "management",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductParts",
          "kind": "LinkedField",
          "name": "parts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ManagedImage",
              "kind": "LinkedField",
              "name": "images",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "imageId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "LocalizedText",
                  "kind": "LinkedField",
                  "name": "alt",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "LocalizedText",
                  "kind": "LinkedField",
                  "name": "caption",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
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
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "12b96edb30d64b37af9df787542a0ea2";

export default node;
