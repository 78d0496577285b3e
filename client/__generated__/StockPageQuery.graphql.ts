/**
 * @generated SignedSource<<e1bdb23b6a3e31eefcb556f1eb26f4e9>>
 * @relayHash a8df8917dd9ac11a4503629ede10f8df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8df8917dd9ac11a4503629ede10f8df

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Direction = "ASC" | "DESC";
export type Fit = "CHILDREN" | "MEN" | "UNISEX" | "WOMEN";
export type StockOrderField = "NUMBER" | "STOCK" | "TITLE";
export type StockTab = "ALL" | "LOW" | "SOLD_OUT" | "UNLIMITED";
export type StockFilter = {
  groupId?: string | null | undefined;
  search?: string | null | undefined;
  tab?: StockTab | null | undefined;
};
export type StockOrder = {
  direction: Direction;
  field: StockOrderField;
};
export type StockPageQuery$variables = {
  after?: string | null | undefined;
  filter: StockFilter;
  first: number;
  orderBy: StockOrder;
};
export type StockPageQuery$data = {
  readonly allProductGroups: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
  readonly stock: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly backOn: string | null | undefined;
        readonly bound: number;
        readonly color: string | null | undefined;
        readonly fit: Fit | null | undefined;
        readonly id: string;
        readonly isLow: boolean;
        readonly onShelf: number | null | undefined;
        readonly reorderLevel: number | null | undefined;
        readonly size: string;
        readonly sku: string;
        readonly stock: number | null | undefined;
        readonly title: string;
      };
    }>;
    readonly isCountCapped: boolean;
    readonly pageCursors: {
      readonly " $fragmentSpreads": FragmentRefs<"Paging_cursors">;
    };
    readonly tabs: ReadonlyArray<{
      readonly count: number;
      readonly key: StockTab;
    }>;
    readonly totalCount: number;
  };
};
export type StockPageQuery = {
  response: StockPageQuery$data;
  variables: StockPageQuery$variables;
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
  "name": "orderBy"
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
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
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
  "name": "isCountCapped",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "StockTabCount",
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v10 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = [
  (v9/*:: as any*/)
],
v12 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "first",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "previous",
    "plural": false,
    "selections": (v11/*:: as any*/),
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
      (v8/*:: as any*/),
      (v9/*:: as any*/),
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
    "selections": (v11/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "last",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "StockEdge",
  "kind": "LinkedField",
  "name": "edges",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StockItem",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        (v13/*:: as any*/),
        (v14/*:: as any*/),
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
          "name": "stock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bound",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "onShelf",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reorderLevel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "backOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductGroup",
  "kind": "LinkedField",
  "name": "allProductGroups",
  "plural": true,
  "selections": [
    (v13/*:: as any*/),
    (v14/*:: as any*/)
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
    "name": "StockPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "StockConnection",
        "kind": "LinkedField",
        "name": "stock",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
                "selections": (v12/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v15/*:: as any*/)
        ],
        "storageKey": null
      },
      (v16/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "StockPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "StockConnection",
        "kind": "LinkedField",
        "name": "stock",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PageCursors",
            "kind": "LinkedField",
            "name": "pageCursors",
            "plural": false,
            "selections": (v12/*:: as any*/),
            "storageKey": null
          },
          (v15/*:: as any*/)
        ],
        "storageKey": null
      },
      (v16/*:: as any*/)
    ]
  },
  "params": {
    "id": "a8df8917dd9ac11a4503629ede10f8df",
    "metadata": {},
    "name": "StockPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6fde129ecba39f917e8cbf09dda80620";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
