/**
 * @generated SignedSource<<63d1f8c7a7d0077b9f9282fd090f165d>>
 * @relayHash b01670f184071d64e391ced8860212b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a75e814bc77bc73e74efa2ecae7f94a48382056f696421820507a627e7031822

import type { ConcreteRequest } from 'relay-runtime';
export type InvitationPageQuery$variables = Record<PropertyKey, never>;
export type InvitationPageQuery$data = {
  readonly shop: {
    readonly name: string;
  };
};
export type InvitationPageQuery = {
  response: InvitationPageQuery$data;
  variables: InvitationPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Shop",
    "kind": "LinkedField",
    "name": "shop",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
    "name": "InvitationPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InvitationPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "a75e814bc77bc73e74efa2ecae7f94a48382056f696421820507a627e7031822",
    "metadata": {},
    "name": "InvitationPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "da0d5329af9c70ac0fe72ccdff94d458";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
