/**
 * @generated SignedSource<<ebfce644d3c8442a5cbc8d0373a666a1>>
 * @relayHash e71b12bbf2e64fa2106710af00bc0016
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e71b12bbf2e64fa2106710af00bc0016

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
export type StockTakingLineTab = "ALL" | "COUNTED" | "DIFFERENT" | "UNCOUNTED";
export type StockTakingScope = "ALL" | "CHOSEN" | "GROUP";
export type StockTakingState = "BOOKED" | "DROPPED" | "OPEN";
export type StockTakingLineFilter = {
  search?: string | null | undefined;
  tab?: StockTakingLineTab | null | undefined;
};
export type TakingPageQuery$variables = {
  after?: string | null | undefined;
  filter: StockTakingLineFilter;
  first: number;
  id: string;
};
export type TakingPageQuery$data = {
  readonly stockTaking: {
    readonly countedCount: number;
    readonly countsBound: boolean;
    readonly differentCount: number;
    readonly endedAt: string | null | undefined;
    readonly endedBy: string | null | undefined;
    readonly groupTitle: string | null | undefined;
    readonly id: string;
    readonly lineCount: number;
    readonly lines: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly bookedFrom: number | null | undefined;
          readonly bookedTo: number | null | undefined;
          readonly color: string | null | undefined;
          readonly counted: number | null | undefined;
          readonly countedAt: string | null | undefined;
          readonly countedBy: string | null | undefined;
          readonly difference: number | null | undefined;
          readonly expected: number | null | undefined;
          readonly fit: Fit | null | undefined;
          readonly id: string;
          readonly size: string;
          readonly sku: string;
          readonly title: string;
        };
      }>;
      readonly isCountCapped: boolean;
      readonly pageCursors: {
        readonly " $fragmentSpreads": FragmentRefs<"Paging_cursors">;
      };
      readonly tabs: ReadonlyArray<{
        readonly count: number;
        readonly key: StockTakingLineTab;
      }>;
      readonly totalCount: number;
    };
    readonly name: string;
    readonly scope: StockTakingScope;
    readonly startedAt: string;
    readonly startedBy: string | null | undefined;
    readonly state: StockTakingState;
    readonly viewerCanCount: boolean;
  } | null | undefined;
};
export type TakingPageQuery = {
  response: TakingPageQuery$data;
  variables: TakingPageQuery$variables;
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
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scope",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "groupTitle",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countsBound",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startedAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startedBy",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endedAt",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endedBy",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineCount",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countedCount",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "differentCount",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanCount",
  "storageKey": null
},
v19 = [
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
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCountCapped",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "StockTakingLineTabCount",
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
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v25 = [
  (v23/*:: as any*/),
  (v24/*:: as any*/)
],
v26 = [
  (v24/*:: as any*/)
],
v27 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "first",
    "plural": false,
    "selections": (v25/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "previous",
    "plural": false,
    "selections": (v26/*:: as any*/),
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
      (v23/*:: as any*/),
      (v24/*:: as any*/),
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
    "selections": (v26/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "last",
    "plural": false,
    "selections": (v25/*:: as any*/),
    "storageKey": null
  }
],
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "StockTakingLineEdge",
  "kind": "LinkedField",
  "name": "edges",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StockTakingLine",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        (v5/*:: as any*/),
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
          "name": "fit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sku",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "counted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "difference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookedFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookedTo",
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TakingPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "StockTaking",
        "kind": "LinkedField",
        "name": "stockTaking",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          {
            "alias": null,
            "args": (v19/*:: as any*/),
            "concreteType": "StockTakingLineConnection",
            "kind": "LinkedField",
            "name": "lines",
            "plural": false,
            "selections": [
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
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
                    "selections": (v27/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              (v28/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TakingPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "StockTaking",
        "kind": "LinkedField",
        "name": "stockTaking",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          {
            "alias": null,
            "args": (v19/*:: as any*/),
            "concreteType": "StockTakingLineConnection",
            "kind": "LinkedField",
            "name": "lines",
            "plural": false,
            "selections": [
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PageCursors",
                "kind": "LinkedField",
                "name": "pageCursors",
                "plural": false,
                "selections": (v27/*:: as any*/),
                "storageKey": null
              },
              (v28/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e71b12bbf2e64fa2106710af00bc0016",
    "metadata": {},
    "name": "TakingPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ab76c47181bdb9ed54ba90479362e6c3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
