/**
 * @generated SignedSource<<749b5ec61c17c143cab62cb52daa729c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistorySection_product$data = {
  readonly id: string;
  readonly management: {
    readonly history: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly action: string;
          readonly actorName: string | null | undefined;
          readonly at: string;
          readonly differenceCount: number;
          readonly differences: ReadonlyArray<{
            readonly isRestorable: boolean;
            readonly " $fragmentSpreads": FragmentRefs<"DifferenceList_differences" | "RestoreFieldsDialog_differences">;
          }>;
          readonly key: string;
        };
      }>;
      readonly totalCount: number;
    };
    readonly revision: number;
  } | null | undefined;
  readonly " $fragmentType": "HistorySection_product";
};
export type HistorySection_product$key = {
  readonly " $data"?: HistorySection_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistorySection_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistorySection_product",
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
      "concreteType": "ProductManagement",
      "kind": "LinkedField",
      "name": "management",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 10
            }
          ],
          "concreteType": "ProductChangeConnection",
          "kind": "LinkedField",
          "name": "history",
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
              "concreteType": "ProductChangeEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ProductChange",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
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
                      "name": "differenceCount",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": [
                        {
                          "kind": "Literal",
                          "name": "first",
                          "value": 12
                        }
                      ],
                      "concreteType": "ProductDifference",
                      "kind": "LinkedField",
                      "name": "differences",
                      "plural": true,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "isRestorable",
                          "storageKey": null
                        },
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "DifferenceList_differences"
                        },
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "RestoreFieldsDialog_differences"
                        }
                      ],
                      "storageKey": "differences(first:12)"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "history(first:10)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "e5d5173a8545e2bc4d422ebc89289f4c";

export default node;
