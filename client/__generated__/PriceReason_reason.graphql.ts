/**
 * @generated SignedSource<<a7189db8d0a647e90f6e7fad453d27a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceStepKind = "ADDITIVE_DISCOUNT" | "CART_DISCOUNT" | "CHILD_SETS" | "COUPON" | "ITEM_DISCOUNT" | "LIST_PRICE" | "OFFER" | "TIER" | "VAT";
import type { FragmentRefs } from "relay-runtime";
export type PriceReason_reason$data = {
  readonly steps: ReadonlyArray<{
    readonly change: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly count: number | null | undefined;
    readonly each: {
      readonly cents: number;
      readonly currency: string;
    } | null | undefined;
    readonly kind: PriceStepKind;
    readonly pieces: number | null | undefined;
    readonly rules: ReadonlyArray<{
      readonly percent: number | null | undefined;
      readonly title: string | null | undefined;
    }>;
    readonly to: {
      readonly cents: number;
      readonly currency: string;
    };
  }>;
  readonly sum: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly total: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly " $fragmentType": "PriceReason_reason";
};
export type PriceReason_reason$key = {
  readonly " $data"?: PriceReason_reason$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceReason_reason">;
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
  "name": "PriceReason_reason",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceStep",
      "kind": "LinkedField",
      "name": "steps",
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "change",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "to",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "each",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pieces",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PriceRule",
          "kind": "LinkedField",
          "name": "rules",
          "plural": true,
          "selections": [
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
              "name": "percent",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "sum",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
    }
  ],
  "type": "PriceReason",
  "abstractKey": null
};
})();

(node as any).hash = "6c1f59d794873445f704523bf23f1006";

export default node;
