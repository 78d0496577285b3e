/**
 * @generated SignedSource<<d09e09ba9b695c1ee4e44d2b07a9e756>>
 * @relayHash 361b79af06e632f57b1ab377744f57b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 361b79af06e632f57b1ab377744f57b4

import type { ConcreteRequest } from 'relay-runtime';
export type DocumentKind = "DELIVERY" | "INVOICE" | "OFFER" | "ORDER" | "REMINDER";
export type DocumentCheckPageQuery$variables = Record<PropertyKey, never>;
export type DocumentCheckPageQuery$data = {
  readonly documentRanges: ReadonlyArray<{
    readonly isGapless: boolean;
    readonly issued: number;
    readonly kind: DocumentKind;
    readonly lastNumber: string | null | undefined;
    readonly missing: ReadonlyArray<number>;
    readonly year: number;
  }>;
};
export type DocumentCheckPageQuery = {
  response: DocumentCheckPageQuery$data;
  variables: DocumentCheckPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DocumentRange",
    "kind": "LinkedField",
    "name": "documentRanges",
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
        "name": "year",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "issued",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "missing",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isGapless",
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
    "name": "DocumentCheckPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DocumentCheckPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "361b79af06e632f57b1ab377744f57b4",
    "metadata": {},
    "name": "DocumentCheckPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9bed422357434875c5f73be1141a9c31";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
