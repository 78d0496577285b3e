/**
 * @generated SignedSource<<1145c0148b6c97d6b24097dafacd8efa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductSafety_products$data = ReadonlyArray<{
  readonly composition: string | null | undefined;
  readonly id: string;
  readonly safety: {
    readonly address: string | null | undefined;
    readonly email: string | null | undefined;
    readonly euPerson: string | null | undefined;
    readonly producer: string | null | undefined;
    readonly warnings: string | null | undefined;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "ProductSafety_products";
}>;
export type ProductSafety_products$key = ReadonlyArray<{
  readonly " $data"?: ProductSafety_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductSafety_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductSafety_products",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "composition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductSafety",
      "kind": "LinkedField",
      "name": "safety",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "producer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "euPerson",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "warnings",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "b48a3f07933211ec6bb58554cfa372c4";

export default node;
