/**
 * @generated SignedSource<<c123460efb665ed6e9523c6e17f2060f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
import type { FragmentRefs } from "relay-runtime";
export type DifferenceList_differences$data = ReadonlyArray<{
  readonly after: any | null | undefined;
  readonly before: any | null | undefined;
  readonly field: string;
  readonly isOfVariant: boolean;
  readonly key: string;
  readonly variant: {
    readonly color: {
      readonly title: string;
    } | null | undefined;
    readonly fit: Fit | null | undefined;
    readonly size: string;
  } | null | undefined;
  readonly " $fragmentType": "DifferenceList_differences";
}>;
export type DifferenceList_differences$key = ReadonlyArray<{
  readonly " $data"?: DifferenceList_differences$data;
  readonly " $fragmentSpreads": FragmentRefs<"DifferenceList_differences">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DifferenceList_differences",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOfVariant",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Variant",
      "kind": "LinkedField",
      "name": "variant",
      "plural": false,
      "selections": [
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
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
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    }
  ],
  "type": "ProductDifference",
  "abstractKey": null
};

(node as any).hash = "fa8bbe69dcea59f8ce8ed829b9cefe62";

export default node;
