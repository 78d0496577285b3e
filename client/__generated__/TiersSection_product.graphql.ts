/**
 * @generated SignedSource<<c8f63319a297c892ea1236f7f1f085fe>>
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
    readonly isChildSize: boolean;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isChildSize",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "41cc644c119a5ac8c48d90098735070f";

export default node;
