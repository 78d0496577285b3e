/**
 * @generated SignedSource<<4a712322369946fec77aa813b2200f12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WithdrawalProof = "ACCOUNT" | "EMAIL" | "LINK" | "STAFF";
export type WithdrawalState = "ACCEPTED" | "RECEIVED" | "REFUSED";
export type WithdrawalTermKind = "BEFORE_DELIVERY" | "IN_TIME" | "LATE" | "TO_BE_CHECKED";
import type { FragmentRefs } from "relay-runtime";
export type WithdrawalAdminPage_withdrawal$data = {
  readonly answer: string | null | undefined;
  readonly arrivedOn: string | null | undefined;
  readonly decidedAt: string | null | undefined;
  readonly declaredAt: string;
  readonly email: string;
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly amount: number;
    readonly title: string;
  }>;
  readonly name: string;
  readonly order: {
    readonly orderNumber: string;
  } | null | undefined;
  readonly orderNumber: string;
  readonly parts: string | null | undefined;
  readonly proof: WithdrawalProof | null | undefined;
  readonly revision: number;
  readonly state: WithdrawalState;
  readonly term: {
    readonly earliestEnd: string | null | undefined;
    readonly kind: WithdrawalTermKind;
    readonly likelyEnd: string | null | undefined;
  } | null | undefined;
  readonly viewerCanDecide: boolean;
  readonly " $fragmentType": "WithdrawalAdminPage_withdrawal";
};
export type WithdrawalAdminPage_withdrawal$key = {
  readonly " $data"?: WithdrawalAdminPage_withdrawal$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithdrawalAdminPage_withdrawal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderNumber",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WithdrawalAdminPage_withdrawal",
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
      "name": "revision",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parts",
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
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "proof",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDecide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WithdrawalTerm",
      "kind": "LinkedField",
      "name": "term",
      "plural": false,
      "selections": [
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
          "name": "earliestEnd",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "likelyEnd",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arrivedOn",
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
    }
  ],
  "type": "Withdrawal",
  "abstractKey": null
};
})();

(node as any).hash = "7c5a7f630d5a19be133d01e4ac78079e";

export default node;
