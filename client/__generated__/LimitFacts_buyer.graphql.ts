/**
 * @generated SignedSource<<fd0c1654875f26395d5d2276fcf7981b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LimitFacts_buyer$data = {
  readonly monthBudget: {
    readonly cents: number;
    readonly currency: string;
  } | null | undefined;
  readonly monthSpent: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly orderLimit: {
    readonly cents: number;
    readonly currency: string;
  } | null | undefined;
  readonly " $fragmentType": "LimitFacts_buyer";
};
export type LimitFacts_buyer$key = {
  readonly " $data"?: LimitFacts_buyer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LimitFacts_buyer">;
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
  "name": "LimitFacts_buyer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "orderLimit",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "monthBudget",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "monthSpent",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CompanyBuyer",
  "abstractKey": null
};
})();

(node as any).hash = "38ede7e275858bbd99f8356c69eec07a";

export default node;
