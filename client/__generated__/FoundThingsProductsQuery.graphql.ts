/**
 * @generated SignedSource<<1ab1a73ba95b5bf05b58f407dde308eb>>
 * @relayHash a7f6e9a1bb083ecc00e1b9db31e9872f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7f6e9a1bb083ecc00e1b9db31e9872f

import type { ConcreteRequest } from 'relay-runtime';
export type FoundThingsProductsQuery$variables = {
  search?: string | null | undefined;
};
export type FoundThingsProductsQuery$data = {
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
export type FoundThingsProductsQuery = {
  response: FoundThingsProductsQuery$data;
  variables: FoundThingsProductsQuery$variables;
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
        "value": 20
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
    "name": "FoundThingsProductsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FoundThingsProductsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a7f6e9a1bb083ecc00e1b9db31e9872f",
    "metadata": {},
    "name": "FoundThingsProductsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0a1444174c2f0059ced8e7521ef6753a";

export default node;
