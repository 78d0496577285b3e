/**
 * @generated SignedSource<<c4542bc4f632b2e07bdda9caad9661ce>>
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
  readonly revision: number;
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
      "name": "revision",
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

(node as any).hash = "461d72bb11058c66544fa1d91bc86681";

export default node;
