/**
 * @generated SignedSource<<371d3e624d6f775edda59efc75fb2436>>
 * @relayHash 199fd1f64f3819b8d22ab434be13e5b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 199fd1f64f3819b8d22ab434be13e5b4

import type { ConcreteRequest } from 'relay-runtime';
export type SavedTeamsQuery$variables = Record<PropertyKey, never>;
export type SavedTeamsQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly id: string;
      readonly teamLists: ReadonlyArray<{
        readonly entries: ReadonlyArray<{
          readonly name: string;
          readonly number: string;
          readonly size: string;
        }>;
        readonly id: string;
        readonly title: string;
      }>;
    } | null | undefined;
  };
};
export type SavedTeamsQuery = {
  response: SavedTeamsQuery$data;
  variables: SavedTeamsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "account",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TeamList",
            "kind": "LinkedField",
            "name": "teamLists",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
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
                "concreteType": "TeamEntry",
                "kind": "LinkedField",
                "name": "entries",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
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
                    "name": "size",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SavedTeamsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SavedTeamsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "199fd1f64f3819b8d22ab434be13e5b4",
    "metadata": {},
    "name": "SavedTeamsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "95c4d30632ed8409c14c3ec3767cb2fc";

export default node;
