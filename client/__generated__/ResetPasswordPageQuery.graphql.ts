/**
 * @generated SignedSource<<25276bbd6e2582d8e5eca677e56973eb>>
 * @relayHash c5083a2a35e1573abd9d26651a2f829a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5083a2a35e1573abd9d26651a2f829a

import type { ConcreteRequest } from 'relay-runtime';
export type ResetPasswordPageQuery$variables = Record<PropertyKey, never>;
export type ResetPasswordPageQuery$data = {
  readonly shop: {
    readonly name: string;
  };
};
export type ResetPasswordPageQuery = {
  response: ResetPasswordPageQuery$data;
  variables: ResetPasswordPageQuery$variables;
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
    "name": "ResetPasswordPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ResetPasswordPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c5083a2a35e1573abd9d26651a2f829a",
    "metadata": {},
    "name": "ResetPasswordPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "457c6adcf65c17c9aa2cf0f0bdf3cb69";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
