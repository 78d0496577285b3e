/**
 * @generated SignedSource<<c23183f8831fba90a15f92566e93df09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductSafety_products$data = ReadonlyArray<{
  readonly claims: ReadonlyArray<{
    readonly evidence: string;
    readonly text: string;
  }>;
  readonly composition: string | null | undefined;
  readonly durabilityTerms: string | null | undefined;
  readonly durabilityYears: number | null | undefined;
  readonly fibreNote: string | null | undefined;
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
      "kind": "ScalarField",
      "name": "fibreNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durabilityYears",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durabilityTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductClaim",
      "kind": "LinkedField",
      "name": "claims",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "evidence",
          "storageKey": null
        }
      ],
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

(node as any).hash = "a76d2aaf79f428239e5fd1d7d6585214";

export default node;
