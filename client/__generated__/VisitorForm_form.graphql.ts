/**
 * @generated SignedSource<<23bc01bd013099f64bb044352f483219>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FormFieldKind = "CHECKBOX" | "CHOICE" | "CONSENT" | "DATE" | "EMAIL" | "FILE" | "HEADING" | "LONG_TEXT" | "MULTI_CHOICE" | "NUMBER" | "PHONE" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type VisitorForm_form$data = {
  readonly fields: ReadonlyArray<{
    readonly help: string;
    readonly highest: number | null | undefined;
    readonly isRequired: boolean;
    readonly key: string;
    readonly kind: FormFieldKind;
    readonly label: string;
    readonly lowest: number | null | undefined;
    readonly options: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly pattern: string;
    readonly patternText: string;
    readonly shownIf: string;
    readonly shownValue: string;
    readonly success: string;
    readonly warning: string;
    readonly warningPattern: string;
  }>;
  readonly formId: string;
  readonly thanks: string;
  readonly " $fragmentType": "VisitorForm_form";
};
export type VisitorForm_form$key = {
  readonly " $data"?: VisitorForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisitorForm_form">;
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
  "name": "VisitorForm_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thanks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShownFormField",
      "kind": "LinkedField",
      "name": "fields",
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
          "name": "lowest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "highest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pattern",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "patternText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "success",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "warningPattern",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "warning",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FormOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shownIf",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shownValue",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShownForm",
  "abstractKey": null
};
})();

(node as any).hash = "394badcb3c70b9e60d8bb24b6bf238f0";

export default node;
