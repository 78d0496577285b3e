/**
 * @generated SignedSource<<f7b2cb4e9deaabc11ecfc168c885d950>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TierCoach_tier$data = {
  readonly missing: number;
  readonly price: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly priceTo: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly savingFrom: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly savingTo: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly " $fragmentType": "TierCoach_tier";
};
export type TierCoach_tier$key = {
  readonly " $data"?: TierCoach_tier$data;
  readonly " $fragmentSpreads": FragmentRefs<"TierCoach_tier">;
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
  "name": "TierCoach_tier",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "priceTo",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "savingFrom",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "savingTo",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "NextTier",
  "abstractKey": null
};
})();

(node as any).hash = "d0ce18df2f066ae031a32c3282743e39";

export default node;
