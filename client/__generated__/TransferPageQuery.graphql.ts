/**
 * @generated SignedSource<<37477541b6228949d8f7dd770224ac5b>>
 * @relayHash 65e9ad04b198d08f1d734ce6a2fff8bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65e9ad04b198d08f1d734ce6a2fff8bd

import type { ConcreteRequest } from 'relay-runtime';
export type TransferPageQuery$variables = Record<PropertyKey, never>;
export type TransferPageQuery$data = {
  readonly settingsFile: any;
};
export type TransferPageQuery = {
  response: TransferPageQuery$data;
  variables: TransferPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "settingsFile",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TransferPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TransferPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "65e9ad04b198d08f1d734ce6a2fff8bd",
    "metadata": {},
    "name": "TransferPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1b7461b8606b21fc488604b2271c4519";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
