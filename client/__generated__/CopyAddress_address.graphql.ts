/**
 * @generated SignedSource<<1ab154e38d18361306a6d12767238a36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyAddress_address$data = {
  readonly address: string;
  readonly city: string;
  readonly company: string | null | undefined;
  readonly countryName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string | null | undefined;
  readonly zip: string;
  readonly " $fragmentType": "CopyAddress_address";
};
export type CopyAddress_address$key = {
  readonly " $data"?: CopyAddress_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyAddress_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyAddress_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryName",
      "storageKey": null
    }
  ],
  "type": "PostalAddress",
  "abstractKey": "__isPostalAddress"
};

(node as any).hash = "78a54b735df519904a75839fbf739ed9";

export default node;
