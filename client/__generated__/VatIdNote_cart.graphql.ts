/**
 * @generated SignedSource<<9bef171f2c881be376d3bceb1b45337c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VatIdStatus = "PROVEN" | "REFUTED" | "UNPROVEN";
import type { FragmentRefs } from "relay-runtime";
export type VatIdNote_cart$data = {
  readonly vatIdStatus: VatIdStatus | null | undefined;
  readonly " $fragmentType": "VatIdNote_cart";
};
export type VatIdNote_cart$key = {
  readonly " $data"?: VatIdNote_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"VatIdNote_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VatIdNote_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatIdStatus",
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "6c6a6ba692cb852e1641cc1b4f04c56d";

export default node;
