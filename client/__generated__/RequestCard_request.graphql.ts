/**
 * @generated SignedSource<<1c45f473d07d1bb4c13cf3a8093459ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderRequestState = "APPROVED" | "DECLINED" | "LAPSED" | "OPEN" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type RequestCard_request$data = {
  readonly answer: string | null | undefined;
  readonly buyer: string;
  readonly createdAt: string;
  readonly decidedAt: string | null | undefined;
  readonly decider: string | null | undefined;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly amount: number;
    readonly detail: string;
    readonly sum: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly title: string;
  }>;
  readonly note: string | null | undefined;
  readonly orderNumber: string | null | undefined;
  readonly state: OrderRequestState;
  readonly total: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly viewerCanDecide: boolean;
  readonly viewerCanTakeBack: boolean;
  readonly " $fragmentType": "RequestCard_request";
};
export type RequestCard_request$key = {
  readonly " $data"?: RequestCard_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestCard_request">;
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
  "name": "RequestCard_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buyer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDecide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanTakeBack",
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
      "concreteType": "RequestedLine",
      "kind": "LinkedField",
      "name": "lines",
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
          "name": "detail",
          "storageKey": null
        },
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "sum",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderRequest",
  "abstractKey": null
};
})();

(node as any).hash = "ca73a71ef7ea91266655a9d2a8b62838";

export default node;
