/**
 * @generated SignedSource<<d1d0648f8106518b8a367e773fbf8a35>>
 * @relayHash aeb7bc92272992dccd7601900cd58760
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aeb7bc92272992dccd7601900cd58760

import type { ConcreteRequest } from 'relay-runtime';
export type EntryState = "APPROVED" | "CHANGED" | "DRAFT" | "EXPIRED" | "PUBLISHED" | "SCHEDULED" | "SUBMITTED" | "WITHDRAWN";
export type Language = "DE" | "EN";
export type StandingPage = "ACCESSIBILITY" | "AGB" | "DISCLAIMER" | "HELP" | "IMPRINT" | "LANDING" | "NOT_FOUND" | "PRIVACY" | "SHIPPING" | "SIZES" | "WITHDRAWAL";
export type StandingPagesPageQuery$variables = Record<PropertyKey, never>;
export type StandingPagesPageQuery$data = {
  readonly managedEntries: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly key: StandingPage | null | undefined;
        readonly languages: ReadonlyArray<{
          readonly language: Language;
          readonly state: EntryState;
        }>;
      };
    }>;
  };
};
export type StandingPagesPageQuery = {
  response: StandingPagesPageQuery$data;
  variables: StandingPagesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "kinds": [
            "STANDING"
          ]
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 20
      }
    ],
    "concreteType": "ManagedEntryConnection",
    "kind": "LinkedField",
    "name": "managedEntries",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ManagedEntryEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ManagedEntry",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
                "name": "key",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "EntryLanguage",
                "kind": "LinkedField",
                "name": "languages",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "language",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "state",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "managedEntries(filter:{\"kinds\":[\"STANDING\"]},first:20)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "StandingPagesPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StandingPagesPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "aeb7bc92272992dccd7601900cd58760",
    "metadata": {},
    "name": "StandingPagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a6f895dc7fe1b9432189a8f16097b046";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
