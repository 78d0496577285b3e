/**
 * @generated SignedSource<<50cf1bab53dcc2f450737d6e269a5c96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderCommission_order$data = {
  readonly commission: {
    readonly affiliate: {
      readonly code: string;
      readonly id: string;
      readonly name: string | null | undefined;
    } | null | undefined;
    readonly amount: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"CommissionReason_commission">;
  } | null | undefined;
  readonly " $fragmentType": "OrderCommission_order";
};
export type OrderCommission_order$key = {
  readonly " $data"?: OrderCommission_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderCommission_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderCommission_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Commission",
      "kind": "LinkedField",
      "name": "commission",
      "plural": false,
      "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Affiliate",
          "kind": "LinkedField",
          "name": "affiliate",
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            }
          ],
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
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "62d04452b313077ee64a7464b35e2ee8";

export default node;
