/**
 * @generated SignedSource<<cd9c7213c6a4605f7a5074358c47da04>>
 * @relayHash 2d44b70c080dd7d4ca2f88b5d212f5b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d44b70c080dd7d4ca2f88b5d212f5b4

import type { ConcreteRequest } from 'relay-runtime';
export type NewOrdersQuery$variables = Record<PropertyKey, never>;
export type NewOrdersQuery$data = {
  readonly orders: {
    readonly totalCount: number;
  };
};
export type NewOrdersQuery = {
  response: NewOrdersQuery$data;
  variables: NewOrdersQuery$variables;
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
    "name": "NewOrdersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewOrdersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2d44b70c080dd7d4ca2f88b5d212f5b4",
    "metadata": {},
    "name": "NewOrdersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9ffc03dd006db3a3e138acd01b2511e0";

export default node;
