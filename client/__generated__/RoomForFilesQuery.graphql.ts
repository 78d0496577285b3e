/**
 * @generated SignedSource<<7f43adda049b10e5098a2ac1fc794c6e>>
 * @relayHash dbc83ba502811c684ac04706f354e2fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbc83ba502811c684ac04706f354e2fa

import type { ConcreteRequest } from 'relay-runtime';
export type RoomForFilesQuery$variables = Record<PropertyKey, never>;
export type RoomForFilesQuery$data = {
  readonly uploadRules: {
    readonly quota: {
      readonly total: number;
      readonly used: number;
    };
  } | null | undefined;
};
export type RoomForFilesQuery = {
  response: RoomForFilesQuery$data;
  variables: RoomForFilesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UploadRules",
    "kind": "LinkedField",
    "name": "uploadRules",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FileQuota",
        "kind": "LinkedField",
        "name": "quota",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "used",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RoomForFilesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RoomForFilesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "dbc83ba502811c684ac04706f354e2fa",
    "metadata": {},
    "name": "RoomForFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cf9cb7dbd5f7f310121c5f224c373344";

export default node;
