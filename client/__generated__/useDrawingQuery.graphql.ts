/**
 * @generated SignedSource<<105ae4865ae89a614070b71c19337160>>
 * @relayHash 938b4d9d90dc11d890efd1cf0e188d4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 938b4d9d90dc11d890efd1cf0e188d4b

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN";
export type useDrawingQuery$variables = {
  document: any;
  language: Language;
};
export type useDrawingQuery$data = {
  readonly draftBlocks: ReadonlyArray<{
    readonly key: string;
    readonly parentId: string | null | undefined;
  }>;
};
export type useDrawingQuery = {
  response: useDrawingQuery$data;
  variables: useDrawingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "document"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "language"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "document",
    "variableName": "document"
  },
  {
    "kind": "Variable",
    "name": "language",
    "variableName": "language"
  }
],
v2 = {
  "alias": "key",
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "parentId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDrawingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "draftBlocks",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "useDrawingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "draftBlocks",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "938b4d9d90dc11d890efd1cf0e188d4b",
    "metadata": {},
    "name": "useDrawingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "852a04ad736c58f88da330cba4bfd771";

export default node;
