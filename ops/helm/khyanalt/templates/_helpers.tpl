{{- define "khyanalt.labels" -}}
app.kubernetes.io/name: khyanalt
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "khyanalt.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "khyanalt.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "khyanalt.environment" -}}
{{- if .Values.metrics.enabled }}
- { name: METRICS_PORT, value: {{ .Values.metrics.port | quote }} }
- { name: METRICS_HOST, value: "0.0.0.0" }
{{- end }}
{{- end }}

{{- define "khyanalt.ports" -}}
ports:
  - { name: http, containerPort: 3000 }
  {{- if .Values.metrics.enabled }}
  - { name: metrics, containerPort: {{ .Values.metrics.port }} }
  {{- end }}
{{- end }}

{{- define "khyanalt.settings" -}}
envFrom:
  - configMapRef: { name: {{ .Release.Name }} }
  - secretRef: { name: {{ .Values.secretName }} }
volumeMounts:
  - { name: scratch, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
  - { name: signing, mountPath: /run/signing, readOnly: true }
{{- end }}

{{- define "khyanalt.volumes" -}}
- name: scratch
  emptyDir: { sizeLimit: {{ .Values.scratchSize }} }
- name: tmp
  emptyDir: { sizeLimit: 256Mi }
- name: signing
  secret: { secretName: {{ .Values.signingSecretName }}, defaultMode: 0440 }
{{- end }}

{{- /* DRAIN_SECONDS, and what runs then: 25 seconds at most. */}}
{{- define "khyanalt.graceSeconds" -}}
{{ add 40 (int .Values.config.DRAIN_SECONDS) }}
{{- end }}

{{- /* A database that is away is away for every process: were all of them left out, people would see no page at all. */}}
{{- define "khyanalt.probes" -}}
startupProbe:
  httpGet: { path: "/readyz?exclude=database", port: http }
  periodSeconds: 2
  failureThreshold: 90
readinessProbe:
  httpGet: { path: "/readyz?exclude=database", port: http }
  periodSeconds: 2
  timeoutSeconds: 3
  failureThreshold: 2
# Only what is dead itself is started anew: a database that is away is no reason.
livenessProbe:
  httpGet: { path: /healthz, port: http }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
{{- end }}
