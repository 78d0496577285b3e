/**
 * @generated SignedSource<<f69afb556946c6034658aa479c1bd447>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommissionState = "DUE" | "PAID" | "VOID" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type AffiliateCommissions_affiliate$data = {
  readonly commissions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly amount: {
          readonly cents: number;
          readonly currency: string;
        };
        readonly at: string;
        readonly id: string;
        readonly net: {
          readonly cents: number;
          readonly currency: string;
        };
        readonly order: {
          readonly id: string;
        } | null | undefined;
        readonly orderNumber: string;
        readonly state: CommissionState;
        readonly " $fragmentSpreads": FragmentRefs<"CommissionReason_commission">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly id: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "AffiliateCommissions_affiliate";
};
export type AffiliateCommissions_affiliate$key = {
  readonly " $data"?: AffiliateCommissions_affiliate$data;
  readonly " $fragmentSpreads": FragmentRefs<"AffiliateCommissions_affiliate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AffiliateCommissions_affiliate",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "CommissionConnection",
      "kind": "LinkedField",
      "name": "commissions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CommissionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Commission",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "orderNumber",
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
                  "name": "at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Order",
                  "kind": "LinkedField",
                  "name": "order",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "net",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "amount",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CommissionReason_commission"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "commissions(first:50)"
    }
  ],
  "type": "Affiliate",
  "abstractKey": null
};
})();

(node as any).hash = "420a21c0267e401bce9e479e0eab56df";

export default node;
