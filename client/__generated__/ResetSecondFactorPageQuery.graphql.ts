/**
 * @generated SignedSource<<8701a874fc556fb89723697d7ce68110>>
 * @relayHash 96dba89b9c9559b469c99c1c4f70984a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96dba89b9c9559b469c99c1c4f70984a

import type { ConcreteRequest } from 'relay-runtime';
export type ResetSecondFactorPageQuery$variables = Record<PropertyKey, never>;
export type ResetSecondFactorPageQuery$data = {
  readonly shop: {
    readonly name: string;
  };
};
export type ResetSecondFactorPageQuery = {
  response: ResetSecondFactorPageQuery$data;
  variables: ResetSecondFactorPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Shop",
    "kind": "LinkedField",
    "name": "shop",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
    "name": "ResetSecondFactorPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ResetSecondFactorPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "96dba89b9c9559b469c99c1c4f70984a",
    "metadata": {},
    "name": "ResetSecondFactorPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "94aaf8831efc3d8baf5e174272d971e8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
