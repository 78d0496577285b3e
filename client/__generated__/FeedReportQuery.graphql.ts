/**
 * @generated SignedSource<<3b3118e7a659e934619c5f174f3f8e99>>
 * @relayHash 1f5046ac52b38f61f48b63fe1b1936da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f5046ac52b38f61f48b63fe1b1936da

import type { ConcreteRequest } from 'relay-runtime';
export type FeedFindingKind = "INNER_GTIN" | "LONG_NUMBER" | "NO_BRAND" | "NO_COLOR" | "NO_DESCRIPTION" | "NO_ENGLISH" | "NO_GENDER" | "NO_GTIN" | "NO_IMAGE" | "NO_PRICE" | "SMALL_IMAGE";
export type FeedReportQuery$variables = Record<PropertyKey, never>;
export type FeedReportQuery$data = {
  readonly feedReport: {
    readonly findings: ReadonlyArray<{
      readonly attribute: string;
      readonly count: number;
      readonly examples: ReadonlyArray<{
        readonly productId: string;
        readonly productNumber: string;
        readonly title: string;
      }>;
      readonly kind: FeedFindingKind;
    }>;
    readonly products: number;
  };
};
export type FeedReportQuery = {
  response: FeedReportQuery$data;
  variables: FeedReportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "FeedReport",
    "kind": "LinkedField",
    "name": "feedReport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "products",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FeedFinding",
        "kind": "LinkedField",
        "name": "findings",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "attribute",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FeedExample",
            "kind": "LinkedField",
            "name": "examples",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "productId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "productNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FeedReportQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FeedReportQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1f5046ac52b38f61f48b63fe1b1936da",
    "metadata": {},
    "name": "FeedReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c7c79ee668ab7e348faef3399da154d3";

export default node;
