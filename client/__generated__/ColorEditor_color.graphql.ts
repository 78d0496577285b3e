/**
 * @generated SignedSource<<e7c0a2c0d18039e3622200c6adf938c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColorEditor_color$data = {
  readonly code: string;
  readonly colorId: string;
  readonly hex: string;
  readonly sortOrder: number;
  readonly title: {
    readonly de: string;
    readonly en: string | null | undefined;
  };
  readonly " $fragmentType": "ColorEditor_color";
};
export type ColorEditor_color$key = {
  readonly " $data"?: ColorEditor_color$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColorEditor_color">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColorEditor_color",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "colorId",
      "storageKey": null
    },
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
      "name": "hex",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sortOrder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LocalizedText",
      "kind": "LinkedField",
      "name": "title",
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
  "type": "ManagedColor",
  "abstractKey": null
};

(node as any).hash = "5c738398c437c5f69a470f5ccf81a19d";

export default node;
