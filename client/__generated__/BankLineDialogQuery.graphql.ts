/**
 * @generated SignedSource<<8da850f0874cca2078b4d2ed89b6bb6e>>
 * @relayHash 966453bad7f50a07bdc8587a344516b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 966453bad7f50a07bdc8587a344516b1

import type { ConcreteRequest } from 'relay-runtime';
export type DocumentPaymentState = "CANCELLED" | "OVERDUE" | "OVERPAID" | "PAID" | "PARTLY_PAID" | "UNPAID";
export type OpenItemAge = "NOT_DUE" | "OLDER" | "UP_TO_30" | "UP_TO_60" | "UP_TO_90";
export type OpenItemFilter = {
  age?: OpenItemAge | null | undefined;
  receiver?: string | null | undefined;
  search?: string | null | undefined;
  state?: DocumentPaymentState | null | undefined;
};
export type BankLineDialogQuery$variables = {
  filter: OpenItemFilter;
};
export type BankLineDialogQuery$data = {
  readonly openItems: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly number: string | null | undefined;
        readonly open: {
          readonly cents: number;
          readonly currency: string;
        };
        readonly receiverName: string;
      };
    }>;
  };
};
export type BankLineDialogQuery = {
  response: BankLineDialogQuery$data;
  variables: BankLineDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 8
      }
    ],
    "concreteType": "OpenItemConnection",
    "kind": "LinkedField",
    "name": "openItems",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OpenItemEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BusinessDocument",
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
                "name": "number",
                "storageKey": null
              },
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
                "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BankLineDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BankLineDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "966453bad7f50a07bdc8587a344516b1",
    "metadata": {},
    "name": "BankLineDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "273eec064e2b3f9d295c62d125ae8995";

export default node;
