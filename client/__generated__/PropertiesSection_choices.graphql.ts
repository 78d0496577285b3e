/**
 * @generated SignedSource<<6edc341bee77b547d2b3103d0ad47488>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PropertiesSection_choices$data = {
  readonly documentMegabytes: number;
  readonly " $fragmentType": "PropertiesSection_choices";
};
export type PropertiesSection_choices$key = {
  readonly " $data"?: PropertiesSection_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"PropertiesSection_choices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PropertiesSection_choices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentMegabytes",
      "storageKey": null
    }
  ],
  "type": "CatalogueChoices",
  "abstractKey": null
};

(node as any).hash = "d4d6a6314607aec6b8cfe66af0900fad";

export default node;
