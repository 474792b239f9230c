export interface paths {
    "/v1/research": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a run
         * @description Accepts a question, reserves the price of its panel, and responds at once. The run continues without the connection; poll it at `Location`.
         *
         *     The server decides which models form a panel and what it costs. Any other field in the body is refused.
         *
         *     **Idempotency.** The key covers prompt (after trimming) and panel for 24 hours from acceptance. The same request again returns 200 with the original run in its present state, even at zero credits, and with `Retry-After` while it is in progress. It starts no second run and reserves nothing. Another prompt or panel with the same key is 409 `idempotency_conflict`. A refused create reserves nothing and does not use up its key.
         *
         *     **Limits.** 30 creates per minute and workspace, replays and refused ones included; 3 runs in progress per workspace.
         *
         *     Checked in this order: key of the API, rate, Idempotency-Key, body, replay or conflict, subscription, credits, runs in progress.
         */
        post: operations["createResearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/research/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a run's status
         * @description The state of a run. Poll it until `status` is `completed`, `partial` or `failed`, and wait as long as `Retry-After` says between two polls (3 seconds). The header is sent only while the run is in progress.
         *
         *     **Waiting.** With `Prefer: wait=30` and the `ETag` of the last response in `If-None-Match`, the request is answered when `status`, `phase` or `progress` has changed, within a second, or with 304 after 30 seconds. Begin with `Prefer: wait=0`, which gives the first `ETag`, and send each next request at once: you are answered at most once a second, such responses have no `Retry-After`, and each counts as one read. Without `If-None-Match` it waits for a change too. A finished run is never waited for. `Preference-Applied` tells that the wait was granted; without it, poll as above.
         *
         *     Most `partial` runs have a report and are charged. If there is none, `credits_charged` is 0. The responses are readable in both cases.
         */
        get: operations["getResearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/research/{run_id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the report
         * @description The stored report of a finished run. Reading it starts no research and costs nothing. It never changes, so it can be cached, or requested with `If-None-Match`.
         *
         *     The report contains no original text of a model; read that under `/responses`. `evidence_spans` locate each stance in the stored text. Fields may be added inside the parts of the report; ignore those that you do not know. Reports of old runs are returned as they were stored.
         *
         *     With `Accept: text/markdown` it comes as a page or two of Markdown to read: what is answered, judged, disputed and not known, with its counts.
         */
        get: operations["getResearchResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/research/{run_id}/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stored responses
         * @description The response of each model without its text, ordered by model id. Readable once the run is completed or partial, also without a report; before that, the answer is 409 `responses_not_ready`. Follow `next_cursor` until it is null; every model is listed once.
         */
        get: operations["listModelResponses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/research/{run_id}/responses/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the text of one model
         * @description A window of the original text of one model, exactly as stored. Readable once the run is completed or partial, also without a report; before that, the answer is 409 `responses_not_ready`. Characters are Unicode code points. While `truncated` is true, continue at `offset` + `returned_characters`. The windows together are the stored text.
         */
        get: operations["getModelResponseText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/research/{run_id}/responses/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all stored responses
         * @description All stored responses with their whole texts as a file, including models that failed: one JSON object per line (`ExportLine`), ordered by model id. Readable once the run is completed or partial, also without a report; before that, the answer is 409 `responses_not_ready`. The file is streamed. If it breaks off, the connection ends without the last chunk, so that HTTP clients report an error.
         */
        get: operations["exportModelResponses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the account
         * @description The plan, subscription and credits of the workspace of the key. Readable without an active subscription. A create needs `entitled` and as many `available_credits` as its panel costs.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recent runs
         * @description The runs of the workspace, newest first, with the credits that each reserved. The run itself tells what was charged. Follow `next_cursor` until it is null; every run is listed once, even if others are accepted meanwhile.
         */
        get: operations["listUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this description
         * @description This document. Needs no key.
         */
        get: operations["getOpenapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A question, and the panel that is to answer it. */
        CreateResearch: {
            /** @description The question: 1 to 20,000 characters (code points) after trimming, without U+0000 and lone surrogates. It is sent unchanged to every model of the panel. */
            prompt: string;
            /**
             * @description The panel, which also decides the price.
             * @enum {string}
             */
            panel: "wide" | "consensus" | "service";
        };
        /** @description One question to one panel, and its state. */
        ResearchRun: {
            /**
             * Format: uuid
             * @description The run.
             */
            id: string;
            /** @constant */
            object: "research.run";
            status: components["schemas"]["RunStatus"];
            /** @description The question, without surrounding white space. */
            prompt: string;
            /**
             * @description The panel. `quick_pulse` occurs on old runs only; it can no longer be bought.
             * @enum {string}
             */
            panel: "wide" | "consensus" | "service" | "quick_pulse";
            /** @description Whole credits. Reserved when the run is accepted. Never changes, not even after a refund. */
            credits_reserved: number;
            credits_charged: number | null;
            progress: {
                /** @description Models invited; fixed at acceptance. */
                total_models: number;
                /** @description Models that have answered or failed: successful_models + failed_models. */
                completed_models: number;
                /** @description Models whose text is stored. */
                successful_models: number;
                /** @description Models without a usable text. */
                failed_models: number;
            };
            /** @description `panel` while models are still answering, otherwise null. */
            phase: "panel" | null;
            /**
             * @description Where the run was created: this interface, the agent protocol, or the developer area.
             * @enum {string}
             */
            source: "api" | "mcp" | "console";
            /** @description `research_failed` exactly when status is `failed`. */
            failure_code: "research_failed" | null;
            /**
             * Format: date-time
             * @description When the run was accepted.
             */
            created_at: string;
            completed_at: string | null;
        };
        /**
         * @description `queued`, `running` and `synthesizing` are in progress; `completed`, `partial` and `failed` are final and never change. `partial` means that enough models answered for a quorum, but fewer than nine in ten.
         * @enum {string}
         */
        RunStatus: "queued" | "running" | "synthesizing" | "completed" | "partial" | "failed";
        /** @description The structured report of one run. */
        Report: {
            /** @description Today service_research_platform_report. */
            schema_version?: string;
            /** @description The final status of the run. Today one of: completed, partial. */
            status: string;
            /** @description What the report had to leave out or replace. Usually empty. */
            errors?: components["schemas"]["ReportError"][];
            question?: ({
                text?: string | null;
                question_type?: string | null;
                /** @description The language of the question, in which answer, evidence and analysis are written (ISO 639-1). `other`: one in which this service has no sentences; the report then consists of wordings and figures. Today one of: en, de, fr, es, pt, it, zh, ja, other. */
                language?: string;
            } & {
                [key: string]: unknown;
            }) | null;
            answer?: components["schemas"]["ReportAnswer"] | null;
            evidence?: ({
                claims?: components["schemas"]["ReportClaim"][];
                camps?: components["schemas"]["ReportCamp"][];
                labs?: components["schemas"]["ReportLabs"];
                /** @description Those of most models first. */
                cases?: components["schemas"]["ReportCase"][];
                /** @description Further cases that responses name, for lack of space. */
                cases_left_out_count?: number;
                /** @description What the question asks for comes first. */
                quantities?: components["schemas"]["ReportQuantity"][];
                /** @description Further things that responses put a figure to, for lack of space or of a second response. */
                quantities_left_out_count?: number;
                /** @description Included models in no camp, sorted by code point. */
                unclassified_model_ids?: string[];
                flags?: {
                    /** @description Codes of `errors` that concern this part of the report. Missing if there are none. */
                    claims?: string[];
                    /** @description Codes of `errors` that concern this part of the report. Missing if there are none. */
                    camps?: string[];
                    /** @description Codes of `errors` that concern this part of the report. Missing if there are none. */
                    cases?: string[];
                    /** @description Codes of `errors` that concern this part of the report. Missing if there are none. */
                    quantities?: string[];
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            }) | null;
            analysis?: components["schemas"]["ReportAnalysis"] | null;
            research_record?: components["schemas"]["ReportResearchRecord"] | null;
            methodology?: components["schemas"]["ReportMethodology"] | null;
        };
        /** @description Something that the report had to leave out or replace. */
        ReportError: {
            /**
             * @description Codes may be added. Today:
             *     - `simulated_panel`: The built-in simulator made answers of the panel. The report shows how this service works, and nothing about what real models think.
             *     - `simulated_synthesis`: The built-in simulator made answers of the synthesis. What was found in the responses shows how this service works; no model has read them.
             *     - `models_left_out`: More than a tenth of the models that were asked are in no count. Shares are those of the models that remain; the record of provenance says why each is missing.
             *     - `responses_not_analysed`: No synthesizer could read or label a response. What these responses say is in no count, although they can be read.
             *     - `calls_given_up`: Calls of the synthesis brought nothing that could be used. What the report lacks as a result is named by other entries; without any, other calls did the work.
             *     - `stances_withheld`: The labelling of more than a fifth of the responses failed with both synthesizers. What was read of the other responses is not believed either: the report has no claims, camps and stances, and what it lists beside them was extracted.
             *     - `reliability_not_measured`: Two synthesizers read fewer than ten stances, or all of them had one value. Nothing tells how far another reader would have found the same.
             *     - `stances_not_checked`: One synthesizer alone read more than a tenth of the stances. Nothing checks these stances, so a share can be wrong by as much as they weigh in it.
             *     - `readings_disagree`: Of the stances that two synthesizers found alike, the share that is estimated to be right may be below 95%. What counts is what both found; much of what the responses say may be missing or misread, so take shares as rough.
             *     - `camps_unresolved`: Two synthesizers differ on the camp of more than a third of the responses. The sizes of the camps are in doubt; the claims are not affected.
             *     - `details_not_checked`: One synthesizer alone read more than a tenth of the figures and cases. Nothing checks these figures and cases: read their sentences before you rely on them.
             *     - `details_unresolved`: Two synthesizers differ on more than half of five or more figures and cases. What they differ on is left out, so the lists of figures and cases are incomplete.
             *     - `sections_not_read`: No model but its writer has read a written section. Amounts in it that were not computed are found by lists of words alone, which are not complete.
             *     - `sentences_left_out`: A check by code, or the model that read a section, refused sentences of it. What remains was checked; the section may say less than its writer meant to.
             *     - `entries_withheld`: The last check before the delivery found something wrong in an entry of the report. The entry is missing, with what rested on it; the report without it passed the check.
             *     - `section_replaced`: A section could not be written, or did not pass its checks. Code made the section from the computed values: it is plainer, and no less right.
             *     - `language_without_sentences`: This service has no sentences in the language of the question. Answer and analysis consist of wordings from the responses and of figures.
             *     - `claims_not_merged`: Grouping could not compare some claims with the others. Claims that say the same may stand apart, each with only a part of its models.
             *     - `camps_not_found`: The positions of the responses could not be sorted into camps. The report has no camps, and so no shares of them; its claims stand alone.
             *     - `stance_dropped`: Stances did not fit the stored responses or the claims of the run. Their models count as not addressing these claims.
             *     - `wording_shortened`: A wording repeated more of a response than a report may. The wording ends with “[…]”; its counts are not affected.
             *     - `camp_text_shortened`: The description of a camp held quantities that were not computed. The description lacks these sentences; its counts are not affected.
             *     - `uncertainty_dropped`: The description of an uncertainty failed a check. The list of uncertainties is not complete.
             *     - `case_dropped`: The wording of a case on which answers depend failed a check. The list of cases is not complete.
             *     - `quantity_dropped`: The description of a quantity failed a check. The list of quantities is not complete.
             */
            code?: string | null;
            message?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The finding. */
        ReportAnswer: {
            /** @description The answer in one or two sentences; for a task, whose response is preferred, if any is. Where two synthesizers know what the largest camp answers to be wrong, it says what is right, and `sources` marks it as own knowledge. */
            headline: string;
            /** @description How many models give the leading answer, the range of the number if one was asked for, and how far the lead carries to other models. Computed; may be empty for a task. */
            standing?: string;
            /** @description What the panel answers. Plain text: paragraphs with an empty line between, steps that begin with “1. ”, entries of a list on lines that follow each other, rows of a table on lines whose cells stand between “¦”, its heads first. */
            direct_answer: string;
            /** @description Further reasons that the panel gives; may be empty. */
            rationale?: string;
            /** @description null if the question offers no choice, or the panel makes none. */
            recommended_option?: string | null;
            key_points?: ({
                key_point_id: number;
                label: string;
                statement: string;
                related_claim_ids?: number[];
            } & {
                [key: string]: unknown;
            })[];
            /** @description What a synthesizer judges, apart from what the panel says; null if it judges nothing. */
            assessment?: components["schemas"]["ReportAssessment"] | null;
            recommendation?: ({
                statement: string;
                related_claim_ids?: number[];
            } & {
                [key: string]: unknown;
            }) | null;
            ranked_options?: ({
                /** @description 1 for the option that most models choose; “it depends” is an option of its own, but no entry of a list. */
                rank: number;
                option: string;
                rationale?: string;
                related_claim_ids?: number[];
                /** @description The camps that choose it. */
                related_camp_ids?: number[];
                /** @description Of a question that asks for a list: the models that recommend it, or choose it as their answer. Their sentences are those of the related claim with this `option`. */
                for_model_ids?: string[];
                /** @description The models that advise against it. */
                against_model_ids?: string[];
                /** @description Members of these camps, or the models in `for_model_ids`. */
                model_count?: number;
                /** @description Of all included models. */
                model_share?: number | null;
                /** @description For “it depends”: the cases, in evidence.cases. */
                case_ids?: number[];
            } & {
                [key: string]: unknown;
            })[];
            /** @description Sentences of this answer that rest on sentences of single responses, or on what the synthesizers know, beside the claims. */
            sources?: ({
                /** @description Where the sentence stands in the answer: `headline`, `direct_answer`, `key_points[0].statement`, `assessment.reasons[0].statement`. */
                field?: string;
                /** @description In code points of that text. */
                offset?: number;
                /** @description In code points. */
                length?: number;
                /** @description Where responses say what it rests on; empty for a sentence of own knowledge alone. */
                evidence_spans?: ({
                    model_id?: string;
                    /** @description In Unicode code points of the stored text. */
                    offset?: number;
                    /** @description In Unicode code points. */
                    length?: number;
                } & {
                    [key: string]: unknown;
                })[];
                /** @description The synthesizer that wrote it knows this besides, and the one that read it did not object; no response has to say it. Today true. */
                own_knowledge?: boolean;
                /** @description What code has calculated of what the sentence states, from numbers of the question, the evidence and these spans: `0.65×14×150`. */
                calculations?: string[];
            } & {
                [key: string]: unknown;
            })[];
            /** @description The models whose answer depends on a case; null if none does. */
            it_depends?: ({
                /** @description Model ids, sorted by code point. */
                model_ids?: string[];
                model_count?: number;
                /** @description Of all included models. */
                model_share?: number | null;
                /** @description Ids in evidence.cases, those of most models first. */
                case_ids?: number[];
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description Of a task alone; null if nobody compared the responses. */
            best_response?: components["schemas"]["ReportBestResponse"] | null;
            /** @description An id in analysis.disagreements. */
            primary_disagreement_id?: number | null;
            /** @description An id in analysis.minority_insights. */
            notable_minority_insight_id?: number | null;
            /** @description Codes of `errors` that concern this part of the report. Missing if there are none. */
            flags?: string[];
        } & {
            [key: string]: unknown;
        };
        /** @description The judgement of one synthesizer, which changes no count. It is not a finding about the panel. */
        ReportAssessment: {
            /** @description The synthesizer that judges. */
            model_id?: string;
            /** @description The camp whose answer it finds better supported; null if it finds none better. */
            favoured_camp_id?: number | null;
            /** @description Whether that is another camp than the largest one. */
            differs_from_panel?: boolean;
            statement?: string;
            reasons?: ({
                /** @description `source`: who names one; `contradiction`: figures or claims that cannot both hold; `arithmetic`: what does not add up; `outdated`; `turns_on`: what the answer depends on. Today one of: source, contradiction, arithmetic, outdated, turns_on, other. */
                kind?: string;
                statement?: string;
                related_claim_ids?: number[];
            } & {
                [key: string]: unknown;
            })[];
            /** @description What the synthesizer knows besides the answers of the panel. Only the other synthesizer has checked it, by what it knows. */
            own_knowledge?: ({
                statement?: string;
                related_claim_ids?: number[];
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /** @description Which response to a task two synthesizers prefer. It is the one that wins more of its pairs than any other and loses none. */
        ReportBestResponse: {
            /** @description The best response is its; null if none stands out. */
            model_id?: string | null;
            /** @description Those that compared. */
            synthesizer_model_ids?: string[];
            /** @description The responses that share most claims with others, four at most, by model id. */
            compared?: ({
                model_id?: string;
                pairs_won_count?: number;
                pairs_level_count?: number;
                pairs_lost_count?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description Every two of them were read four times: by two synthesizers, in both orders. Three readings win a pair. */
            pairs?: ({
                /** @description The two responses. */
                model_ids?: string[];
                /** @description Readings that prefer the first of them, by model id. */
                preferring_first_count?: number;
                preferring_second_count?: number;
                /** @description Readings that prefer neither. */
                equal_count?: number;
                /** @description Readings that could not be had. */
                missing_count?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description What both synthesizers name in favour of the best response. */
            reasons?: ({
                /** @description Today one of: correct, complete, follows_request, clear, explains, safe. */
                kind?: string;
                /** @description The sentence that shows it; empty where none does, as for what is missing. */
                evidence_spans?: ({
                    model_id?: string;
                    /** @description In Unicode code points of the stored text. */
                    offset?: number;
                    /** @description In Unicode code points. */
                    length?: number;
                } & {
                    [key: string]: unknown;
                })[];
            } & {
                [key: string]: unknown;
            })[];
            /** @description What both synthesizers name against a response, be it the best one. That another one is incomplete is here only with a sentence that shows it. */
            defects?: ({
                model_id?: string;
                /** @description Today one of: wrong, incomplete, off_request, unclear, unsafe, unneeded. */
                kind?: string;
                /** @description The sentence that shows it; empty where none does, as for what is missing. */
                evidence_spans?: ({
                    model_id?: string;
                    /** @description In Unicode code points of the stored text. */
                    offset?: number;
                    /** @description In Unicode code points. */
                    length?: number;
                } & {
                    [key: string]: unknown;
                })[];
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /** @description One claim, and the stance of every included model. */
        ReportClaim: {
            claim_id: number;
            /** @description One sentence that an answer can support or oppose. */
            statement: string;
            /** @description What it recommends: a row of the list that the question asks for. Missing in other claims. */
            option?: string;
            /** @description What is doubtful about these stances alone, whether or not the report as a whole warns of it: `readings_disagree`, two synthesizers read fewer than two thirds of them alike; `stances_not_checked`, one synthesizer alone read more than a tenth of them. Missing if there is nothing. */
            flags?: string[];
            /** @description Depends on how many models address the claim, and how evenly it divides them. */
            importance?: string | null;
            /** @description Model ids, sorted by code point. */
            supporting_model_ids?: string[];
            /** @description Model ids, sorted by code point. */
            opposing_model_ids?: string[];
            /** @description Model ids, sorted by code point. */
            mixed_or_uncertain_model_ids?: string[];
            /** @description Models on whose stance the two synthesizers that read them differ to the end: they are in no other list. Missing if there are none. */
            unresolved_model_ids?: string[];
            /** @description Limits within which models hold the claim: those that its supporters name, those of most models first. */
            caveats?: string[];
            /** @description Caveats of both sides, with the models that name them and the sentences. A mixed model’s caveat is listed on the side on which it was extracted. Missing if there are none. */
            caveats_by_side?: {
                /** @description Those of most models first. */
                supporting?: ({
                    caveat?: string;
                    /** @description Where each model names it. */
                    evidence_spans?: ({
                        model_id?: string;
                        /** @description In Unicode code points of the stored text. */
                        offset?: number;
                        /** @description In Unicode code points. */
                        length?: number;
                    } & {
                        [key: string]: unknown;
                    })[];
                } & {
                    [key: string]: unknown;
                })[];
                /** @description Those of most models first. */
                opposing?: ({
                    caveat?: string;
                    /** @description Where each model names it. */
                    evidence_spans?: ({
                        model_id?: string;
                        /** @description In Unicode code points of the stored text. */
                        offset?: number;
                        /** @description In Unicode code points. */
                        length?: number;
                    } & {
                        [key: string]: unknown;
                    })[];
                } & {
                    [key: string]: unknown;
                })[];
                /** @description Further caveats, for lack of space. */
                left_out_count?: number;
            } & {
                [key: string]: unknown;
            };
            /** @description Models that report the claim as others’ and take no stance on it, and where. They are among those that do not address it. Missing if there are none. */
            reported_by?: {
                evidence_spans?: ({
                    model_id?: string;
                    /** @description In Unicode code points of the stored text. */
                    offset?: number;
                    /** @description In Unicode code points. */
                    length?: number;
                } & {
                    [key: string]: unknown;
                })[];
            } & {
                [key: string]: unknown;
            };
            supporting_count?: number | null;
            opposing_count?: number | null;
            mixed_or_uncertain_count?: number | null;
            unresolved_count?: number;
            /** @description Included models that take no stance on the claim: those of `reported_by`, and those that say nothing of it. */
            not_addressed_count?: number | null;
            /** @description Supporting, opposing, and mixed or uncertain together. */
            addressed_count?: number | null;
            /** @description supporting_count / addressed_count; null if no model addresses the claim. */
            support_share_of_addressed?: number | null;
            support_share_interval_90?: components["schemas"]["ReportInterval"];
            /** @description The mean over labs with a model that addresses the claim of the share of these models that support it. Missing, as the interval is, if each lab has one counted model, or if all labs that address the claim have the same share: then it is `support_share_of_addressed`. */
            equal_lab_support_share_of_addressed?: number | null;
            /** @description opposing_count / addressed_count. */
            oppose_share_of_addressed?: number | null;
            /** @description mixed_or_uncertain_count / addressed_count. */
            mixed_share_of_addressed?: number | null;
            /** @description Where each model takes its stance, as the synthesizer read it: a window of its text at /responses/text. Without `stance` it supports the claim. A model has two entries if two synthesizers found its stance in sentences that do not follow each other; neighbouring ones are one entry. */
            evidence_spans?: ({
                model_id?: string;
                /** @description In Unicode code points of the stored text. */
                offset?: number;
                /** @description In Unicode code points. */
                length?: number;
                /** @description Today one of: support, oppose, mixed. */
                stance?: string;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /** @description The 90% percentile interval of a share if labs, with all their models, are drawn anew with replacement (cluster bootstrap). All draws count for up to seven labs, and 1,000 with a fixed seed for more. */
        ReportInterval: {
            low?: number;
            high?: number;
            /** @description In place of the ends if there are none. few_labs: fewer than four have a counted model; no_variation: all have the same share, so drawing them anew cannot show how uncertain it is. Today one of: few_labs, no_variation. */
            missing_reason?: string;
            /** @description Labs that the interval rests on. With few of them it holds the true value less often than in 90 of 100 panels. */
            lab_count?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description One answer that part of the panel gives, and the models that give it. */
        ReportCamp: {
            camp_id: number;
            label: string;
            /** @description The position in one sentence. */
            thesis?: string;
            recommended_option?: string | null;
            /** @description What is doubtful about these stances alone, whether or not the report as a whole warns of it: `readings_disagree`, two synthesizers read fewer than two thirds of them alike; `stances_not_checked`, one synthesizer alone read more than a tenth of them. Missing if there is nothing. */
            flags?: string[];
            /** @description Model ids, sorted by code point. */
            model_ids?: string[];
            /** @description Up to three members that represent the camp best. */
            representative_model_ids?: string[];
            model_count?: number | null;
            /** @description All included models, also those in no camp. */
            eligible_model_count?: number | null;
            /** @description model_count / eligible_model_count. */
            model_share?: number | null;
            /** @description Missing if each lab has one counted model. */
            model_share_interval_90?: components["schemas"]["ReportInterval"];
            /** @description The mean over labs of the share of their included models that are members. A lab with many models weighs no more than one with a single model. Null, as the censuses are, if each lab has one counted model. */
            equal_lab_weight_share?: number | null;
            by_lab?: components["schemas"]["ReportCensus"] | null;
            by_country?: components["schemas"]["ReportCensus"] | null;
            by_model_family?: components["schemas"]["ReportCensus"] | null;
            /** @description Cases in evidence.cases that members name, those of most members first. Missing if they name none. */
            case_ids?: number[];
            evidence_spans?: ({
                model_id?: string;
                /** @description In Unicode code points of the stored text. */
                offset?: number;
                /** @description In Unicode code points. */
                length?: number;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /** @description Members of a camp by one property; shares are of its members. */
        ReportCensus: {
            groups?: ({
                key?: string;
                label?: string;
                count?: number;
                share?: number | null;
            } & {
                [key: string]: unknown;
            })[];
            unknown_count?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description What follows from models belonging to labs, whose models tend to answer alike. */
        ReportLabs: {
            /** @description null if there are fewer than two camps. */
            lead?: ({
                camp_id?: number;
                next_camp_id?: number;
                /** @description model_share of the first minus that of the next. */
                difference?: number;
                /** @description If labs are drawn anew: how far the first camp is ahead of whichever other is largest then. */
                difference_interval_90?: {
                    low?: number;
                    high?: number;
                    /** @description In place of the ends if there are none. few_labs: fewer than four have a counted model. Today one of: few_labs. */
                    missing_reason?: string;
                    /** @description Labs that the interval rests on. With few of them it holds the true value less often than in 90 of 100 panels. */
                    lab_count?: number;
                } & {
                    [key: string]: unknown;
                };
                /** @description Whether the interval lies above 0. If not, which camp is the largest may be chance. */
                established?: boolean;
                /** @description Labs of which each, left out alone, would change the first place. */
                depends_on_lab_ids?: string[];
            } & {
                [key: string]: unknown;
            }) | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A case or a factor on which answers to the question depend. */
        ReportCase: {
            case_id?: number;
            /** @description The case, as it follows “if”; without an option a factor, as in “it depends on …”. */
            case?: string;
            /** @description What the models would choose in it; null if they name it as a factor and do not say what they would choose. */
            option?: string | null;
            /** @description Model ids, sorted by code point. */
            model_ids?: string[];
            model_count?: number;
            evidence_spans?: ({
                model_id?: string;
                /** @description In Unicode code points of the stored text. */
                offset?: number;
                /** @description In Unicode code points. */
                length?: number;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /** @description Figures that models of the panel give for the same thing, converted to one unit. */
        ReportQuantity: {
            quantity_id?: number;
            /** @description What the figures are of, in a synthesizer’s words. */
            what?: string;
            /** @description What is counted or measured, and per what; empty for a bare number. Values are in ones: 18000000 for “18 million”. */
            unit?: string;
            /** @description Whether the question asks for this number and responses give it as their answer. */
            answers_question?: boolean;
            /** @description Model ids, sorted by code point. */
            model_ids?: string[];
            model_count?: number;
            /** @description The lowest figure, or the lowest end of a range. */
            low?: number;
            high?: number;
            /** @description Over the models; a model that gives a range counts with its middle. Missing if there are groups, because what lies between them may be a number that nobody gives. */
            median?: number;
            /** @description A quarter of the models gives less, linearly interpolated. Missing for fewer than five models, and if there are groups. */
            lower_quartile?: number;
            upper_quartile?: number;
            /** @description If the figures fall into groups of which each is at least three times the one before, those groups, up to four. */
            groups?: ({
                low?: number;
                high?: number;
                model_count?: number;
            } & {
                [key: string]: unknown;
            })[];
            /** @description There if one model’s figure is at least ten times another one’s: both can’t be right. Today true. */
            contradict_each_other?: boolean;
            /** @description Where each model gives its figure: code found it there by value. */
            evidence_spans?: ({
                model_id?: string;
                /** @description In Unicode code points of the stored text. */
                offset?: number;
                /** @description In Unicode code points. */
                length?: number;
                low?: number;
                high?: number;
                /** @description The figure as it stands in the text, if its unit there is not that of the others. */
                given?: {
                    low?: number;
                    unit?: string;
                    high?: number;
                    high_unit?: string;
                } & {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        /** @description Disagreements, minority insights and uncertainties of the panel. */
        ReportAnalysis: {
            disagreements?: ({
                disagreement_id: number;
                /** @description There if code worded the entry: what the counts show and the synthesizer left out. Today code. */
                written_by?: string;
                issue: string;
                related_claim_ids?: number[];
                related_camp_ids?: number[];
                core_tension?: string;
                /** @description What each side takes for granted. */
                assumptions?: string[];
                why_it_matters?: string;
                /** @description Information that would settle it. */
                resolving_information?: string[];
            } & {
                [key: string]: unknown;
            })[];
            minority_insights?: ({
                insight_id: number;
                /** @description There if code worded the entry: what the counts show and the synthesizer left out. Today code. */
                written_by?: string;
                /** @description There if few dissent from a common claim; else few make it. Today oppose. */
                stance?: string;
                insight: string;
                /** @description The models that support the claim, or with `stance` those that dissent from it, sorted by code point. */
                supporting_model_ids?: string[];
                related_claim_ids?: number[];
                related_camp_ids?: number[];
                why_it_matters?: string;
            } & {
                [key: string]: unknown;
            })[];
            uncertainties?: ({
                uncertainty_id: number;
                /** @description There if code worded the entry: what the counts show and the synthesizer left out. Today code. */
                written_by?: string;
                description: string;
                affected_claim_ids?: number[];
                why_unresolved?: string;
                what_would_resolve_it?: string[];
                /** @description Model ids, sorted by code point. */
                raised_by_model_ids?: string[];
            } & {
                [key: string]: unknown;
            })[];
            flags?: {
                /** @description Codes of `errors` that concern this part of the report. Missing if there are none. */
                disagreements?: string[];
                /** @description Codes of `errors` that concern this part of the report. Missing if there are none. */
                minority_insights?: string[];
                /** @description Codes of `errors` that concern this part of the report. Missing if there are none. */
                uncertainties?: string[];
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Who was asked, who answered, and what was used. */
        ReportResearchRecord: {
            research_snapshot?: ({
                /** @description Models asked: successful + failed. */
                invited?: number | null;
                /** @description Models that answered. */
                successful?: number | null;
                failed?: number | null;
                /** @description Answers left out of the synthesis; provenance.excluded says why. */
                excluded?: number | null;
                /** @description successful − excluded. */
                included_in_synthesis?: number | null;
                /** @description Included models in no camp. */
                unclassified?: number | null;
                /** @description Missing if no lab has two models that address the same claim. */
                independent_opinions?: components["schemas"]["ReportIndependentOpinions"];
            } & {
                [key: string]: unknown;
            }) | null;
            panel?: ({
                models?: ({
                    model_id: string;
                    display_name?: string | null;
                    lab_origin_country_code?: string | null;
                    lab_origin_country_name?: string | null;
                    organization_geopolitical_region?: string | null;
                    model_family?: string | null;
                    lab?: (components["schemas"]["ReportLab"] | string) | null;
                } & {
                    [key: string]: unknown;
                })[];
            } & {
                [key: string]: unknown;
            }) | null;
            provenance?: ({
                included?: ({
                    model_id?: string | null;
                    display_name?: string | null;
                    /** @description Its name; `panel.models` has more about it. */
                    lab?: string | null;
                    response_id?: string | null;
                    /** @description Of the stored text in UTF-8: the first 16 digits of its SHA-256. */
                    text_digest?: string;
                    input_tokens?: number | null;
                    output_tokens?: number | null;
                    total_tokens?: number | null;
                    /** @description There if a simulator made the answer. Today true. */
                    simulated?: boolean;
                    /** @description The name that the endpoint gave, null if it gave none. Missing if it is that of the model that was asked. */
                    served_model?: string | null;
                    /** @description There if that is another model than the one asked. Today true. */
                    substituted?: boolean;
                    /** @description Missing if the endpoint did not tell. */
                    reasoning_tokens?: number;
                } & {
                    [key: string]: unknown;
                })[];
                failed?: ({
                    model_id: string;
                    display_name?: string | null;
                    /** @description Its name; `panel.models` has more about it. */
                    lab?: string | null;
                    response_id?: string | null;
                    status?: string | null;
                    late_retry?: boolean | null;
                    error?: string | null;
                } & {
                    [key: string]: unknown;
                })[];
                excluded?: ({
                    model_id: string;
                    display_name?: string | null;
                    /** @description Its name; `panel.models` has more about it. */
                    lab?: string | null;
                    response_id?: string | null;
                    reason?: string | null;
                    /** @description Of the stored text in UTF-8: the first 16 digits of its SHA-256. */
                    text_digest?: string;
                    input_tokens?: number | null;
                    output_tokens?: number | null;
                    total_tokens?: number | null;
                    /** @description There if a simulator made the answer. Today true. */
                    simulated?: boolean;
                    /** @description The name that the endpoint gave, null if it gave none. Missing if it is that of the model that was asked. */
                    served_model?: string | null;
                    /** @description There if that is another model than the one asked. Today true. */
                    substituted?: boolean;
                    /** @description Missing if the endpoint did not tell. */
                    reasoning_tokens?: number;
                } & {
                    [key: string]: unknown;
                })[];
            } & {
                [key: string]: unknown;
            }) | null;
            generation?: ({
                run_id?: string | null;
                rerun_id?: string | null;
                generated_at?: string | null;
                run_started_at?: string | null;
                run_completed_at?: string | null;
            } & {
                [key: string]: unknown;
            }) | null;
            token_usage?: ({
                input_tokens?: number | null;
                output_tokens?: number | null;
                total_tokens?: number | null;
            } & {
                [key: string]: unknown;
            }) | null;
        } & {
            [key: string]: unknown;
        };
        /** @description How many independent opinions would be as informative as those of the included models (Kish’s effective sample size; m is the mean of the sizes of labs, weighted by size), with a 90% interval over labs. What all labs have in common is not in it. */
        ReportIndependentOpinions: {
            /** @description included_in_synthesis / (1 + (m − 1) × correlation), not above included_in_synthesis; null if there is no interval. */
            count?: number | null;
            interval_90?: {
                low?: number;
                high?: number;
                /** @description In place of the ends if there are none. few_labs: fewer than four have; no_variation: models differ too rarely to tell. Today one of: few_labs, no_variation. */
                missing_reason?: string;
                /** @description Labs that the interval rests on. With few of them it holds the true value less often than in 90 of 100 panels. */
                lab_count?: number;
            } & {
                [key: string]: unknown;
            };
            /** @description Of stances within laboratories: 1 − observed / expected disagreements of pairs of models of one laboratory, expected from pairs of different laboratories on the same claim. A negative value is chance and counts as 0. */
            correlation?: number | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The lab that made a model. */
        ReportLab: {
            lab_id?: string;
            name?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description How this report was made, as configured for this run. */
        ReportMethodology: {
            evidence_collection?: string | null;
            synthesis_and_audit?: string | null;
            stages?: ({
                order: number;
                key?: string | null;
                label: string;
            } & {
                [key: string]: unknown;
            })[];
            controls?: ({
                id: string;
                label: string;
                description: string;
            } & {
                [key: string]: unknown;
            })[];
            controlled_inference?: ({
                title?: string | null;
                body?: string | null;
                why_this_matters?: string | null;
                conditions?: components["schemas"]["ReportConditions"] | null;
                instrument_labels?: string[];
            } & {
                [key: string]: unknown;
            }) | null;
            receipt?: components["schemas"]["ReportReceipt"];
        } & {
            [key: string]: unknown;
        };
        /** @description How calls were made, and the counts of every control. A count of 0, a false, an empty list and a null are left out; what may be null is left out only if it is null, and its 0 or false is stated. Of `reliability.readings` each is left out in which two synthesizers found at first what the claims of the report say. */
        ReportConditions: {
            simulated_answers?: number;
            panel_calls?: {
                /** @description Today the question alone. */
                messages?: string;
                browsing?: boolean;
                tools?: boolean;
                extended_reasoning?: boolean | null;
                reasoning_switched_off?: number;
                reasoning_seen?: number;
                reasoning_unknown?: number;
                reasoning_tokens?: number;
                tool_calls_seen?: number;
                temperature?: (number | string) | null;
                /** @description Today true. */
                independent?: boolean;
                substituted?: number;
            } & {
                [key: string]: unknown;
            };
            synthesis_calls?: {
                synthesizers?: string[];
                by_stage?: ({
                    /** @description Today one of: extract, camps, group, label, write. */
                    stage?: string;
                    synthesizers?: string[];
                } & {
                    [key: string]: unknown;
                })[];
                prompt_versions?: {
                    [key: string]: string;
                };
                browsing?: boolean;
                tools?: boolean;
                extended_reasoning?: boolean | null;
                reasoning_switched_off?: number;
                reasoning_seen?: number;
                reasoning_unknown?: number;
                reasoning_tokens?: number;
                tool_calls_seen?: number;
                temperature?: (number | string) | null;
                without_strict_format?: number;
                made_twice?: number;
                served_models?: string[];
                simulated?: number;
                /** @description Today false. */
                model_names_shown?: boolean;
            } & {
                [key: string]: unknown;
            };
            synthesis?: {
                evidence_found?: number;
                evidence_dropped?: number;
                claims_proposed?: number;
                claims_labelled?: number;
                claims_left_out_unconfirmed?: number;
                claims_left_out_repeated?: number;
                claims_reported?: number;
                stances_reported?: number;
                camp_choices_reported?: number;
                calls_reasked?: number;
                calls_handed_over?: number;
                calls_given_up?: number;
                sections_replaced?: number;
            } & {
                [key: string]: unknown;
            };
            coverage?: {
                statements?: number;
                statements_covered?: number;
                statements_covered_share?: number | null;
                weight_covered_share?: number | null;
            } & {
                [key: string]: unknown;
            };
            second_grouping?: {
                asked_synthesizers?: string[];
                batches?: number;
                batches_grouped_twice?: number;
                pairs_differing?: number;
                pairs_changed?: number;
                pairs_unanswered?: number;
                pairs_unasked?: number;
                reworded_pairs?: number;
                reworded_pairs_separated?: number;
                reworded_pairs_unanswered?: number;
                reworded_pairs_unasked?: number;
            } & {
                [key: string]: unknown;
            };
            reliability?: {
                /** @description Today krippendorff_alpha_nominal. */
                measure?: string;
                asked_synthesizers?: string[];
                stances_compared?: number;
                stances_alike_at_first?: number;
                alpha?: number | null;
                alpha_interval_95?: {
                    low?: number;
                    high?: number;
                    /** @description In place of the ends if there are none. no_alpha: alpha is null. Today one of: no_alpha. */
                    missing_reason?: string;
                } & {
                    [key: string]: unknown;
                };
                estimated_precision?: number | null;
                precision_interval_95?: {
                    low?: number;
                    high?: number;
                    /** @description In place of the ends if there are none. no_precision: estimated_precision is null. Today one of: no_precision. */
                    missing_reason?: string;
                } & {
                    [key: string]: unknown;
                };
                precision_min?: number;
                stances_agreed?: number;
                stances_single?: number;
                stances_unresolved?: number;
                camps_agreed?: number;
                camps_single?: number;
                camps_unresolved?: number;
                stances_asked?: number;
                camps_asked?: number;
                caveats_asked?: number;
                stances_quoted_twice?: number;
                details_agreed?: number;
                details_single?: number;
                details_unresolved?: number;
                low_claims?: ({
                    claim_id?: number;
                    compared?: number;
                    alike?: number;
                } & {
                    [key: string]: unknown;
                })[];
                low_camps?: ({
                    camp_id?: number;
                    compared?: number;
                    alike?: number;
                } & {
                    [key: string]: unknown;
                })[];
                readings?: ({
                    model_id?: string;
                    codes?: string;
                } & {
                    [key: string]: unknown;
                })[];
            } & {
                [key: string]: unknown;
            };
            prose?: {
                sections?: ({
                    /** @description Today one of: answer, disagreements, minority_insights, uncertainties. */
                    section?: string;
                    reader?: string | null;
                    sentences?: number;
                    sentences_asked_again?: number;
                    sentences_left_out?: ({
                        field?: string;
                        sentences?: number;
                        /** @description Today one of: code, reader. */
                        by?: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                } & {
                    [key: string]: unknown;
                })[];
            } & {
                [key: string]: unknown;
            };
            withheld?: {
                claims?: number;
                camps?: number;
                cases?: number;
                quantities?: number;
                answer_texts?: number;
                key_points?: number;
                disagreements?: number;
                minority_insights?: number;
                uncertainties?: number;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Digests of the question and of what this report says: the first 16 digits of each SHA-256. */
        ReportReceipt: {
            /** @description Of what is hashed, and how. */
            version?: number;
            /** @description Of the question in UTF-8. */
            question?: string;
            /** @description Of each part of this report as canonical JSON (RFC 8785); the methodology without its receipt. */
            parts?: {
                [key: string]: string;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description The result of a finished run. */
        ResearchResult: {
            /** Format: uuid */
            id: string;
            /** @constant */
            object: "research.result";
            /** @enum {string} */
            status: "completed" | "partial";
            report: components["schemas"]["Report"];
        };
        /** @description A page of the stored responses, ordered by model id. */
        StoredResponseList: {
            /** @constant */
            object: "list";
            data: components["schemas"]["StoredResponse"][];
            /** @description Pass it back as `cursor` for the next page; null on the last page. */
            next_cursor: string | null;
        };
        /** @description The response of one model, without its text. */
        StoredResponse: {
            /** @description The id stored on the run. A retired model keeps it; a slash in it is part of it. */
            model_id: string;
            display_name: string;
            /** @description The laboratory that made the model. */
            laboratory: string;
            /** @enum {string} */
            status: "success" | "error" | "timeout";
            /** @description As counted by the provider; 0 if it reported none. */
            input_tokens: number;
            /** @description As counted by the provider; 0 if it reported none. */
            output_tokens: number;
            text_available: boolean;
            /** @description Length of the whole stored text, in Unicode code points; 0 if there is none. */
            text_characters: number;
        };
        /** @description A window of the original text of one model. */
        StoredResponseText: {
            /** @description The id stored on the run. A retired model keeps it; a slash in it is part of it. */
            model_id: string;
            display_name: string;
            /** @description The laboratory that made the model. */
            laboratory: string;
            /** @enum {string} */
            status: "success" | "error" | "timeout";
            /** @description The characters from `offset` on, exactly as stored; null if the model has no text. */
            text: string | null;
            offset: number;
            /** @description Length of text, in Unicode code points. */
            returned_characters: number;
            /** @description Length of the whole stored text, in Unicode code points; 0 if there is none. */
            text_characters: number;
            /** @description True if text remains after this window. The next one starts at offset + returned_characters. */
            truncated: boolean;
        };
        /** @description One line of the export. */
        ExportLine: {
            /** @description The id stored on the run. A retired model keeps it; a slash in it is part of it. */
            model_id: string;
            display_name: string;
            /** @description The laboratory that made the model. */
            laboratory: string;
            /** @enum {string} */
            status: "success" | "error" | "timeout";
            /** @description As counted by the provider; 0 if it reported none. */
            input_tokens: number;
            /** @description As counted by the provider; 0 if it reported none. */
            output_tokens: number;
            /** @description The complete stored text; null if there is none. */
            text: string | null;
        };
        /** @description The workspace of the API key. */
        Account: {
            plan: string;
            /** @enum {string} */
            subscription_status: "active" | "suspended" | "none";
            /** @description Whole credits. Grants plus refunds minus reserves. */
            available_credits: number;
            /** @description Whether the workspace may start paid research. Reads work without it. */
            entitled: boolean;
            /** @description Whole credits. Added at the beginning of each month. */
            monthly_credit_grant: number;
        };
        /** @description A page of the workspace's runs, newest first. */
        UsageList: {
            /** @constant */
            object: "list";
            data: components["schemas"]["UsageItem"][];
            /** @description Pass it back as `cursor` for the next page; null on the last page. */
            next_cursor: string | null;
        };
        /** @description One run of the workspace, with what it reserved. */
        UsageItem: {
            /**
             * Format: uuid
             * @description The run.
             */
            id: string;
            /** @constant */
            object: "research.usage";
            /**
             * @description The panel. `quick_pulse` occurs on old runs only; it can no longer be bought.
             * @enum {string}
             */
            panel: "wide" | "consensus" | "service" | "quick_pulse";
            status: components["schemas"]["RunStatus"];
            /**
             * @description Where the run was created: this interface, the agent protocol, or the developer area.
             * @enum {string}
             */
            source: "api" | "mcp" | "console";
            /** @description Whole credits. Reserved when the run was accepted. The run itself tells what was charged. */
            credits_reserved: number;
            /**
             * Format: date-time
             * @description When the run was accepted.
             */
            created_at: string;
        };
        /** @description The body of every failure. */
        Error: {
            error: {
                /**
                 * @description The code of the failure, stable for programs.
                 * @enum {string}
                 */
                code: "invalid_request" | "idempotency_key_required" | "invalid_idempotency_key" | "invalid_cursor" | "quick_pulse_unavailable" | "authentication_required" | "invalid_api_key" | "insufficient_credits" | "subscription_required" | "run_not_found" | "model_response_not_found" | "idempotency_conflict" | "concurrency_limit_reached" | "result_not_ready" | "responses_not_ready" | "research_failed" | "rate_limit_exceeded" | "internal_error";
                /** @description For people; its wording may change. */
                message: string;
                /** @description Further fields, depending on the code. */
                details?: {
                    [key: string]: unknown;
                };
            };
        };
    };
    responses: {
        /**
         * @description - `authentication_required`: The Authorization header is missing or is not a bearer credential. Correct the request before you send it again.
         *     - `invalid_api_key`: The bearer credential is not a working key. Correct the request before you send it again.
         */
        AuthenticationRequiredOrInvalidApiKey: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "authentication_required" | "invalid_api_key";
                        message?: unknown;
                        details?: unknown;
                    };
                };
            };
        };
        /**
         * @description - `idempotency_conflict`: The key was used within 24 hours for another request. Sending the same request again does not help.
         *     - `concurrency_limit_reached`: The workspace has 3 runs in progress. The same request may succeed later.
         */
        IdempotencyConflictOrConcurrencyLimitReached: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After-Optional"];
                "X-Should-Retry": components["headers"]["X-Should-Retry-Optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "idempotency_conflict" | "concurrency_limit_reached";
                        message?: unknown;
                        details?: unknown;
                    };
                };
            };
        };
        /**
         * @description - `insufficient_credits`: available_credits is below the price of the panel. Sending the same request again does not help.
         *     - `subscription_required`: The workspace is not entitled. Sending the same request again does not help.
         */
        InsufficientCreditsOrSubscriptionRequired: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "X-Should-Retry": components["headers"]["X-Should-Retry"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & ({
                    error?: {
                        /** @enum {string} */
                        code?: "insufficient_credits";
                        message?: unknown;
                        details: {
                            /** @description The price of the panel. */
                            required: number;
                            /** @description available_credits of the workspace. */
                            available: number;
                        };
                    };
                } | {
                    error?: {
                        /** @enum {string} */
                        code?: "subscription_required";
                        message?: unknown;
                        details?: unknown;
                    };
                });
            };
        };
        /** @description - `internal_error`: A bug, or a part of the service is down. The same request may succeed later. */
        InternalError: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit-Optional"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy-Optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "internal_error";
                        message?: unknown;
                        details?: unknown;
                    };
                };
            };
        };
        /** @description - `invalid_request`: The body or a parameter is missing, malformed or out of range. Correct the request before you send it again. */
        InvalidRequest: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit-Optional"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy-Optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_request";
                        message?: unknown;
                        details?: unknown;
                    };
                };
            };
        };
        /**
         * @description - `invalid_request`: The body or a parameter is missing, malformed or out of range. Correct the request before you send it again.
         *     - `idempotency_key_required`: A create came without an Idempotency-Key header. Correct the request before you send it again.
         *     - `invalid_idempotency_key`: The Idempotency-Key is empty, too long, or contains another character. Correct the request before you send it again.
         *     - `quick_pulse_unavailable`: A create asked for the panel quick_pulse. Correct the request before you send it again.
         */
        InvalidRequestOrIdempotencyKeyRequiredOrInvalidIdempotencyKeyOrQuickPulseUnavailable: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit-Optional"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy-Optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_request" | "idempotency_key_required" | "invalid_idempotency_key" | "quick_pulse_unavailable";
                        message?: unknown;
                        details?: unknown;
                    };
                };
            };
        };
        /**
         * @description - `invalid_request`: The body or a parameter is missing, malformed or out of range. Correct the request before you send it again.
         *     - `invalid_cursor`: The cursor was altered, or belongs to another list. Correct the request before you send it again.
         */
        InvalidRequestOrInvalidCursor: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit-Optional"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy-Optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_request" | "invalid_cursor";
                        message?: unknown;
                        details?: unknown;
                    };
                };
            };
        };
        /** @description - `invalid_request`: The body or a parameter is missing, malformed or out of range. Correct the request before you send it again. */
        InvalidRequestWithoutKey: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "invalid_request";
                        message?: unknown;
                        details?: unknown;
                    };
                };
            };
        };
        /** @description - `internal_error`: Too many requests are in progress, in total or from this client. The same request may succeed later. */
        Overloaded: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit-Optional"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy-Optional"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "internal_error";
                        message?: unknown;
                        details?: unknown;
                    };
                };
            };
        };
        /** @description - `internal_error`: Too many requests are in progress, in total or from this client. The same request may succeed later. */
        OverloadedWithoutKey: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "internal_error";
                        message?: unknown;
                        details?: unknown;
                    };
                };
            };
        };
        /** @description - `rate_limit_exceeded`: The limit per minute of the key (reads) or of the workspace (creates) is used up. The same request may succeed later. */
        RateLimitExceeded: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "rate_limit_exceeded";
                        message?: unknown;
                        details?: unknown;
                    };
                };
            };
        };
        /**
         * @description - `responses_not_ready`: The run is queued, running or synthesizing. The same request may succeed later.
         *     - `research_failed`: The run has no report, or no completed or partial panel. Sending the same request again does not help.
         */
        ResponsesNotReadyOrResearchFailed: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After-Optional"];
                "X-Should-Retry": components["headers"]["X-Should-Retry-Optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "responses_not_ready" | "research_failed";
                        message?: unknown;
                        details?: unknown;
                    };
                };
            };
        };
        /**
         * @description - `result_not_ready`: The run is queued, running or synthesizing. The same request may succeed later.
         *     - `research_failed`: The run has no report, or no completed or partial panel. Sending the same request again does not help.
         */
        ResultNotReadyOrResearchFailed: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After-Optional"];
                "X-Should-Retry": components["headers"]["X-Should-Retry-Optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "result_not_ready" | "research_failed";
                        message?: unknown;
                        details?: unknown;
                    };
                };
            };
        };
        /** @description - `run_not_found`: The run does not exist or belongs to another workspace. Correct the request before you send it again. */
        RunNotFound: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "run_not_found";
                        message?: unknown;
                        details?: unknown;
                    };
                };
            };
        };
        /**
         * @description - `run_not_found`: The run does not exist or belongs to another workspace. Correct the request before you send it again.
         *     - `model_response_not_found`: The run has no model with this id. Correct the request before you send it again.
         */
        RunNotFoundOrModelResponseNotFound: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Cache-Control": components["headers"]["Cache-Control"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    error?: {
                        /** @enum {string} */
                        code?: "run_not_found" | "model_response_not_found";
                        message?: unknown;
                        details?: unknown;
                    };
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Identifies this response in the log of the service. Quote it if you ask about the response. */
        "Request-Id": string;
        /**
         * @description State of the current minute: `r` requests left, `t` seconds until the next minute begins. Reads are counted by key, creates by workspace.
         * @example "reads";r=87;t=23
         */
        RateLimit: string;
        /**
         * @description State of the current minute: `r` requests left, `t` seconds until the next minute begins. Reads are counted by key, creates by workspace.
         * @example "reads";r=87;t=23
         */
        "RateLimit-Optional": string;
        /**
         * @description The limit itself: `q` requests in a window of `w` seconds.
         * @example "reads";q=120;w=60
         */
        "RateLimit-Policy": string;
        /**
         * @description The limit itself: `q` requests in a window of `w` seconds.
         * @example "reads";q=120;w=60
         */
        "RateLimit-Policy-Optional": string;
        /**
         * @description Seconds to wait before trying again; for a run in progress, before the next poll.
         * @example 3
         */
        "Retry-After": number;
        /**
         * @description Seconds to wait before trying again; for a run in progress, before the next poll.
         * @example 3
         */
        "Retry-After-Optional": number;
        /** @description `false` if sending the same request again cannot help. Generated clients obey it. */
        "X-Should-Retry": "false";
        /** @description `false` if sending the same request again cannot help. Generated clients obey it. */
        "X-Should-Retry-Optional": "false";
        /** @description The URL of the run. */
        Location: string;
        /** @description Tells that the run was created before with this Idempotency-Key, and that nothing more was reserved. */
        "Idempotent-Replayed": "true";
        /** @description How to authenticate. */
        "WWW-Authenticate": "Bearer";
        /** @description Identifies this version of the body. Send it as If-None-Match. */
        ETag: string;
        /** @description Identifies this version of the body. Send it as If-None-Match. */
        "ETag-Optional": string;
        /**
         * @description The wait that was granted: the request was answered when it had news, or after this many seconds.
         * @example wait=30
         */
        "Preference-Applied-Optional": string;
        /**
         * @description Who may cache the body. Data of a workspace may be cached by its client alone.
         * @example private, no-store
         */
        "Cache-Control": string;
        /**
         * @description The name of the file.
         * @example attachment; filename="service-4d1bd7a4-8f7a-4a6e-9b0c-52f9ad4d6a57-responses.jsonl"
         */
        "Content-Disposition": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createResearch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies this create. If you do not know whether it arrived, send it again with the same key. Use a new key, such as a UUID, for each new question. It belongs to the workspace and identifies its request for 24 hours.
                 * @example 0b6c1f0e-6a7e-4f0e-9a43-0c9f5c6f7d11
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description UTF-8, uncompressed, at most 256 KiB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateResearch"];
            };
        };
        responses: {
            /** @description A replay: the run that was created with this key, in its present state. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    Location: components["headers"]["Location"];
                    "Retry-After": components["headers"]["Retry-After-Optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchRun"];
                };
            };
            /** @description A new run. Its price is reserved. */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchRun"];
                };
            };
            400: components["responses"]["InvalidRequestOrIdempotencyKeyRequiredOrInvalidIdempotencyKeyOrQuickPulseUnavailable"];
            401: components["responses"]["AuthenticationRequiredOrInvalidApiKey"];
            402: components["responses"]["InsufficientCreditsOrSubscriptionRequired"];
            409: components["responses"]["IdempotencyConflictOrConcurrencyLimitReached"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Overloaded"];
        };
    };
    getResearch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `wait=N` lets the request wait up to N seconds, at most 30, for a change (RFC 7240). Send If-None-Match with it: what you do not have yet is sent within a second.
                 * @example wait=30
                 */
                Prefer?: string;
                /** @description The ETag of a body that you have. If it is still the same, the response is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The `id` of the run. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Retry-After": components["headers"]["Retry-After-Optional"];
                    ETag: components["headers"]["ETag-Optional"];
                    "Preference-Applied": components["headers"]["Preference-Applied-Optional"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchRun"];
                };
            };
            /** @description The body with the ETag in If-None-Match is still the same. */
            304: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Preference-Applied": components["headers"]["Preference-Applied-Optional"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["AuthenticationRequiredOrInvalidApiKey"];
            404: components["responses"]["RunNotFound"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Overloaded"];
        };
    };
    getResearchResult: {
        parameters: {
            query?: {
                /** @description `full` is the report as stored; `compact` leaves out `question` and puts `methodology` last. */
                detail?: "full" | "compact";
            };
            header?: {
                /** @description The ETag of a body that you have. If it is still the same, the response is 304 without a body. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The `id` of the run. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. In the examples, lists are cut to their first two entries. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchResult"];
                    "text/markdown": string;
                };
            };
            /** @description The body with the ETag in If-None-Match is still the same. */
            304: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["AuthenticationRequiredOrInvalidApiKey"];
            404: components["responses"]["RunNotFound"];
            409: components["responses"]["ResultNotReadyOrResearchFailed"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Overloaded"];
        };
    };
    listModelResponses: {
        parameters: {
            query?: {
                /** @description The largest number of items on the page. Digits only. */
                limit?: number;
                /** @description The `next_cursor` of the previous page, unchanged. Omit it for the first page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description The `id` of the run. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredResponseList"];
                };
            };
            400: components["responses"]["InvalidRequestOrInvalidCursor"];
            401: components["responses"]["AuthenticationRequiredOrInvalidApiKey"];
            404: components["responses"]["RunNotFound"];
            409: components["responses"]["ResponsesNotReadyOrResearchFailed"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Overloaded"];
        };
    };
    getModelResponseText: {
        parameters: {
            query: {
                /**
                 * @description A `model_id` from the list of responses. A slash in it need not be encoded.
                 * @example openai/gpt-5.2
                 */
                model_id: string;
                /** @description The start of the window, in Unicode code points. Digits only. */
                offset?: number;
                /** @description The largest length of the window, in Unicode code points. Digits only. */
                max_characters?: number;
            };
            header?: never;
            path: {
                /** @description The `id` of the run. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredResponseText"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["AuthenticationRequiredOrInvalidApiKey"];
            404: components["responses"]["RunNotFoundOrModelResponseNotFound"];
            409: components["responses"]["ResponsesNotReadyOrResearchFailed"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Overloaded"];
        };
    };
    exportModelResponses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of the run. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, in UTF-8. Each line is an ExportLine. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["AuthenticationRequiredOrInvalidApiKey"];
            404: components["responses"]["RunNotFound"];
            409: components["responses"]["ResponsesNotReadyOrResearchFailed"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Overloaded"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["AuthenticationRequiredOrInvalidApiKey"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Overloaded"];
        };
    };
    listUsage: {
        parameters: {
            query?: {
                /** @description The largest number of items on the page. Digits only. */
                limit?: number;
                /** @description The `next_cursor` of the previous page, unchanged. Omit it for the first page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageList"];
                };
            };
            400: components["responses"]["InvalidRequestOrInvalidCursor"];
            401: components["responses"]["AuthenticationRequiredOrInvalidApiKey"];
            429: components["responses"]["RateLimitExceeded"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Overloaded"];
        };
    };
    getOpenapi: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of a body that you have. If it is still the same, the response is 304 without a body. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI 3.1 document. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        openapi: "3.1.0";
                        info: Record<string, never>;
                        paths: Record<string, never>;
                    };
                };
            };
            /** @description The body with the ETag in If-None-Match is still the same. */
            304: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequestWithoutKey"];
            503: components["responses"]["OverloadedWithoutKey"];
        };
    };
}
