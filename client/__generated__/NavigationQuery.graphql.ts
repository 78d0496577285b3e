/**
 * @generated SignedSource<<71d2bb2ec280e20f40af24efe5ba5b7d>>
 * @relayHash bd65a14074ebef594e4665d27c913d71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ee422198f8fb5ca20ca43d209e0e685ba61f21640559e041297b21311e10c98

import type { ConcreteRequest } from 'relay-runtime';
export type NavigationQuery$variables = Record<PropertyKey, never>;
export type NavigationQuery$data = {
  readonly orders: {
    readonly totalCount: number;
  };
};
export type NavigationQuery = {
  response: NavigationQuery$data;
  variables: NavigationQuery$variables;
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
          "tab": "NEW"
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "OrderConnection",
    "kind": "LinkedField",
    "name": "orders",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      }
    ],
    "storageKey": "orders(filter:{\"tab\":\"NEW\"},first:1)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NavigationQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NavigationQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "5ee422198f8fb5ca20ca43d209e0e685ba61f21640559e041297b21311e10c98",
    "metadata": {},
    "name": "NavigationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aee8a4dbd4e911963f77df4357abc809";

export default node;
