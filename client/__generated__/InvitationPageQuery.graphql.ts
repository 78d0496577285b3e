/**
 * @generated SignedSource<<b75dcb8f3a091d6f75667ba80f0b9fe4>>
 * @relayHash b01670f184071d64e391ced8860212b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b01670f184071d64e391ced8860212b4

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
    "id": "b01670f184071d64e391ced8860212b4",
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
