/**
 * @generated SignedSource<<3c68f72b7e91840b1e7967d77c1466fd>>
 * @relayHash 85261b4fd48630a48a9cc8aa9f12fcc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2533ae008bea059f92f20f745e0452087229a72b4f1a796829a13fbb49528e5d

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutLayoutQuery$variables = Record<PropertyKey, never>;
export type CheckoutLayoutQuery$data = {
  readonly shop: {
    readonly name: string;
  };
};
export type CheckoutLayoutQuery = {
  response: CheckoutLayoutQuery$data;
  variables: CheckoutLayoutQuery$variables;
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
    "name": "CheckoutLayoutQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CheckoutLayoutQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2533ae008bea059f92f20f745e0452087229a72b4f1a796829a13fbb49528e5d",
    "metadata": {},
    "name": "CheckoutLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2565699a0416e33d66df7e0d516def64";

export default node;
