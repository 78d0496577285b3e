/**
 * @generated SignedSource<<2a417f9bfabf83474c42fe8a2a7620b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkShippedDialog_order$data = {
  readonly bankAccount: string | null | undefined;
  readonly carriers: ReadonlyArray<string>;
  readonly id: string;
  readonly isPickup: boolean;
  readonly orderNumber: string;
  readonly station: {
    readonly providerName: string;
  } | null | undefined;
  readonly viewerCanMarkPaid: boolean;
  readonly " $fragmentType": "MarkShippedDialog_order";
};
export type MarkShippedDialog_order$key = {
  readonly " $data"?: MarkShippedDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkShippedDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MarkShippedDialog_order",
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
      "name": "isPickup",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carriers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeliveryStation",
      "kind": "LinkedField",
      "name": "station",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "providerName",
          "storageKey": null
        }
      ],
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
      "name": "viewerCanMarkPaid",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "096b04f1252912392c95c0dc8a90795b";

export default node;
