/**
 * @generated SignedSource<<55c73e5b7ae1b62e9266d59f7af21921>>
 * @relayHash b15c8ce287fc58dc27e14bc2336a96c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b15c8ce287fc58dc27e14bc2336a96c1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RehearsalState = "CANCELLED" | "DONE" | "FAILED" | "QUEUED" | "RUNNING";
export type PriceRehearsalQuery$variables = Record<PropertyKey, never>;
export type PriceRehearsalQuery$data = {
  readonly priceRehearsal: {
    readonly state: RehearsalState;
    readonly " $fragmentSpreads": FragmentRefs<"RehearsalResult_rehearsal">;
  } | null | undefined;
};
export type PriceRehearsalQuery = {
  response: PriceRehearsalQuery$data;
  variables: PriceRehearsalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = [
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
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "was",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "wouldBe",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PriceRehearsalQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Rehearsal",
        "kind": "LinkedField",
        "name": "priceRehearsal",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RehearsalResult_rehearsal"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PriceRehearsalQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Rehearsal",
        "kind": "LinkedField",
        "name": "priceRehearsal",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b15c8ce287fc58dc27e14bc2336a96c1",
    "metadata": {},
    "name": "PriceRehearsalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bbda14a54a05eacc8120a9be7165bb85";

export default node;
