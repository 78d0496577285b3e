/**
 * @generated SignedSource<<d61c6016eafab4d3f041ed3dcd2a37e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckStep_shop$data = {
  readonly " $fragmentSpreads": FragmentRefs<"GuaranteeNotice_shop" | "OrderBox_shop">;
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

(node as any).hash = "137d12f3ed876c03909ae4e8c1985223";

export default node;
