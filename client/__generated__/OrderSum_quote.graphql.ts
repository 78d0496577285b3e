/**
 * @generated SignedSource<<97375e8d7ae8dd23e087dbcbd9c93425>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderSum_quote$data = {
  readonly amount: number;
  readonly childSets: number | null | undefined;
  readonly delivery: {
    readonly earliest: string | null | undefined;
    readonly latest: string | null | undefined;
    readonly weeks: number;
  } | null | undefined;
  readonly nextTier: {
    readonly " $fragmentSpreads": FragmentRefs<"TierCoach_tier">;
  } | null | undefined;
  readonly tiers: ReadonlyArray<{
    readonly from: number;
    readonly isCurrent: boolean;
  }>;
  readonly total: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly unitPrice: {
    readonly cents: number;
    readonly currency: string;
  } | null | undefined;
  readonly " $fragmentType": "OrderSum_quote";
};
export type OrderSum_quote$key = {
  readonly " $data"?: OrderSum_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSum_quote">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderSum_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "childSets",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "unitPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TierState",
      "kind": "LinkedField",
      "name": "tiers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NextTier",
      "kind": "LinkedField",
      "name": "nextTier",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TierCoach_tier"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Delivery",
      "kind": "LinkedField",
      "name": "delivery",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weeks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "earliest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latest",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductQuote",
  "abstractKey": null
};
})();

(node as any).hash = "e630a0fd875121bb31cc8d09a082e54b";

export default node;
