/**
 * @generated SignedSource<<5d315c4af7ccb9437058eb4b27161ce0>>
 * @relayHash 11acf03479e0c2eda8c23eaff9661e01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11acf03479e0c2eda8c23eaff9661e01

import type { ConcreteRequest } from 'relay-runtime';
export type ListChooserQuery$variables = Record<PropertyKey, never>;
export type ListChooserQuery$data = {
  readonly viewer: {
    readonly wishLists: ReadonlyArray<{
      readonly id: string;
      readonly isFirst: boolean;
      readonly productIds: ReadonlyArray<string>;
      readonly title: string | null | undefined;
      readonly wishCount: number;
    }>;
  };
};
export type ListChooserQuery = {
  response: ListChooserQuery$data;
  variables: ListChooserQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "concreteType": "WishList",
        "kind": "LinkedField",
        "name": "wishLists",
        "plural": true,
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
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isFirst",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wishCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "productIds",
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
    "name": "ListChooserQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ListChooserQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "11acf03479e0c2eda8c23eaff9661e01",
    "metadata": {},
    "name": "ListChooserQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cefd80bfa8cfd5cdb88471d934341004";

export default node;
