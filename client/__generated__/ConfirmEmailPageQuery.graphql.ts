/**
 * @generated SignedSource<<54a1a79a79d37f251f5966ac610b0476>>
 * @relayHash fead8cd078861ecf4fcfb919c950ab59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fead8cd078861ecf4fcfb919c950ab59

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmEmailPageQuery$variables = Record<PropertyKey, never>;
export type ConfirmEmailPageQuery$data = {
  readonly shop: {
    readonly name: string;
  };
};
export type ConfirmEmailPageQuery = {
  response: ConfirmEmailPageQuery$data;
  variables: ConfirmEmailPageQuery$variables;
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
    "name": "ConfirmEmailPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConfirmEmailPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "fead8cd078861ecf4fcfb919c950ab59",
    "metadata": {},
    "name": "ConfirmEmailPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7aca404b86ef5cd1a69a4d19dc4bcfca";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
