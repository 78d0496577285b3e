/**
 * @generated SignedSource<<5b795645e547fc233757a716f5c60823>>
 * @relayHash 84ed2fb69b5935ad17a2f30eec615303
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84ed2fb69b5935ad17a2f30eec615303

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Direction = "ASC" | "DESC";
export type EntryKind = "EVENT" | "PAGE" | "POST" | "REUSABLE" | "STANDING" | "TEMPLATE";
export type EntryOrderField = "CHANGED" | "CREATED" | "DATE" | "TITLE";
export type EntryState = "APPROVED" | "CHANGED" | "DRAFT" | "EXPIRED" | "PUBLISHED" | "SCHEDULED" | "SUBMITTED" | "WITHDRAWN";
export type EntryStep = "APPROVED" | "DRAFT" | "RETURNED" | "SUBMITTED";
export type EntryTab = "ALL" | "DRAFTS" | "PUBLISHED" | "SCHEDULED" | "SUBMITTED" | "TRASH" | "UNTRANSLATED";
export type Language = "DE" | "EN";
export type StandingPage = "ACCESSIBILITY" | "AGB" | "DISCLAIMER" | "HELP" | "IMPRINT" | "LANDING" | "NOT_FOUND" | "PRIVACY" | "SHIPPING" | "SIZES" | "WITHDRAWAL";
export type EntryFilter = {
  kinds?: ReadonlyArray<EntryKind> | null | undefined;
  search?: string | null | undefined;
  tab?: EntryTab | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
};
export type EntryOrder = {
  direction: Direction;
  field: EntryOrderField;
};
export type PagesPageQuery$variables = {
  after?: string | null | undefined;
  filter: EntryFilter;
  first: number;
  orderBy: EntryOrder;
};
export type PagesPageQuery$data = {
  readonly begun: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly key: StandingPage | null | undefined;
      };
    }>;
  };
  readonly entryTags: ReadonlyArray<{
    readonly count: number;
    readonly tag: string;
  }>;
  readonly managedEntries: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly changedAt: string;
        readonly changedBy: string | null | undefined;
        readonly deletedAt: string | null | undefined;
        readonly id: string;
        readonly isEnglishChecked: boolean | null | undefined;
        readonly kind: EntryKind;
        readonly languages: ReadonlyArray<{
          readonly language: Language;
          readonly state: EntryState;
        }>;
        readonly name: string;
        readonly slug: {
          readonly de: string;
        };
        readonly step: EntryStep;
        readonly tags: ReadonlyArray<string>;
        readonly untranslatedCount: number;
        readonly version: number;
      };
    }>;
    readonly isCountCapped: boolean;
    readonly pageCursors: {
      readonly " $fragmentSpreads": FragmentRefs<"Paging_cursors">;
    };
    readonly tabs: ReadonlyArray<{
      readonly count: number;
      readonly key: EntryTab;
    }>;
    readonly totalCount: number;
  };
};
export type PagesPageQuery = {
  response: PagesPageQuery$data;
  variables: PagesPageQuery$variables;
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
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "EntryTabCount",
  "kind": "LinkedField",
  "name": "tabs",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v12 = [
  (v10/*:: as any*/),
  (v11/*:: as any*/)
],
v13 = [
  (v11/*:: as any*/)
],
v14 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "first",
    "plural": false,
    "selections": (v12/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "previous",
    "plural": false,
    "selections": (v13/*:: as any*/),
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
      (v10/*:: as any*/),
      (v11/*:: as any*/),
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
    "selections": (v13/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PageCursor",
    "kind": "LinkedField",
    "name": "last",
    "plural": false,
    "selections": (v12/*:: as any*/),
    "storageKey": null
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "ManagedEntryEdge",
  "kind": "LinkedField",
  "name": "edges",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ManagedEntry",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        (v15/*:: as any*/),
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "step",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageTexts",
          "kind": "LinkedField",
          "name": "slug",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "de",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tags",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "untranslatedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEnglishChecked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EntryLanguage",
          "kind": "LinkedField",
          "name": "languages",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deletedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "EntryTag",
  "kind": "LinkedField",
  "name": "entryTags",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tag",
      "storageKey": null
    },
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v18 = [
  {
    "kind": "Literal",
    "name": "filter",
    "value": {
      "kinds": [
        "STANDING"
      ]
    }
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
];
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
    "name": "PagesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "ManagedEntryConnection",
        "kind": "LinkedField",
        "name": "managedEntries",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v9/*:: as any*/),
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
                "selections": (v14/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v16/*:: as any*/)
        ],
        "storageKey": null
      },
      (v17/*:: as any*/),
      {
        "alias": "begun",
        "args": (v18/*:: as any*/),
        "concreteType": "ManagedEntryConnection",
        "kind": "LinkedField",
        "name": "managedEntries",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ManagedEntryEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ManagedEntry",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "managedEntries(filter:{\"kinds\":[\"STANDING\"]},first:20)"
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
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PagesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "ManagedEntryConnection",
        "kind": "LinkedField",
        "name": "managedEntries",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PageCursors",
            "kind": "LinkedField",
            "name": "pageCursors",
            "plural": false,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          (v16/*:: as any*/)
        ],
        "storageKey": null
      },
      (v17/*:: as any*/),
      {
        "alias": "begun",
        "args": (v18/*:: as any*/),
        "concreteType": "ManagedEntryConnection",
        "kind": "LinkedField",
        "name": "managedEntries",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ManagedEntryEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ManagedEntry",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "managedEntries(filter:{\"kinds\":[\"STANDING\"]},first:20)"
      }
    ]
  },
  "params": {
    "id": "84ed2fb69b5935ad17a2f30eec615303",
    "metadata": {},
    "name": "PagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7cdacc23a7efff1b47b8af58ef5d966b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
