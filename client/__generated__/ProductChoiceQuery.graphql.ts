/**
 * @generated SignedSource<<08726e4450febdbeafc8dda605d18ed0>>
 * @relayHash fe6ee4702a4f2fadbf1cfee8738f527b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe6ee4702a4f2fadbf1cfee8738f527b

import type { ConcreteRequest } from 'relay-runtime';
export type ProductChoiceQuery$variables = {
  search: string;
};
export type ProductChoiceQuery$data = {
  readonly managedProducts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly productNumber: string;
        readonly title: string;
      };
    }>;
  };
};
export type ProductChoiceQuery = {
  response: ProductChoiceQuery$data;
  variables: ProductChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 8
      },
      {
        "kind": "Literal",
        "name": "orderBy",
        "value": {
          "direction": "ASC",
          "field": "TITLE"
        }
      }
    ],
    "concreteType": "ProductConnection",
    "kind": "LinkedField",
    "name": "managedProducts",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ProductEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "node",
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
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "productNumber",
                "storageKey": null
              }
            ],
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
    "name": "ProductChoiceQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductChoiceQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fe6ee4702a4f2fadbf1cfee8738f527b",
    "metadata": {},
    "name": "ProductChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "46f197ca70029a275dce0a089e87c033";

export default node;
