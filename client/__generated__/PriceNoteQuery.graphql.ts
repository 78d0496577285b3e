/**
 * @generated SignedSource<<370fa0095282bdf07f6ed7cc34efdea0>>
 * @relayHash 7060e75fcd82191984f94905f6ec27af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b35af99c3c5099714a6142aee22f02066108f099230707b32d0afc6973488944

import type { ConcreteRequest } from 'relay-runtime';
export type PriceNoteQuery$variables = Record<PropertyKey, never>;
export type PriceNoteQuery$data = {
  readonly shop: {
    readonly vatIncluded: boolean;
  };
};
export type PriceNoteQuery = {
  response: PriceNoteQuery$data;
  variables: PriceNoteQuery$variables;
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
        "name": "vatIncluded",
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
    "name": "PriceNoteQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PriceNoteQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b35af99c3c5099714a6142aee22f02066108f099230707b32d0afc6973488944",
    "metadata": {},
    "name": "PriceNoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "63d96b693a4ca9309590cd463ecd7dbc";

export default node;
