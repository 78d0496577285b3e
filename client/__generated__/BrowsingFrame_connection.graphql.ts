/**
 * @generated SignedSource<<e3b07b1be07aebf3e70901cafec4d6d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FacetKind = "COLOR" | "FEATURE" | "FIT" | "PRICE" | "SIZE";
import type { FragmentRefs } from "relay-runtime";
export type BrowsingFrame_connection$data = {
  readonly facets: ReadonlyArray<{
    readonly kind: FacetKind;
    readonly minimum: {
      readonly currency: string;
    } | null | undefined;
    readonly values: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
  }>;
  readonly totalCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"Filters_connection">;
  readonly " $fragmentType": "BrowsingFrame_connection";
};
export type BrowsingFrame_connection$key = {
  readonly " $data"?: BrowsingFrame_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrowsingFrame_connection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrowsingFrame_connection",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Facet",
      "kind": "LinkedField",
      "name": "facets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "minimum",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
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
      "name": "Filters_connection"
    }
  ],
  "type": "ProductConnection",
  "abstractKey": null
};

(node as any).hash = "1f46d5a0a8396ee6142cefb27a7a5706";

export default node;
