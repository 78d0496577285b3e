/**
 * @generated SignedSource<<a79bb72296b12172e14745afc2d6f4fe>>
 * @relayHash 6af08c0c71aac6380e6abe093f40c713
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6af08c0c71aac6380e6abe093f40c713

import type { ConcreteRequest } from 'relay-runtime';
export type FeedFindingKind = "LONG_NUMBER" | "NO_BRAND" | "NO_DESCRIPTION" | "NO_ENGLISH" | "NO_GTIN" | "NO_IMAGE";
export type FeedReportQuery$variables = Record<PropertyKey, never>;
export type FeedReportQuery$data = {
  readonly feedReport: {
    readonly findings: ReadonlyArray<{
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
    "id": "6af08c0c71aac6380e6abe093f40c713",
    "metadata": {},
    "name": "FeedReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7f97a1bc33d504ed883573f8c6232f1f";

export default node;
