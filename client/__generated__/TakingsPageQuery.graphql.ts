/**
 * @generated SignedSource<<8fa4de9d2cc3dc1a80d33db280abc452>>
 * @relayHash 3148c8f5a39590e40cd629eda57fd1f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3148c8f5a39590e40cd629eda57fd1f5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockTakingScope = "ALL" | "CHOSEN" | "GROUP";
export type StockTakingState = "BOOKED" | "DROPPED" | "OPEN";
export type StockTakingTab = "ALL" | "BOOKED" | "DROPPED" | "OPEN";
export type StockTakingFilter = {
  search?: string | null | undefined;
  tab?: StockTakingTab | null | undefined;
};
export type TakingsPageQuery$variables = {
  after?: string | null | undefined;
  filter: StockTakingFilter;
  first: number;
};
export type TakingsPageQuery$data = {
  readonly allProductGroups: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
  readonly stockTakings: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly countedCount: number;
        readonly differentCount: number;
        readonly groupTitle: string | null | undefined;
        readonly id: string;
        readonly lineCount: number;
        readonly name: string;
        readonly scope: StockTakingScope;
        readonly startedAt: string;
        readonly startedBy: string | null | undefined;
        readonly state: StockTakingState;
      };
    }>;
    readonly isCountCapped: boolean;
    readonly pageCursors: {
      readonly " $fragmentSpreads": FragmentRefs<"Paging_cursors">;
    };
    readonly tabs: ReadonlyArray<{
      readonly count: number;
      readonly key: StockTakingTab;
    }>;
    readonly totalCount: number;
  };
};
export type TakingsPageQuery = {
  response: TakingsPageQuery$data;
  variables: TakingsPageQuery$variables;
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
v3 = [
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCountCapped",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "StockTakingTabCount",
  "kind": "LinkedField",
  "name": "tabs",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v9 = [
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v10 = [
  (v8/*:: as any*/)
],
v11 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "first",
    "plural": false,
    "selections": (v9/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "previous",
    "plural": false,
    "selections": (v10/*:: as any*/),
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
      (v7/*:: as any*/),
      (v8/*:: as any*/),
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
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "last",
    "plural": false,
    "selections": (v9/*:: as any*/),
    "storageKey": null
  }
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "StockTakingEdge",
  "kind": "LinkedField",
  "name": "edges",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StockTaking",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        (v12/*:: as any*/),
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
          "name": "scope",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groupTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "differentCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductGroup",
  "kind": "LinkedField",
  "name": "allProductGroups",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
    "name": "TakingsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "StockTakingConnection",
        "kind": "LinkedField",
        "name": "stockTakings",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
                "selections": (v11/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v13/*:: as any*/)
        ],
        "storageKey": null
      },
      (v14/*:: as any*/)
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
    "name": "TakingsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "StockTakingConnection",
        "kind": "LinkedField",
        "name": "stockTakings",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PageCursors",
            "kind": "LinkedField",
            "name": "pageCursors",
            "plural": false,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          (v13/*:: as any*/)
        ],
        "storageKey": null
      },
      (v14/*:: as any*/)
    ]
  },
  "params": {
    "id": "3148c8f5a39590e40cd629eda57fd1f5",
    "metadata": {},
    "name": "TakingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2edfb82932974f1519029b13d7baeacd";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
