/**
 * @generated SignedSource<<7974898bc1571e57f5b8b3a94388415d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AffiliatePayouts_affiliate$data = {
  readonly payouts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly amount: {
          readonly cents: number;
          readonly currency: string;
        };
        readonly id: string;
        readonly paidOn: string;
        readonly reference: string;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "AffiliatePayouts_affiliate";
};
export type AffiliatePayouts_affiliate$key = {
  readonly " $data"?: AffiliatePayouts_affiliate$data;
  readonly " $fragmentSpreads": FragmentRefs<"AffiliatePayouts_affiliate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AffiliatePayouts_affiliate",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "AffiliatePayoutConnection",
      "kind": "LinkedField",
      "name": "payouts",
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
          "concreteType": "AffiliatePayoutEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "AffiliatePayout",
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
                  "name": "paidOn",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reference",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "amount",
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
      "storageKey": "payouts(first:20)"
    }
  ],
  "type": "Affiliate",
  "abstractKey": null
};

(node as any).hash = "a5d44ae82a3007e448bf98e0123ef586";

export default node;
