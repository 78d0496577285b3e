/**
 * @generated SignedSource<<99ae0e8e4f66e2a849faff401f7145da>>
 * @relayHash ab22720e1a5bd0141f8e7e51d960083c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab22720e1a5bd0141f8e7e51d960083c

import type { ConcreteRequest } from 'relay-runtime';
export type TrashFilesDialogQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type TrashFilesDialogQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly id?: string;
    readonly name?: string;
    readonly useCount?: number;
    readonly uses?: ReadonlyArray<{
      readonly title: string | null | undefined;
      readonly viewerCanRemove: boolean;
    }>;
  } | null | undefined>;
};
export type TrashFilesDialogQuery = {
  response: TrashFilesDialogQuery$data;
  variables: TrashFilesDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "useCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "FileUse",
  "kind": "LinkedField",
  "name": "uses",
  "plural": true,
  "selections": [
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
      "name": "viewerCanRemove",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TrashFilesDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "type": "File",
            "abstractKey": null
          }
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
    "name": "TrashFilesDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
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
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "type": "File",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ab22720e1a5bd0141f8e7e51d960083c",
    "metadata": {},
    "name": "TrashFilesDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2267f4c76628044294839ab486eeb9e1";

export default node;
