/**
 * @generated SignedSource<<9ea85eaa5dc6a439c2735d456c1d43a8>>
 * @relayHash 44d2fedf1721e346849d839533612adb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44d2fedf1721e346849d839533612adb

import type { ConcreteRequest } from 'relay-runtime';
export type FoundThingsGroupsQuery$variables = Record<PropertyKey, never>;
export type FoundThingsGroupsQuery$data = {
  readonly allProductGroups: ReadonlyArray<{
    readonly id: string;
    readonly slug: string;
    readonly title: string;
  }>;
};
export type FoundThingsGroupsQuery = {
  response: FoundThingsGroupsQuery$data;
  variables: FoundThingsGroupsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ProductGroup",
    "kind": "LinkedField",
    "name": "allProductGroups",
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
        "name": "slug",
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
    "name": "FoundThingsGroupsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FoundThingsGroupsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "44d2fedf1721e346849d839533612adb",
    "metadata": {},
    "name": "FoundThingsGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "50a5a0a4502adc04806c52e9940734f5";

export default node;
