/**
 * @generated SignedSource<<f15cd9d62a67cc211af42236e469c7db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FormFieldKind = "CHECKBOX" | "CHOICE" | "CONSENT" | "DATE" | "EMAIL" | "FILE" | "HEADING" | "LONG_TEXT" | "MULTI_CHOICE" | "NUMBER" | "PHONE" | "TEXT";
export type Language = "DE" | "EN";
import type { FragmentRefs } from "relay-runtime";
export type MessagePage_message$data = {
  readonly answers: ReadonlyArray<{
    readonly files: ReadonlyArray<{
      readonly bytes: number;
      readonly name: string;
      readonly url: string;
    }>;
    readonly key: string;
    readonly kind: FormFieldKind;
    readonly label: string;
    readonly values: ReadonlyArray<string>;
  }>;
  readonly deleteAfter: string | null | undefined;
  readonly email: string | null | undefined;
  readonly form: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly language: Language;
  readonly readAt: string | null | undefined;
  readonly sentAt: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "MessagePage_message";
};
export type MessagePage_message$key = {
  readonly " $data"?: MessagePage_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessagePage_message">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessagePage_message",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deleteAfter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Form",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnsweredField",
      "kind": "LinkedField",
      "name": "answers",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "values",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SentFile",
          "kind": "LinkedField",
          "name": "files",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bytes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FormAnswer",
  "abstractKey": null
};
})();

(node as any).hash = "26549e9f277d274122ba7ae092921e49";

export default node;
