/**
 * @generated SignedSource<<e2cfcfa00014dd9ca91425fda90ac95c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressesPage_account$data = {
  readonly addresses: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AddressCard_address">;
  }>;
  readonly " $fragmentType": "AddressesPage_account";
};
export type AddressesPage_account$key = {
  readonly " $data"?: AddressesPage_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressesPage_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressesPage_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedAddress",
      "kind": "LinkedField",
      "name": "addresses",
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
          "name": "AddressCard_address"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "80e791a9699363e23d07689fd0a91639";

export default node;
