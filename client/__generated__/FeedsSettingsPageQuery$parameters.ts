/**
 * @generated SignedSource<<12a7c4680ffd0a1b603a0baa2746507b>>
 * @relayHash d476e2c9e75b77c62ca9df62f382eb15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d476e2c9e75b77c62ca9df62f382eb15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeedsSettingsPageQuery } from './FeedsSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<FeedsSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d476e2c9e75b77c62ca9df62f382eb15",
    "metadata": {},
    "name": "FeedsSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
