/**
 * @generated SignedSource<<038fdc4fece402b7ebe7310290bc8100>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkShippedDialog_order$data = {
  readonly bankAccount: string | null | undefined;
  readonly id: string;
  readonly isPickup: boolean;
  readonly orderNumber: string;
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

(node as any).hash = "86bb8eacf08e98d90729bfd8d825296f";

export default node;
