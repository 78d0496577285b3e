/**
 * @generated SignedSource<<7329e2c15d08c71f03abe86d595e654c>>
 * @relayHash 2252f49b18c3087466779de29567858c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2252f49b18c3087466779de29567858c

import type { ConcreteRequest } from 'relay-runtime';
export type useDraftQuery$variables = {
  values: any;
};
export type useDraftQuery$data = {
  readonly lookDraft: {
    readonly contrasts: ReadonlyArray<{
      readonly least: number;
      readonly of: string;
      readonly on: string;
      readonly ratio: number;
      readonly scheme: string;
    }>;
    readonly css: string;
  };
};
export type useDraftQuery = {
  response: useDraftQuery$data;
  variables: useDraftQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "values"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "values",
        "variableName": "values"
      }
    ],
    "concreteType": "LookDraft",
    "kind": "LinkedField",
    "name": "lookDraft",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "css",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LookContrast",
        "kind": "LinkedField",
        "name": "contrasts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scheme",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "on",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "of",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ratio",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "least",
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
    "name": "useDraftQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDraftQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2252f49b18c3087466779de29567858c",
    "metadata": {},
    "name": "useDraftQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bee62b82adc0dc8ac83ac3f457af561d";

export default node;
