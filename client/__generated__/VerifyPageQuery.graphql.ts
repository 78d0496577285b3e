/**
 * @generated SignedSource<<9c9b613a88ba06ac2e71bce7944db068>>
 * @relayHash 7cc5f940faa9d192d47610f1224c6dc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cc5f940faa9d192d47610f1224c6dc1

import type { ConcreteRequest } from 'relay-runtime';
export type VerifyPageQuery$variables = Record<PropertyKey, never>;
export type VerifyPageQuery$data = {
  readonly shop: {
    readonly name: string;
  };
};
export type VerifyPageQuery = {
  response: VerifyPageQuery$data;
  variables: VerifyPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Shop",
    "kind": "LinkedField",
    "name": "shop",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VerifyPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VerifyPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7cc5f940faa9d192d47610f1224c6dc1",
    "metadata": {},
    "name": "VerifyPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6bb3b91900df72046c3156d7bfdf75f9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
