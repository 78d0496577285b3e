/**
 * @generated SignedSource<<33a75283b5f88746e72db875de5435bf>>
 * @relayHash 694bafc30adbe2ea65a3fc1b61c7bf0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 694bafc30adbe2ea65a3fc1b61c7bf0b

import type { ConcreteRequest } from 'relay-runtime';
export type ThingNameGroupsQuery$variables = {
  id: string;
};
export type ThingNameGroupsQuery$data = {
  readonly managedProductGroup: {
    readonly title: {
      readonly de: string;
    };
  } | null | undefined;
};
export type ThingNameGroupsQuery = {
  response: ThingNameGroupsQuery$data;
  variables: ThingNameGroupsQuery$variables;
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
    "name": "groupId",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "LocalizedText",
  "kind": "LinkedField",
  "name": "title",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "de",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ThingNameGroupsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ManagedGroup",
        "kind": "LinkedField",
        "name": "managedProductGroup",
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
    "name": "ThingNameGroupsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ManagedGroup",
        "kind": "LinkedField",
        "name": "managedProductGroup",
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
    "id": "694bafc30adbe2ea65a3fc1b61c7bf0b",
    "metadata": {},
    "name": "ThingNameGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d19bc89bd9e3bc600e76137cb9b8d51f";

export default node;
