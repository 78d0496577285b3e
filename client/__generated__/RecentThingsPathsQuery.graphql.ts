/**
 * @generated SignedSource<<2ed04fe5e9b0982b4bc2ad9a65905250>>
 * @relayHash 353b7c54074a1238bd449708dad065fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 353b7c54074a1238bd449708dad065fa

import type { ConcreteRequest } from 'relay-runtime';
export type RecentThingsPathsQuery$variables = Record<PropertyKey, never>;
export type RecentThingsPathsQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly id: string;
      readonly recentPaths: ReadonlyArray<string>;
    } | null | undefined;
  };
};
export type RecentThingsPathsQuery = {
  response: RecentThingsPathsQuery$data;
  variables: RecentThingsPathsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
            "name": "recentPaths",
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
    "name": "RecentThingsPathsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RecentThingsPathsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "353b7c54074a1238bd449708dad065fa",
    "metadata": {},
    "name": "RecentThingsPathsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ac3668cb0a0e9006125d6805ebd7b69f";

export default node;
