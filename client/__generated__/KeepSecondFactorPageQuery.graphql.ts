/**
 * @generated SignedSource<<cec4cfe1314198092d135e6341ee3fcf>>
 * @relayHash 9a158ee5c9a8dcbc091fb4b58a5eca36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a158ee5c9a8dcbc091fb4b58a5eca36

import type { ConcreteRequest } from 'relay-runtime';
export type KeepSecondFactorPageQuery$variables = Record<PropertyKey, never>;
export type KeepSecondFactorPageQuery$data = {
  readonly shop: {
    readonly name: string;
  };
};
export type KeepSecondFactorPageQuery = {
  response: KeepSecondFactorPageQuery$data;
  variables: KeepSecondFactorPageQuery$variables;
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
    "name": "KeepSecondFactorPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "KeepSecondFactorPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9a158ee5c9a8dcbc091fb4b58a5eca36",
    "metadata": {},
    "name": "KeepSecondFactorPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dae2e8bb45cf366467b43562ecb8e1ce";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
