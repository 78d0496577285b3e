/**
 * @generated SignedSource<<0603a0ca01883d0097296cfe28123cc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderHold = "HELD" | "REFUSED" | "RELEASED";
export type OrderState = "CANCELLED" | "COMPLETED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type HeldOrder_order$data = {
  readonly hold: OrderHold | null | undefined;
  readonly id: string;
  readonly orderNumber: string;
  readonly state: OrderState;
  readonly viewerCanRefuse: boolean;
  readonly viewerCanRelease: boolean;
  readonly " $fragmentType": "HeldOrder_order";
};
export type HeldOrder_order$key = {
  readonly " $data"?: HeldOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeldOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeldOrder_order",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRelease",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanRefuse",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ace70aeae65312a7274a1bb4b1a0685a";

export default node;
