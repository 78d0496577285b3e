/**
 * @generated SignedSource<<db599c04b2fc6da661fa32ea0b359175>>
 * @relayHash 1e29bd510554d05d8681d0e3fec497ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e29bd510554d05d8681d0e3fec497ee

import type { ConcreteRequest } from 'relay-runtime';
export type ThingNameProductQuery$variables = {
  id: string;
};
export type ThingNameProductQuery$data = {
  readonly managedProduct: {
    readonly title: string;
  } | null | undefined;
};
export type ThingNameProductQuery = {
  response: ThingNameProductQuery$data;
  variables: ThingNameProductQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ThingNameProductQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "managedProduct",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ThingNameProductQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "managedProduct",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1e29bd510554d05d8681d0e3fec497ee",
    "metadata": {},
    "name": "ThingNameProductQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1c9bacffb0375952045fc39e2ea86618";

export default node;
