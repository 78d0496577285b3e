/**
 * @generated SignedSource<<e56ca6ce0825c0f4b099739b4ff05b63>>
 * @relayHash 2590efba762e5cd88518d89ff478cd3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2590efba762e5cd88518d89ff478cd3e

import type { ConcreteRequest } from 'relay-runtime';
export type ThingNameEntryQuery$variables = {
  id: string;
};
export type ThingNameEntryQuery$data = {
  readonly managedEntry: {
    readonly name: string;
  } | null | undefined;
};
export type ThingNameEntryQuery = {
  response: ThingNameEntryQuery$data;
  variables: ThingNameEntryQuery$variables;
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
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ThingNameEntryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ManagedEntry",
        "kind": "LinkedField",
        "name": "managedEntry",
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
    "name": "ThingNameEntryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ManagedEntry",
        "kind": "LinkedField",
        "name": "managedEntry",
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
    "id": "2590efba762e5cd88518d89ff478cd3e",
    "metadata": {},
    "name": "ThingNameEntryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "82e5b4ab65617dec745a385d73e09fe1";

export default node;
