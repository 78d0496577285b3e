/**
 * @generated SignedSource<<6761f53e75f0679fb878e91ac00d3ad6>>
 * @relayHash 3b4f1a22371ed9fa2ec598eb18269df1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b4f1a22371ed9fa2ec598eb18269df1

import type { ConcreteRequest } from 'relay-runtime';
export type DocumentFaultKind = "CHANGED" | "MISSING" | "UNLINKED";
export type DocumentCheckPartQuery$variables = {
  after: number;
};
export type DocumentCheckPartQuery$data = {
  readonly documentCheck: {
    readonly checked: number;
    readonly faults: ReadonlyArray<{
      readonly kind: DocumentFaultKind;
      readonly number: string | null | undefined;
      readonly place: number | null | undefined;
    }>;
    readonly next: number | null | undefined;
  };
};
export type DocumentCheckPartQuery = {
  response: DocumentCheckPartQuery$data;
  variables: DocumentCheckPartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      }
    ],
    "concreteType": "DocumentCheck",
    "kind": "LinkedField",
    "name": "documentCheck",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "checked",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "next",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DocumentFault",
        "kind": "LinkedField",
        "name": "faults",
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
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "place",
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
    "name": "DocumentCheckPartQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DocumentCheckPartQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3b4f1a22371ed9fa2ec598eb18269df1",
    "metadata": {},
    "name": "DocumentCheckPartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "88dc33febd9bf03f503763f8384bba89";

export default node;
