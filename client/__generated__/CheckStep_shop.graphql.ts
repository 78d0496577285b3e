/**
 * @generated SignedSource<<1e89e1e9dd152a35dea553f42d492dbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckStep_shop$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Entered_shop" | "GuaranteeNotice_shop" | "OrderBox_shop">;
  readonly " $fragmentType": "CheckStep_shop";
};
export type CheckStep_shop$key = {
  readonly " $data"?: CheckStep_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckStep_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckStep_shop",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Entered_shop"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GuaranteeNotice_shop"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderBox_shop"
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "97fa3b043c034a3957ac8d9e74479337";

export default node;
