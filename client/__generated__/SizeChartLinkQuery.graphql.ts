/**
 * @generated SignedSource<<38429db522290ccb266038f7e5d93509>>
 * @relayHash 513014a9ca0e68ce94638582e2903c12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 513014a9ca0e68ce94638582e2903c12

import type { ConcreteRequest } from 'relay-runtime';
export type SizeChartLinkQuery$variables = {
  id: string;
};
export type SizeChartLinkQuery$data = {
  readonly node: {
    readonly sizeChart?: {
      readonly body: string;
    } | null | undefined;
  } | null | undefined;
};
export type SizeChartLinkQuery = {
  response: SizeChartLinkQuery$data;
  variables: SizeChartLinkQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LegalText",
      "kind": "LinkedField",
      "name": "sizeChart",
      "plural": false,
      "selections": [
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
  "type": "Product",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SizeChartLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SizeChartLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "513014a9ca0e68ce94638582e2903c12",
    "metadata": {},
    "name": "SizeChartLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "185545d18a99d1d418ae1f9fec1ca4f9";

export default node;
