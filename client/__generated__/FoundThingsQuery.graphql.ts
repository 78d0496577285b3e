/**
 * @generated SignedSource<<34d31e0c5e2c0f53560771872c08d093>>
 * @relayHash 90f33d42d26a9d2917d0e7edb8904e27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90f33d42d26a9d2917d0e7edb8904e27

import type { ConcreteRequest } from 'relay-runtime';
export type FoundThingsQuery$variables = {
  words: string;
};
export type FoundThingsQuery$data = {
  readonly foundEverywhere: ReadonlyArray<{
    readonly found: ReadonlyArray<{
      readonly details: string;
      readonly thingId: string;
      readonly title: string;
    }>;
    readonly kind: string;
  }>;
};
export type FoundThingsQuery = {
  response: FoundThingsQuery$data;
  variables: FoundThingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "words"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "words",
        "variableName": "words"
      }
    ],
    "concreteType": "FoundGroup",
    "kind": "LinkedField",
    "name": "foundEverywhere",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Found",
        "kind": "LinkedField",
        "name": "found",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "thingId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "details",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FoundThingsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FoundThingsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "90f33d42d26a9d2917d0e7edb8904e27",
    "metadata": {},
    "name": "FoundThingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "07df1cb11c468f396824265186bcde39";

export default node;
