/**
 * @generated SignedSource<<c28ccba9a04b360d29b57311e6496328>>
 * @relayHash 5e3e41788796a046319dfc17619f9899
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e3e41788796a046319dfc17619f9899

import type { ConcreteRequest } from 'relay-runtime';
export type LastOnline = "DAY" | "LONGER" | "MONTH" | "NOW" | "WEEK";
export type Role = "ADMIN" | "GUEST" | "INTERNAL" | "MEMBER" | "SYSTEM" | "USER";
export type UserState = "ACTIVE" | "DELETION_ASKED" | "INACTIVE" | "INVITED" | "UNCONFIRMED";
export type UserFilter = {
  discountGroups?: ReadonlyArray<string> | null | undefined;
  lastOnline?: LastOnline | null | undefined;
  roles?: ReadonlyArray<Role> | null | undefined;
  search?: string | null | undefined;
  state?: UserState | null | undefined;
};
export type LinkedAccountQuery$variables = {
  filter: UserFilter;
};
export type LinkedAccountQuery$data = {
  readonly users: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly email: string;
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type LinkedAccountQuery = {
  response: LinkedAccountQuery$data;
  variables: LinkedAccountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 6
      }
    ],
    "concreteType": "UserConnection",
    "kind": "LinkedField",
    "name": "users",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "node",
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LinkedAccountQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LinkedAccountQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5e3e41788796a046319dfc17619f9899",
    "metadata": {},
    "name": "LinkedAccountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7d522773987bcd182c02f6486149b18b";

export default node;
