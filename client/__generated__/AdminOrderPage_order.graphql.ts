/**
 * @generated SignedSource<<6127d6b74c9bfa448c8b068e5a731965>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminOrderPage_order$data = {
  readonly bankAccount: string | null | undefined;
  readonly id: string;
  readonly isPickup: boolean;
  readonly isRead: boolean | null | undefined;
  readonly orderNumber: string;
  readonly pieceCount: number;
  readonly placedAt: string;
  readonly viewerCanMarkPaid: boolean;
  readonly viewerCanMarkShipped: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AdminOrderLines_order" | "HeldOrder_order" | "MarkShippedDialog_order" | "OrderAddresses_order" | "OrderAgreement_order" | "OrderCommission_order" | "OrderCustomer_order" | "OrderDocuments_order" | "OrderHistory_order" | "OrderMails_order" | "OrderPayment_order" | "OrderShipping_order" | "OrderStates_order" | "OrderTags_order" | "OrderWithdrawals_order" | "OrderWork_order" | "PackingSlip_order">;
  readonly " $fragmentType": "AdminOrderPage_order";
};
export type AdminOrderPage_order$key = {
  readonly " $data"?: AdminOrderPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminOrderPage_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminOrderPage_order",
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
      "name": "orderNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pieceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankAccount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPickup",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanMarkPaid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanMarkShipped",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HeldOrder_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderWithdrawals_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderStates_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminOrderLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderHistory_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderMails_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderAgreement_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderCustomer_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderAddresses_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderPayment_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderShipping_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDocuments_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTags_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderCommission_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MarkShippedDialog_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderWork_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PackingSlip_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "65305afe076daf5c5cb5867c186a0026";

export default node;
