/**
 * @generated SignedSource<<72d965e943b05b3cebd7f9fad1c4a3b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestCompanyForm_shop$data = {
  readonly countries: ReadonlyArray<{
    readonly code: string;
    readonly title: string;
  }>;
  readonly homeCountry: string;
  readonly " $fragmentType": "RequestCompanyForm_shop";
};
export type RequestCompanyForm_shop$key = {
  readonly " $data"?: RequestCompanyForm_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestCompanyForm_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestCompanyForm_shop",
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

(node as any).hash = "8b7545885888e13979b486ba978457a6";

export default node;
