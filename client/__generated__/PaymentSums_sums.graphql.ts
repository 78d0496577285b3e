/**
 * @generated SignedSource<<a37c3b3cf06527bcff1f3d3062d0ed92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentSums_sums$data = {
  readonly byVouchers: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly open: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly paid: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly refunded: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly toRefund: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly " $fragmentType": "PaymentSums_sums";
};
export type PaymentSums_sums$key = {
  readonly " $data"?: PaymentSums_sums$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentSums_sums">;
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
  "name": "PaymentSums_sums",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "open",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "paid",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "toRefund",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "refunded",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "byVouchers",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PaymentSums",
  "abstractKey": null
};
})();

(node as any).hash = "1a060c2f5a8ef8a1419028c7918c3656";

export default node;
