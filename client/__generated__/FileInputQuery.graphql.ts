/**
 * @generated SignedSource<<4e36fe80476bc30c00a2ac9cc9a5662c>>
 * @relayHash 0fb3d739c2dd6a89d2fbeeb368bfd5a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fb3d739c2dd6a89d2fbeeb368bfd5a3

import type { ConcreteRequest } from 'relay-runtime';
export type FileInputQuery$variables = {
  id: string;
};
export type FileInputQuery$data = {
  readonly file: {
    readonly deletedAt: string | null | undefined;
    readonly name: string;
    readonly thumb: string | null | undefined;
  } | null | undefined;
};
export type FileInputQuery = {
  response: FileInputQuery$data;
  variables: FileInputQuery$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedAt",
  "storageKey": null
},
v4 = {
  "alias": "thumb",
  "args": [
    {
      "kind": "Literal",
      "name": "height",
      "value": 200
    },
    {
      "kind": "Literal",
      "name": "width",
      "value": 200
    }
  ],
  "kind": "ScalarField",
  "name": "pictureUrl",
  "storageKey": "pictureUrl(height:200,width:200)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FileInputQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "File",
        "kind": "LinkedField",
        "name": "file",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "FileInputQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "File",
        "kind": "LinkedField",
        "name": "file",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "0fb3d739c2dd6a89d2fbeeb368bfd5a3",
    "metadata": {},
    "name": "FileInputQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a13a9355074b7d4b74449e74adfcec7c";

export default node;
