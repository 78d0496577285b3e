/**
 * @generated SignedSource<<fc55eed18434a3429ba651b065405cbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressesCard_shop$data = {
  readonly countries: ReadonlyArray<{
    readonly code: string;
    readonly title: string;
  }>;
  readonly homeCountry: string;
  readonly " $fragmentType": "AddressesCard_shop";
};
export type AddressesCard_shop$key = {
  readonly " $data"?: AddressesCard_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressesCard_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressesCard_shop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeCountry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "countries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "3aa779f5a0024824c1ed3772fa40ef9c";

export default node;
