/**
 * @generated SignedSource<<5a8f4268c5abaccc389f64686d52b0dc>>
 * @relayHash 70a6e2a2f21f61602af79232aaa12da6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70a6e2a2f21f61602af79232aaa12da6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeedsSettingsPageQuery } from './FeedsSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<FeedsSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70a6e2a2f21f61602af79232aaa12da6",
    "metadata": {},
    "name": "FeedsSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
