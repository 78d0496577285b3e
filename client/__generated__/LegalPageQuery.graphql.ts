/**
 * @generated SignedSource<<26e44fe736c838f0e9e1c9f39df25810>>
 * @relayHash 8f92e59c137165356272c16cc028a3de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f92e59c137165356272c16cc028a3de

import type { ConcreteRequest } from 'relay-runtime';
export type LegalPageQuery$variables = {
  name: string;
};
export type LegalPageQuery$data = {
  readonly shop: {
    readonly legalText: {
      readonly body: string;
      readonly title: string;
    } | null | undefined;
  };
};
export type LegalPageQuery = {
  response: LegalPageQuery$data;
  variables: LegalPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
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
        "args": [
          {
            "kind": "Variable",
            "name": "name",
            "variableName": "name"
          }
        ],
        "concreteType": "LegalText",
        "kind": "LinkedField",
        "name": "legalText",
        "plural": false,
        "selections": [
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
            "name": "body",
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
    "name": "LegalPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LegalPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8f92e59c137165356272c16cc028a3de",
    "metadata": {},
    "name": "LegalPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa38491f2eb9a77ead3cadcc43209342";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
