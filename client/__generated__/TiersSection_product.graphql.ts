/**
 * @generated SignedSource<<91825c92e4fa78d3204cde71059b1179>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TiersSection_product$data = {
  readonly variants: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "TiersSection_product";
};
export type TiersSection_product$key = {
  readonly " $data"?: TiersSection_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"TiersSection_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TiersSection_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "19ce0fd728e3f3d5e14ada9b12be423f";

export default node;
