/**
 * @generated SignedSource<<d6f4357b9858ab1ca49a2a7caa9b5b96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderFieldKind = "CHECKBOX" | "CHOICE" | "DATE" | "LONG_TEXT" | "NUMBER" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type AskedInput_field$data = {
  readonly help: string | null | undefined;
  readonly isRequired: boolean;
  readonly kind: OrderFieldKind;
  readonly label: string;
  readonly max: number | null | undefined;
  readonly min: number | null | undefined;
  readonly options: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "AskedInput_field";
};
export type AskedInput_field$key = {
  readonly " $data"?: AskedInput_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskedInput_field">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskedInput_field",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "help",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "min",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "max",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderFieldOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "AskedField",
  "abstractKey": null
};
})();

(node as any).hash = "8f50077a2221026c164a12e8d9df0f75";

export default node;
