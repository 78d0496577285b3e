/**
 * @generated SignedSource<<6e1426426d7b002a5837ef5d9f89b51f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FacetKind = "COLOR" | "FEATURE" | "FIT" | "PRICE" | "PROPERTY" | "SIZE";
import type { FragmentRefs } from "relay-runtime";
export type BrowsingFrame_connection$data = {
  readonly facets: ReadonlyArray<{
    readonly key: string | null | undefined;
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
          "kind": "ScalarField",
          "name": "key",
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

(node as any).hash = "57922e0e5385ea639fbff79570b3b0ce";

export default node;
