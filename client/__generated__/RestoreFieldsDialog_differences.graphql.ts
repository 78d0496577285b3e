/**
 * @generated SignedSource<<d9a9da62b6c6e5b7265b9cea942d45c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
import type { FragmentRefs } from "relay-runtime";
export type RestoreFieldsDialog_differences$data = ReadonlyArray<{
  readonly after: any | null | undefined;
  readonly before: any | null | undefined;
  readonly field: string;
  readonly isOfVariant: boolean;
  readonly isRestorable: boolean;
  readonly key: string;
  readonly variant: {
    readonly color: {
      readonly title: string;
    } | null | undefined;
    readonly fit: Fit | null | undefined;
    readonly size: string;
  } | null | undefined;
  readonly " $fragmentType": "RestoreFieldsDialog_differences";
}>;
export type RestoreFieldsDialog_differences$key = ReadonlyArray<{
  readonly " $data"?: RestoreFieldsDialog_differences$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestoreFieldsDialog_differences">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RestoreFieldsDialog_differences",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRestorable",
      "storageKey": null
    }
  ],
  "type": "ProductDifference",
  "abstractKey": null
};

(node as any).hash = "e59e736c0d4e7d9e8f6d52ecb24041e7";

export default node;
