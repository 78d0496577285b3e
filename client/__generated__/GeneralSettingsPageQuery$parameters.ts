/**
 * @generated SignedSource<<98aa96b7cecfdbbca430b6d312039503>>
 * @relayHash 0bd32b89d7518c493ef02b59b04e111e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34381ea0a2cf58aedd9322009cdfac4f0fead046567caa5e26931a35327d3325

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GeneralSettingsPageQuery } from './GeneralSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<GeneralSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34381ea0a2cf58aedd9322009cdfac4f0fead046567caa5e26931a35327d3325",
    "metadata": {},
    "name": "GeneralSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
