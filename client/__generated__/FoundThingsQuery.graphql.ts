/**
 * @generated SignedSource<<3dcc29b43e303a84911c1d0e36f28fa7>>
 * @relayHash baa1187891083aff892de42ba662a918
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baa1187891083aff892de42ba662a918

import type { ConcreteRequest } from 'relay-runtime';
export type FoundThingsQuery$variables = {
  words: string;
};
export type FoundThingsQuery$data = {
  readonly foundEverywhere: ReadonlyArray<{
    readonly found: ReadonlyArray<{
      readonly details: string;
      readonly id: string;
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
            "name": "id",
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
    "id": "baa1187891083aff892de42ba662a918",
    "metadata": {},
    "name": "FoundThingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4f31b19a1f09f1c0ff66cfb0da0db181";

export default node;
