/**
 * @generated SignedSource<<dc96adb037fb1261d0cece183e175be2>>
 * @relayHash 863aba69a68ab8e9a41441c05a0d81c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 863aba69a68ab8e9a41441c05a0d81c1

import type { ConcreteRequest } from 'relay-runtime';
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
export type RestockPageQuery$variables = {
  token: string;
};
export type RestockPageQuery$data = {
  readonly restockRequest: {
    readonly fit: Fit | null | undefined;
    readonly isConfirmed: boolean;
    readonly productTitle: string;
    readonly size: string;
  } | null | undefined;
};
export type RestockPageQuery = {
  response: RestockPageQuery$data;
  variables: RestockPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "RestockRequest",
    "kind": "LinkedField",
    "name": "restockRequest",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "productTitle",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "size",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isConfirmed",
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
    "name": "RestockPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RestockPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "863aba69a68ab8e9a41441c05a0d81c1",
    "metadata": {},
    "name": "RestockPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a43600c4390c8bf261c906d121657f49";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
