/**
 * @generated SignedSource<<470bb70723f6d32a0d187f8e7f05aa14>>
 * @relayHash b5bdccc618d1578556b9ed133f3e2422
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5bdccc618d1578556b9ed133f3e2422

import type { ConcreteRequest } from 'relay-runtime';
export type EntryByIdPageQuery$variables = {
  id: string;
};
export type EntryByIdPageQuery$data = {
  readonly entryById: {
    readonly path: string | null | undefined;
  } | null | undefined;
};
export type EntryByIdPageQuery = {
  response: EntryByIdPageQuery$data;
  variables: EntryByIdPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EntryByIdPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Entry",
        "kind": "LinkedField",
        "name": "entryById",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EntryByIdPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Entry",
        "kind": "LinkedField",
        "name": "entryById",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b5bdccc618d1578556b9ed133f3e2422",
    "metadata": {},
    "name": "EntryByIdPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "991de74ba25a67c2018c8fd2ed950178";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
