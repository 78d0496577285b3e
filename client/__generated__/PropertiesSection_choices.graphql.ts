/**
 * @generated SignedSource<<b09c690ca49741096b1857e4bb777ab9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PropertyType = "BOOLEAN" | "COLOR" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type PropertiesSection_choices$data = {
  readonly documentMegabytes: number;
  readonly properties: ReadonlyArray<{
    readonly isGlobal: boolean;
    readonly isRequired: boolean;
    readonly key: string;
    readonly name: string;
    readonly type: PropertyType;
  }>;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfiguredProperty",
      "kind": "LinkedField",
      "name": "properties",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isGlobal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CatalogueChoices",
  "abstractKey": null
};

(node as any).hash = "3a7050b1d06f3f7f84efb50580c24e0a";

export default node;
