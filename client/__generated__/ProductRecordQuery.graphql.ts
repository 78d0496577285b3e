/**
 * @generated SignedSource<<0b454dbd5e091cef041303d1debfc06a>>
 * @relayHash 0502720b0a957f3d474377271c33c9fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0398f0326750b5ab5b32a67097d3376c95dc13bc39d6f69636540bfa27e32b9d

import type { ConcreteRequest } from 'relay-runtime';
export type ProductRecordQuery$variables = {
  id: string;
};
export type ProductRecordQuery$data = {
  readonly productRecord: any | null | undefined;
};
export type ProductRecordQuery = {
  response: ProductRecordQuery$data;
  variables: ProductRecordQuery$variables;
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
    "kind": "ScalarField",
    "name": "productRecord",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductRecordQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductRecordQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0398f0326750b5ab5b32a67097d3376c95dc13bc39d6f69636540bfa27e32b9d",
    "metadata": {},
    "name": "ProductRecordQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "66a9697753554022be4df4d09488e92f";

export default node;
