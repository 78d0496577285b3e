/**
 * @generated SignedSource<<a65e9fde767b9cb95333c7fa52745cac>>
 * @relayHash 5e532aaf596cf5ef5ca0a81ff9294932
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e532aaf596cf5ef5ca0a81ff9294932

import type { ConcreteRequest } from 'relay-runtime';
export type Area = "AFFILIATES" | "AUDIT" | "CATALOGUE" | "CONTENT" | "COUPONS" | "DOCUMENTS" | "FILES" | "MAILS" | "MESSAGES" | "ORDERS" | "PERSONS" | "SETTINGS" | "TERMS" | "USERS" | "VOUCHERS";
export type ViewerQuery$variables = Record<PropertyKey, never>;
export type ViewerQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly email: string;
      readonly id: string;
      readonly name: string;
      readonly secondFactorEndsAt: string | null | undefined;
    } | null | undefined;
    readonly actingFor: {
      readonly name: string;
    } | null | undefined;
    readonly actor: {
      readonly name: string;
    } | null | undefined;
    readonly buysForCompany: boolean;
    readonly cartPieceCount: number;
    readonly favouriteProductIds: ReadonlyArray<string>;
    readonly isStaff: boolean;
    readonly isSystem: boolean;
    readonly withheldAreas: ReadonlyArray<Area>;
    readonly writableAreas: ReadonlyArray<Area>;
  };
};
export type ViewerQuery = {
  response: ViewerQuery$data;
  variables: ViewerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "account",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "secondFactorEndsAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isStaff",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isSystem",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "writableAreas",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "withheldAreas",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "buysForCompany",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Actor",
        "kind": "LinkedField",
        "name": "actor",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Actor",
        "kind": "LinkedField",
        "name": "actingFor",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cartPieceCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "favouriteProductIds",
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
    "name": "ViewerQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ViewerQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5e532aaf596cf5ef5ca0a81ff9294932",
    "metadata": {},
    "name": "ViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "91ef62dfe129550ccaa22bb72294c539";

export default node;
