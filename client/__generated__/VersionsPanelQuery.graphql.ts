/**
 * @generated SignedSource<<4d9a9284c1bef39285acaa89c20924bd>>
 * @relayHash 456a997ecec7f1a564e33b9072c53bba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 456a997ecec7f1a564e33b9072c53bba

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN";
export type VersionsPanelQuery$variables = {
  first: number;
  id: string;
};
export type VersionsPanelQuery$data = {
  readonly managedEntry: {
    readonly revisions: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly note: string | null | undefined;
          readonly number: number;
          readonly publishedIn: ReadonlyArray<Language>;
          readonly savedAt: string;
          readonly savedBy: string | null | undefined;
        };
      }>;
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type VersionsPanelQuery = {
  response: VersionsPanelQuery$data;
  variables: VersionsPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "first",
      "variableName": "first"
    }
  ],
  "concreteType": "EntryRevisionConnection",
  "kind": "LinkedField",
  "name": "revisions",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EntryRevisionEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EntryRevision",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
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
              "name": "savedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "savedBy",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "publishedIn",
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "VersionsPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ManagedEntry",
        "kind": "LinkedField",
        "name": "managedEntry",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "VersionsPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ManagedEntry",
        "kind": "LinkedField",
        "name": "managedEntry",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "456a997ecec7f1a564e33b9072c53bba",
    "metadata": {},
    "name": "VersionsPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7fb5ca322284b88a9e882e1695a08b60";

export default node;
