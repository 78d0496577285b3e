/**
 * @generated SignedSource<<7978a0bdf60476c6a6afd6f4aa51650f>>
 * @relayHash 048d73ebd2264108cc63a040f70ce1f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d8e4c382ddd0934bd204c217295be13af4be4c213496e6fd9e8a23b22b20d8a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditFilter = {
  accountId?: string | null | undefined;
  action?: string | null | undefined;
  from?: string | null | undefined;
  search?: string | null | undefined;
  subjectId?: string | null | undefined;
  subjectType?: string | null | undefined;
  to?: string | null | undefined;
};
export type AuditPageQuery$variables = {
  after?: string | null | undefined;
  filter: AuditFilter;
  first: number;
};
export type AuditPageQuery$data = {
  readonly auditActions: ReadonlyArray<string>;
  readonly auditEntries: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly action: string;
        readonly actorName: string | null | undefined;
        readonly address: string | null | undefined;
        readonly at: string;
        readonly changes: ReadonlyArray<{
          readonly field: string;
          readonly new: string | null | undefined;
          readonly old: string | null | undefined;
        }>;
        readonly id: string;
        readonly isOnBehalf: boolean;
        readonly subjectName: string | null | undefined;
      };
    }>;
    readonly pageCursors: {
      readonly " $fragmentSpreads": FragmentRefs<"Paging_cursors">;
    };
    readonly totalCount: number;
  };
};
export type AuditPageQuery = {
  response: AuditPageQuery$data;
  variables: AuditPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "auditActions",
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v8 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = [
  (v7/*:: as any*/)
],
v10 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "first",
    "plural": false,
    "selections": (v8/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "previous",
    "plural": false,
    "selections": (v9/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "around",
    "plural": true,
    "selections": [
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isCurrent",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "next",
    "plural": false,
    "selections": (v9/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "last",
    "plural": false,
    "selections": (v8/*:: as any*/),
    "storageKey": null
  }
],
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "AuditEntryEdge",
  "kind": "LinkedField",
  "name": "edges",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntry",
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
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actorName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOnBehalf",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subjectName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AuditChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "field",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "old",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "new",
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AuditPageQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "AuditEntryConnection",
        "kind": "LinkedField",
        "name": "auditEntries",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PageCursors",
            "kind": "LinkedField",
            "name": "pageCursors",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "Paging_cursors",
                "selections": (v10/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AuditPageQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "AuditEntryConnection",
        "kind": "LinkedField",
        "name": "auditEntries",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PageCursors",
            "kind": "LinkedField",
            "name": "pageCursors",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3d8e4c382ddd0934bd204c217295be13af4be4c213496e6fd9e8a23b22b20d8a",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8d6347b839f152bef3df2e1abe81dcde";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
