/**
 * @generated SignedSource<<f0226612e1e1c6be15f417dd944aca46>>
 * @relayHash fe02455365511c2992d4c6f2f5977e30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe02455365511c2992d4c6f2f5977e30

import type { ConcreteRequest } from 'relay-runtime';
export type SizeChartLinkQuery$variables = Record<PropertyKey, never>;
export type SizeChartLinkQuery$data = {
  readonly shop: {
    readonly legalText: {
      readonly body: string;
      readonly title: string;
    } | null | undefined;
  };
};
export type SizeChartLinkQuery = {
  response: SizeChartLinkQuery$data;
  variables: SizeChartLinkQuery$variables;
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
        "args": [
          {
            "kind": "Literal",
            "name": "name",
            "value": "sizes"
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
        "storageKey": "legalText(name:\"sizes\")"
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
    "name": "SizeChartLinkQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SizeChartLinkQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "fe02455365511c2992d4c6f2f5977e30",
    "metadata": {},
    "name": "SizeChartLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1ea1c2ad16235becba18882d92dce7de";

export default node;
