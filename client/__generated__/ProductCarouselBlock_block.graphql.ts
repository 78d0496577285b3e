/**
 * @generated SignedSource<<44eabe127be5cd13b6aa529875f39df3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductCarouselBlock_block$data = {
  readonly products: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductTile_product">;
  }>;
  readonly title: string;
  readonly " $fragmentType": "ProductCarouselBlock_block";
};
export type ProductCarouselBlock_block$key = {
  readonly " $data"?: ProductCarouselBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCarouselBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductCarouselBlock_block",
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
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductTile_product"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductCarouselBlock",
  "abstractKey": null
};

(node as any).hash = "01b44725fc4cab82f64933ebff673143";

export default node;
