/**
 * @generated SignedSource<<9f9a54014a3777f8b5c340d3ba58f25d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderTags_order$data = {
  readonly id: string;
  readonly orderNumber: string;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "OrderTags_order";
};
export type OrderTags_order$key = {
  readonly " $data"?: OrderTags_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTags_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTags_order",
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
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ab09d281111b725ac5035b445b48cc96";

export default node;
