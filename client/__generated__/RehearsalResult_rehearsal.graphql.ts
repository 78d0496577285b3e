/**
 * @generated SignedSource<<497cff8bcbaa199749fe1b62ec63ce37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RehearsalState = "CANCELLED" | "DONE" | "FAILED" | "QUEUED" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type RehearsalResult_rehearsal$data = {
  readonly changedCount: number;
  readonly differences: ReadonlyArray<{
    readonly customerName: string;
    readonly orderId: string;
    readonly orderNumber: number;
    readonly placedAt: string;
    readonly was: {
      readonly cents: number;
      readonly currency: string;
    } | null | undefined;
    readonly wouldBe: {
      readonly cents: number;
      readonly currency: string;
    } | null | undefined;
  }>;
  readonly done: number;
  readonly startedAt: string;
  readonly state: RehearsalState;
  readonly total: number;
  readonly was: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly wouldBe: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly " $fragmentType": "RehearsalResult_rehearsal";
};
export type RehearsalResult_rehearsal$key = {
  readonly " $data"?: RehearsalResult_rehearsal$data;
  readonly " $fragmentSpreads": FragmentRefs<"RehearsalResult_rehearsal">;
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
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "was",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "wouldBe",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RehearsalResult_rehearsal",
  "selections": [
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
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "RehearsalDifference",
      "kind": "LinkedField",
      "name": "differences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderId",
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
          "name": "customerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "placedAt",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Rehearsal",
  "abstractKey": null
};
})();

(node as any).hash = "33aacdbb64853c524468d7410d677dea";

export default node;
