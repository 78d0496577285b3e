/**
 * @generated SignedSource<<31fadaaa32fda29bb638951c4cb6d5d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PropertyType = "BOOLEAN" | "COLOR" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type VariantsSection_choices$data = {
  readonly properties: ReadonlyArray<{
    readonly isGlobal: boolean;
    readonly key: string;
    readonly labelChecked: string | null | undefined;
    readonly labelUnchecked: string | null | undefined;
    readonly name: string;
    readonly placeholder: string | null | undefined;
    readonly type: PropertyType;
  }>;
  readonly " $fragmentType": "VariantsSection_choices";
};
export type VariantsSection_choices$key = {
  readonly " $data"?: VariantsSection_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantsSection_choices">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VariantsSection_choices",
  "selections": [
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
          "name": "placeholder",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "labelChecked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "labelUnchecked",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CatalogueChoices",
  "abstractKey": null
};

(node as any).hash = "4df145ae5ae769821bb05a495a596bfe";

export default node;
