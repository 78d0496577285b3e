/**
 * @generated SignedSource<<d96b49d17c03fc1c78eb94e8d2605ef2>>
 * @relayHash 550cb5616984949acc30155c9b587901
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 550cb5616984949acc30155c9b587901

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GeneralSettingsPageQuery } from './GeneralSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GeneralSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "550cb5616984949acc30155c9b587901",
    "metadata": {},
    "name": "GeneralSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
