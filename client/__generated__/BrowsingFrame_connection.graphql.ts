/**
 * @generated SignedSource<<40abc8f29df6264ec0894106de1db5a8>>
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
  readonly nearest: ReadonlyArray<{
    readonly count: number;
    readonly kind: FacetKind;
    readonly value: string | null | undefined;
  }>;
  readonly totalCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"Filters_connection">;
  readonly " $fragmentType": "BrowsingFrame_connection";
};
export type BrowsingFrame_connection$key = {
  readonly " $data"?: BrowsingFrame_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrowsingFrame_connection">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
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
      "concreteType": "NearestFilter",
      "kind": "LinkedField",
      "name": "nearest",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
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
})();

(node as any).hash = "d53ff387093054a149ee9a54c8341720";

export default node;
