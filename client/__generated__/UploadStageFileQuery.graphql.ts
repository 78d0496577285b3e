/**
 * @generated SignedSource<<7297a660adcb67a7e907d11d8f092e45>>
 * @relayHash 27b21f26ca6e2cda90a19479aa4cbd7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27b21f26ca6e2cda90a19479aa4cbd7e

import type { ConcreteRequest } from 'relay-runtime';
export type UploadStageFileQuery$variables = {
  id: string;
};
export type UploadStageFileQuery$data = {
  readonly file: {
    readonly id: string;
    readonly isPicture: boolean;
    readonly isPublic: boolean;
    readonly name: string;
    readonly thumb: string | null | undefined;
  } | null | undefined;
};
export type UploadStageFileQuery = {
  response: UploadStageFileQuery$data;
  variables: UploadStageFileQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "File",
    "kind": "LinkedField",
    "name": "file",
    "plural": false,
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isPublic",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isPicture",
        "storageKey": null
      },
      {
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
    "name": "UploadStageFileQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UploadStageFileQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "27b21f26ca6e2cda90a19479aa4cbd7e",
    "metadata": {},
    "name": "UploadStageFileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "30b432f09f61194a7c23dc0f77d5e942";

export default node;
