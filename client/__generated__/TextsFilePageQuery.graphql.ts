/**
 * @generated SignedSource<<2bea276d7f9c36c8dd8c0c0854f14ae8>>
 * @relayHash 8c0bdd0df80752c5431e231822dabe68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c0bdd0df80752c5431e231822dabe68

import type { ConcreteRequest } from 'relay-runtime';
export type TextsFilePageQuery$variables = Record<PropertyKey, never>;
export type TextsFilePageQuery$data = {
  readonly ownTexts: ReadonlyArray<{
    readonly de: string | null | undefined;
    readonly en: string | null | undefined;
    readonly id: string;
    readonly key: string;
  }>;
};
export type TextsFilePageQuery = {
  response: TextsFilePageQuery$data;
  variables: TextsFilePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ShopText",
    "kind": "LinkedField",
    "name": "ownTexts",
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
        "name": "key",
        "storageKey": null
      },
      {
        "alias": "de",
        "args": null,
        "kind": "ScalarField",
        "name": "ownDe",
        "storageKey": null
      },
      {
        "alias": "en",
        "args": null,
        "kind": "ScalarField",
        "name": "ownEn",
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
    "name": "TextsFilePageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TextsFilePageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8c0bdd0df80752c5431e231822dabe68",
    "metadata": {},
    "name": "TextsFilePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8c73e04337225b958c07b9904bd5f043";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
