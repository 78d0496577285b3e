/**
 * @generated SignedSource<<2ede0f86803b09a85931e091f25472a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminOrderLines_order$data = {
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderLine_line">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_order">;
  readonly " $fragmentType": "AdminOrderLines_order";
};
export type AdminOrderLines_order$key = {
  readonly " $data"?: AdminOrderLines_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminOrderLines_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminOrderLines_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderLine_line"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTotals_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "6f9e1be693d0641998629e1aa0af8f20";

export default node;
