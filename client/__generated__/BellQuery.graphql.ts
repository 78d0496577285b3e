/**
 * @generated SignedSource<<4f84b1f84e8df05d4f509b9b70a67c89>>
 * @relayHash c8ec7e8d951abc7d09e09cd3fe296b5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8ec7e8d951abc7d09e09cd3fe296b5f

import type { ConcreteRequest } from 'relay-runtime';
export type BellQuery$variables = Record<PropertyKey, never>;
export type BellQuery$data = {
  readonly unreadNotifications: number;
};
export type BellQuery = {
  response: BellQuery$data;
  variables: BellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "unreadNotifications",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BellQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BellQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c8ec7e8d951abc7d09e09cd3fe296b5f",
    "metadata": {},
    "name": "BellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aeec4ba2877fef60be8b6eb89134feea";

export default node;
