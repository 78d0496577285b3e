/**
 * @generated SignedSource<<9582eecd0badfa66ddf3591b6cef84dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfiguratorEditor_query$data = {
  readonly propertyUses: ReadonlyArray<{
    readonly key: string;
    readonly ofProducts: boolean;
    readonly products: number;
  }>;
  readonly " $fragmentType": "ConfiguratorEditor_query";
};
export type ConfiguratorEditor_query$key = {
  readonly " $data"?: ConfiguratorEditor_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfiguratorEditor_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfiguratorEditor_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PropertyUse",
      "kind": "LinkedField",
      "name": "propertyUses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "products",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ofProducts",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c5f9661691da332a29258ab86f0a8f46";

export default node;
