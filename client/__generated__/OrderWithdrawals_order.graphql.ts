/**
 * @generated SignedSource<<4f360f3035898a41283b5cd163febb89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WithdrawalState = "ACCEPTED" | "RECEIVED" | "REFUSED";
import type { FragmentRefs } from "relay-runtime";
export type OrderWithdrawals_order$data = {
  readonly withdrawals: ReadonlyArray<{
    readonly declaredAt: string;
    readonly id: string;
    readonly items: ReadonlyArray<{
      readonly amount: number;
      readonly title: string;
    }>;
    readonly parts: string | null | undefined;
    readonly state: WithdrawalState;
  }>;
  readonly " $fragmentType": "OrderWithdrawals_order";
};
export type OrderWithdrawals_order$key = {
  readonly " $data"?: OrderWithdrawals_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderWithdrawals_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderWithdrawals_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Withdrawal",
      "kind": "LinkedField",
      "name": "withdrawals",
      "plural": true,
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
          "name": "declaredAt",
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
          "concreteType": "WithdrawnItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
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
              "name": "amount",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parts",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ab70d806f33b00d5db40926b4aa11fac";

export default node;
