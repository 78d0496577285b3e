/**
 * @generated SignedSource<<ff63fae41e81a56d8974703cc23b9e34>>
 * @relayHash 0bd32b89d7518c493ef02b59b04e111e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bd32b89d7518c493ef02b59b04e111e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GeneralSettingsPageQuery } from './GeneralSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GeneralSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0bd32b89d7518c493ef02b59b04e111e",
    "metadata": {},
    "name": "GeneralSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
