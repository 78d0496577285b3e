/**
 * @generated SignedSource<<b48088429386dc6c940fd9cdb2d4f0bd>>
 * @relayHash c9bcdf05fbc8ac0e6cf9a6193f8e4602
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9bcdf05fbc8ac0e6cf9a6193f8e4602

import type { ConcreteRequest } from 'relay-runtime';
export type ProductKind = "GOODS" | "SET" | "VOUCHER";
export type ProductsFieldQuery$variables = {
  kind?: ProductKind | null | undefined;
  search: string;
};
export type ProductsFieldQuery$data = {
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
export type ProductsFieldQuery = {
  response: ProductsFieldQuery$data;
  variables: ProductsFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "kind",
            "variableName": "kind"
          },
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductsFieldQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ProductsFieldQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "c9bcdf05fbc8ac0e6cf9a6193f8e4602",
    "metadata": {},
    "name": "ProductsFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ef10680059315e975bc6af513ab7cb8d";

export default node;
