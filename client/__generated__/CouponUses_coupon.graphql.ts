/**
 * @generated SignedSource<<76148368f46a568d9fe49efd75ca7717>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CouponUses_coupon$data = {
  readonly id: string;
  readonly taken: {
    readonly cents: number;
    readonly currency: string;
  };
  readonly useCount: number;
  readonly useLimit: number | null | undefined;
  readonly " $fragmentType": "CouponUses_coupon";
};
export type CouponUses_coupon$key = {
  readonly " $data"?: CouponUses_coupon$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponUses_coupon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponUses_coupon",
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
      "name": "useCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "useLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "taken",
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
    }
  ],
  "type": "Coupon",
  "abstractKey": null
};

(node as any).hash = "675f8ac6f45d7f89dd72ea3cf7ae56ce";

export default node;
