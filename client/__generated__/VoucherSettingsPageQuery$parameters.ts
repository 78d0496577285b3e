/**
 * @generated SignedSource<<b8b1947517ae428ce602456d79f7153c>>
 * @relayHash 56cf32d1cf836b77023abaacb87ba81a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56cf32d1cf836b77023abaacb87ba81a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherSettingsPageQuery } from './VoucherSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "56cf32d1cf836b77023abaacb87ba81a",
    "metadata": {},
    "name": "VoucherSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
