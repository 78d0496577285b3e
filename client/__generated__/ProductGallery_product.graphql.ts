/**
 * @generated SignedSource<<0fd8d70d31fa702448bc8e24047d812c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
export type ImageView = "BACK" | "DETAIL" | "FRONT" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type ProductGallery_product$data = {
  readonly colors: ReadonlyArray<{
    readonly id: string;
    readonly images: ReadonlyArray<{
      readonly alt: string;
      readonly id: string;
      readonly large: string;
      readonly srcSet: string;
      readonly thumbnail: string;
      readonly url: string;
    }>;
  }>;
  readonly image: {
    readonly alt: string;
    readonly id: string;
    readonly large: string;
    readonly srcSet: string;
    readonly thumbnail: string;
    readonly url: string;
  } | null | undefined;
  readonly images: ReadonlyArray<{
    readonly caption: string | null | undefined;
    readonly color: {
      readonly id: string;
    } | null | undefined;
    readonly fit: Fit | null | undefined;
    readonly id: string;
    readonly image: {
      readonly alt: string;
      readonly id: string;
      readonly large: string;
      readonly srcSet: string;
      readonly thumbnail: string;
      readonly url: string;
    };
    readonly view: ImageView;
  }>;
  readonly isNew: boolean;
  readonly isPersonalisable: boolean;
  readonly sale: {
    readonly percent: number;
  } | null | undefined;
  readonly setSavingPercent: number | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "ProductGallery_product";
};
export type ProductGallery_product$key = {
  readonly " $data"?: ProductGallery_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductGallery_product">;
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
  (v0/*:: as any*/),
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
          1600
        ]
      }
    ],
    "kind": "ScalarField",
    "name": "srcSet",
    "storageKey": "srcSet(widths:[320,480,640,960,1280,1600])"
  },
  {
    "alias": "thumbnail",
    "args": [
      {
        "kind": "Literal",
        "name": "width",
        "value": 200
      }
    ],
    "kind": "ScalarField",
    "name": "url",
    "storageKey": "url(width:200)"
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
    "name": "alt",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductGallery_product",
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
      "name": "isNew",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPersonalisable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "setSavingPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Sale",
      "kind": "LinkedField",
      "name": "sale",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v2/*:: as any*/),
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
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "images",
          "plural": true,
          "selections": (v1/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "caption",
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
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "11444a949de46731f8b4badd630026d2";

export default node;
