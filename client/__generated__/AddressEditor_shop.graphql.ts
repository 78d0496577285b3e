/**
 * @generated SignedSource<<ca05ff2088b2889a4f8256e134b69e6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressEditor_shop$data = {
  readonly countries: ReadonlyArray<{
    readonly code: string;
    readonly title: string;
  }>;
  readonly homeCountry: string;
  readonly " $fragmentType": "AddressEditor_shop";
};
export type AddressEditor_shop$key = {
  readonly " $data"?: AddressEditor_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressEditor_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressEditor_shop",
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

(node as any).hash = "06fd5b6a43c5c97eb8eb2873a91ad52e";

export default node;
