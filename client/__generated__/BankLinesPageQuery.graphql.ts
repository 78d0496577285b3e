/**
 * @generated SignedSource<<adb2e3384488e8d71bc2fb0e2da8fe7f>>
 * @relayHash 42ab90c1dfffdbeb702f5eadc648291d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42ab90c1dfffdbeb702f5eadc648291d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BankLineState = "BOOKED" | "IGNORED" | "OPEN";
export type BankLineTab = "ALL" | "BOOKED" | "IGNORED" | "OPEN";
export type ProposalConfidence = "LIKELY" | "POSSIBLE" | "SURE";
export type ProposalReason = "AMOUNT" | "CUSTOMER_NUMBER" | "DISCOUNT" | "IBAN" | "LESS" | "MORE" | "NAME" | "NUMBER" | "ONLY_ONE" | "ORDER_NUMBER" | "SEVERAL_NUMBERS" | "TWICE";
export type BankLineFilter = {
  bankFileId?: string | null | undefined;
  search?: string | null | undefined;
  tab?: BankLineTab | null | undefined;
};
export type BankLinesPageQuery$variables = {
  after?: string | null | undefined;
  filter: BankLineFilter;
  first: number;
};
export type BankLinesPageQuery$data = {
  readonly bankLines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly amount: {
          readonly cents: number;
          readonly currency: string;
        };
        readonly booked: ReadonlyArray<{
          readonly document: {
            readonly id: string;
            readonly number: string | null | undefined;
          } | null | undefined;
        }>;
        readonly bookedOn: string;
        readonly iban: string;
        readonly id: string;
        readonly name: string;
        readonly proposals: ReadonlyArray<{
          readonly confidence: ProposalConfidence;
          readonly parts: ReadonlyArray<{
            readonly amount: {
              readonly cents: number;
              readonly currency: string;
            };
            readonly discount: {
              readonly cents: number;
              readonly currency: string;
            };
            readonly document: {
              readonly id: string;
              readonly number: string | null | undefined;
              readonly open: {
                readonly cents: number;
                readonly currency: string;
              };
              readonly receiverName: string;
            } | null | undefined;
          }>;
          readonly reasons: ReadonlyArray<ProposalReason>;
        }>;
        readonly purpose: string;
        readonly state: BankLineState;
      };
    }>;
    readonly isCountCapped: boolean;
    readonly pageCursors: {
      readonly " $fragmentSpreads": FragmentRefs<"Paging_cursors">;
    };
    readonly tabs: ReadonlyArray<{
      readonly count: number;
      readonly key: BankLineTab;
    }>;
    readonly totalCount: number;
  };
};
export type BankLinesPageQuery = {
  response: BankLinesPageQuery$data;
  variables: BankLinesPageQuery$variables;
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
  "concreteType": "BankLineTabCount",
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
v13 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "BankLineEdge",
  "kind": "LinkedField",
  "name": "edges",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BankLine",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        (v12/*:: as any*/),
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
          "name": "bookedOn",
          "storageKey": null
        },
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
          "name": "iban",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purpose",
          "storageKey": null
        },
        (v14/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "BookedPart",
          "kind": "LinkedField",
          "name": "booked",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BusinessDocument",
              "kind": "LinkedField",
              "name": "document",
              "plural": false,
              "selections": [
                (v12/*:: as any*/),
                (v15/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BankLineProposal",
          "kind": "LinkedField",
          "name": "proposals",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "confidence",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reasons",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ProposedPart",
              "kind": "LinkedField",
              "name": "parts",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "BusinessDocument",
                  "kind": "LinkedField",
                  "name": "document",
                  "plural": false,
                  "selections": [
                    (v12/*:: as any*/),
                    (v15/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "receiverName",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Money",
                      "kind": "LinkedField",
                      "name": "open",
                      "plural": false,
                      "selections": (v13/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                (v14/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "discount",
                  "plural": false,
                  "selections": (v13/*:: as any*/),
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
    "name": "BankLinesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "BankLineConnection",
        "kind": "LinkedField",
        "name": "bankLines",
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
          (v16/*:: as any*/)
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
    "name": "BankLinesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "BankLineConnection",
        "kind": "LinkedField",
        "name": "bankLines",
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
          (v16/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "42ab90c1dfffdbeb702f5eadc648291d",
    "metadata": {},
    "name": "BankLinesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "018e6bf687427b0a409bb7a520f037e9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
