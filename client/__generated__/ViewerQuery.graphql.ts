/**
 * @generated SignedSource<<6a938301689d4ab0c26bf79d435d3a28>>
 * @relayHash 3b5e6bbeee38e7626d585a1708dffe68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2715a719dda141a6e94f99dcfdc4a2941d378e7cbae294c7f8a91e2583564557

import type { ConcreteRequest } from 'relay-runtime';
export type Area = "AUDIT" | "CATALOGUE" | "MAILS" | "ORDERS" | "PERSONS" | "SETTINGS" | "TERMS" | "USERS";
export type ViewerQuery$variables = Record<PropertyKey, never>;
export type ViewerQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly email: string;
      readonly id: string;
      readonly name: string;
      readonly secondFactorEndsAt: string | null | undefined;
    } | null | undefined;
    readonly actor: {
      readonly name: string;
    } | null | undefined;
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
        "concreteType": "Actor",
        "kind": "LinkedField",
        "name": "actor",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
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
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ViewerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2715a719dda141a6e94f99dcfdc4a2941d378e7cbae294c7f8a91e2583564557",
    "metadata": {},
    "name": "ViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5bd2049868e86d76967e74d01cd952dc";

export default node;
