/**
 * @generated SignedSource<<1b9c4422b5ddd0a14f636f6e66c5095a>>
 * @relayHash d85f9691da24f0ac7868cba103784049
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d85f9691da24f0ac7868cba103784049

import type { ConcreteRequest } from 'relay-runtime';
export type ColorOrderPageQuery$variables = Record<PropertyKey, never>;
export type ColorOrderPageQuery$data = {
  readonly colors: ReadonlyArray<{
    readonly code: string;
    readonly hex: string;
    readonly id: string;
    readonly title: string;
  }>;
};
export type ColorOrderPageQuery = {
  response: ColorOrderPageQuery$data;
  variables: ColorOrderPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Color",
    "kind": "LinkedField",
    "name": "colors",
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
        "name": "code",
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
        "name": "hex",
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
    "name": "ColorOrderPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ColorOrderPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d85f9691da24f0ac7868cba103784049",
    "metadata": {},
    "name": "ColorOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "53b4d33e30d2fdb818db84c43ae8fc67";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
