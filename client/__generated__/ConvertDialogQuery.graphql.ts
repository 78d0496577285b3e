/**
 * @generated SignedSource<<5784f3d496ae93400d02aca77143e393>>
 * @relayHash a074b23a82d999a6c1b7e1b4c997273a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a074b23a82d999a6c1b7e1b4c997273a

import type { ConcreteRequest } from 'relay-runtime';
export type DocumentKind = "DELIVERY" | "INVOICE" | "OFFER" | "ORDER" | "REMINDER";
export type ConvertDialogQuery$variables = {
  id: string;
  kind: DocumentKind;
};
export type ConvertDialogQuery$data = {
  readonly document: {
    readonly content: any;
    readonly id: string;
    readonly left: ReadonlyArray<{
      readonly cells: any | null | undefined;
      readonly lineId: string;
      readonly quantity: number;
    }>;
  } | null | undefined;
};
export type ConvertDialogQuery = {
  response: ConvertDialogQuery$data;
  variables: ConvertDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "BusinessDocument",
    "kind": "LinkedField",
    "name": "document",
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
        "name": "content",
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "kind",
            "variableName": "kind"
          }
        ],
        "concreteType": "DocumentLineLeft",
        "kind": "LinkedField",
        "name": "left",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lineId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "quantity",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cells",
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
    "name": "ConvertDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConvertDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a074b23a82d999a6c1b7e1b4c997273a",
    "metadata": {},
    "name": "ConvertDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ad2d0cb853582f38720ce37a5970a5c9";

export default node;
