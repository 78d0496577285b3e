/**
 * @generated SignedSource<<b7a548419ca0eaf81dd67a1409cce330>>
 * @relayHash b837d1c5c686ce319a31b938ff5e3838
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b837d1c5c686ce319a31b938ff5e3838

import type { ConcreteRequest } from 'relay-runtime';
export type FoundThingsEntriesQuery$variables = {
  search?: string | null | undefined;
};
export type FoundThingsEntriesQuery$data = {
  readonly managedEntries: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type FoundThingsEntriesQuery = {
  response: FoundThingsEntriesQuery$data;
  variables: FoundThingsEntriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Literal",
            "name": "kinds",
            "value": [
              "REUSABLE"
            ]
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
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
                "name": "name",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FoundThingsEntriesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FoundThingsEntriesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b837d1c5c686ce319a31b938ff5e3838",
    "metadata": {},
    "name": "FoundThingsEntriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e2e3e111d42414558719492b7cba5d61";

export default node;
