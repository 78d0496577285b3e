/**
 * @generated SignedSource<<8ded1c311c3e98326e49276e9656e0d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressStep_account$data = {
  readonly email: string;
  readonly " $fragmentSpreads": FragmentRefs<"useSavedAddresses_account">;
  readonly " $fragmentType": "AddressStep_account";
};
export type AddressStep_account$key = {
  readonly " $data"?: AddressStep_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressStep_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressStep_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSavedAddresses_account"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "59bbe5cc00081afc04e70b72966c0392";

export default node;
