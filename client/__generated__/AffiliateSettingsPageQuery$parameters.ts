/**
 * @generated SignedSource<<ee326f826e78a0cd20e4c5683809bccb>>
 * @relayHash 5dac59a307f8d566b45c71602bba7085
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dac59a307f8d566b45c71602bba7085

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AffiliateSettingsPageQuery } from './AffiliateSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<AffiliateSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5dac59a307f8d566b45c71602bba7085",
    "metadata": {},
    "name": "AffiliateSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
