/**
 * @generated SignedSource<<8d9c9c88be0fbfd8310f9ac902b509b3>>
 * @relayHash 7d076eb5d6e5d46c26f6486455519936
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d076eb5d6e5d46c26f6486455519936

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VatSettingsPageQuery } from './VatSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<VatSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d076eb5d6e5d46c26f6486455519936",
    "metadata": {},
    "name": "VatSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
