/**
 * @generated SignedSource<<08e96b67c142f9dada239e619cfeff39>>
 * @relayHash 3383cc266b023d5ec46a73ed2b0df218
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3383cc266b023d5ec46a73ed2b0df218

import type { ConcreteRequest } from 'relay-runtime';
export type FoundSettingsQuery$variables = Record<PropertyKey, never>;
export type FoundSettingsQuery$data = {
  readonly settingsSections: ReadonlyArray<{
    readonly fields: ReadonlyArray<string>;
    readonly key: string;
  }>;
};
export type FoundSettingsQuery = {
  response: FoundSettingsQuery$data;
  variables: FoundSettingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SettingsSection",
    "kind": "LinkedField",
    "name": "settingsSections",
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
        "name": "fields",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FoundSettingsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FoundSettingsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "3383cc266b023d5ec46a73ed2b0df218",
    "metadata": {},
    "name": "FoundSettingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7a1f99671470f73e2dbd8fc04a657dda";

export default node;
