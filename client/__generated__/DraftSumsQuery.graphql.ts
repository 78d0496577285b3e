/**
 * @generated SignedSource<<64c21dde1e68f15cdbe40783a4118b37>>
 * @relayHash 04c542b2a61d3c28b32442700501c5dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04c542b2a61d3c28b32442700501c5dc

import type { ConcreteRequest } from 'relay-runtime';
export type DocumentKind = "DELIVERY" | "INVOICE" | "OFFER" | "ORDER" | "REMINDER";
export type DraftSumsQuery$variables = {
  content: any;
  kind: DocumentKind;
};
export type DraftSumsQuery$data = {
  readonly documentTotals: any;
};
export type DraftSumsQuery = {
  response: DraftSumsQuery$data;
  variables: DraftSumsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "content"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "content",
        "variableName": "content"
      },
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      }
    ],
    "kind": "ScalarField",
    "name": "documentTotals",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DraftSumsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DraftSumsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "04c542b2a61d3c28b32442700501c5dc",
    "metadata": {},
    "name": "DraftSumsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0aea4b4464cd3c6852a19f27d5570099";

export default node;
