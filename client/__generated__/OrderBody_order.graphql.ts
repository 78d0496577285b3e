/**
 * @generated SignedSource<<c554334f8b09a31213bd08b47943011c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderBody_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetails_order" | "OrderLines_order">;
  readonly " $fragmentType": "OrderBody_order";
};
export type OrderBody_order$key = {
  readonly " $data"?: OrderBody_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBody_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderBody_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDetails_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "d3af2554b9a5a50698c6b9e9d6002a3c";

export default node;
