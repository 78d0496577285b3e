/**
 * @generated SignedSource<<f621651e5dfd78115b5369e8ea4111a7>>
 * @relayHash 0502720b0a957f3d474377271c33c9fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0502720b0a957f3d474377271c33c9fb

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
    "id": "0502720b0a957f3d474377271c33c9fb",
    "metadata": {},
    "name": "ProductRecordQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "66a9697753554022be4df4d09488e92f";

export default node;
