/**
 * @generated SignedSource<<fa4dd8b404ca02cdcfc2ca4ae972ad00>>
 * @relayHash ef894a757c372da99cb24b23d4119b3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef894a757c372da99cb24b23d4119b3a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenusPageQuery$variables = Record<PropertyKey, never>;
export type MenusPageQuery$data = {
  readonly menuGroups: ReadonlyArray<{
    readonly path: string;
    readonly title: {
      readonly de: string;
      readonly en: string | null | undefined;
    };
  }>;
  readonly settingsSection: {
    readonly " $fragmentSpreads": FragmentRefs<"SectionEditor_section">;
  } | null | undefined;
};
export type MenusPageQuery = {
  response: MenusPageQuery$data;
  variables: MenusPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "key",
    "value": "frame"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "MenuGroup",
  "kind": "LinkedField",
  "name": "menuGroups",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
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
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MenusPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SectionEditor_section"
          }
        ],
        "storageKey": "settingsSection(key:\"frame\")"
      },
      (v1/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MenusPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "SettingsSection",
        "kind": "LinkedField",
        "name": "settingsSection",
        "plural": false,
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
            "name": "version",
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
            "kind": "ScalarField",
            "name": "secretsSet",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanEdit",
            "storageKey": null
          }
        ],
        "storageKey": "settingsSection(key:\"frame\")"
      },
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "ef894a757c372da99cb24b23d4119b3a",
    "metadata": {},
    "name": "MenusPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0d6951478ed7915dc2f52bfe50e0f5dc";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
