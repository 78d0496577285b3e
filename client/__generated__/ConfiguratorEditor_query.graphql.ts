/**
 * @generated SignedSource<<bc2fe0c9d4cd9047cfcb492559253288>>
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
    readonly name: {
      readonly de: string;
      readonly en: string | null | undefined;
    } | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LocalizedText",
          "kind": "LinkedField",
          "name": "name",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "de",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "en",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0d3caa2b7fc8c5ffecad4d0982f827ba";

export default node;
