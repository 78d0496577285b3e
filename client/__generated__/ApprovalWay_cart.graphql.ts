/**
 * @generated SignedSource<<eb85dd6d0a6aa55180adf723cfd0ccfe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalReason = "MONTH_BUDGET" | "ORDER_LIMIT";
import type { FragmentRefs } from "relay-runtime";
export type ApprovalWay_cart$data = {
  readonly approval: {
    readonly left: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly limit: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly reason: ApprovalReason;
  } | null | undefined;
  readonly totals: {
    readonly toPay: {
      readonly cents: number;
    };
  };
  readonly " $fragmentType": "ApprovalWay_cart";
};
export type ApprovalWay_cart$key = {
  readonly " $data"?: ApprovalWay_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalWay_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cents",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
  "name": "ApprovalWay_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalNeed",
      "kind": "LinkedField",
      "name": "approval",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "limit",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "left",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Totals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "toPay",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "c0e500aa55714573244b2d6cdb9edd67";

export default node;
