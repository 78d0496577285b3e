/**
 * @generated SignedSource<<9a603a9107210b739189a68c42afeb87>>
 * @relayHash 1fc53f361b7419c2432d3eb6402d4eb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fc53f361b7419c2432d3eb6402d4eb1

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "ADMIN" | "GUEST" | "INTERNAL" | "MEMBER" | "SYSTEM" | "USER";
export type AddUserPageQuery$variables = Record<PropertyKey, never>;
export type AddUserPageQuery$data = {
  readonly invitableRoles: ReadonlyArray<Role>;
};
export type AddUserPageQuery = {
  response: AddUserPageQuery$data;
  variables: AddUserPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "invitableRoles",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AddUserPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AddUserPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1fc53f361b7419c2432d3eb6402d4eb1",
    "metadata": {},
    "name": "AddUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "40a7cfd184cd4a6382aaf4b3630ece60";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
