/**
 * @generated SignedSource<<4f73f77364096047ce80cf2a1a43c9e7>>
 * @relayHash f581a3f03a5f82ab24e8c606f5409c8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f581a3f03a5f82ab24e8c606f5409c8e

import type { ConcreteRequest } from 'relay-runtime';
export type AgreedTextQuery$variables = {
  id: string;
};
export type AgreedTextQuery$data = {
  readonly node: {
    readonly html?: string;
  } | null | undefined;
};
export type AgreedTextQuery = {
  response: AgreedTextQuery$data;
  variables: AgreedTextQuery$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    }
  ],
  "type": "AgreedText",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AgreedTextQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
    "name": "AgreedTextQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
    "id": "f581a3f03a5f82ab24e8c606f5409c8e",
    "metadata": {},
    "name": "AgreedTextQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "12dfb8138087693733b29a1fc8db92f2";

export default node;
