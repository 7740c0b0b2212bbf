# Built from the folder that Scripts/release writes:
#
#   docker build --build-arg VERSION=$(Scripts/version) --file Dockerfile .build-release/$(Scripts/version)
FROM alpine:3.22 AS release
ARG VERSION
ARG TARGETARCH=amd64
SHELL ["/bin/ash", "-eo", "pipefail", "-c"]
WORKDIR /release
COPY SHA256SUMS migrate-observable-*.tar.gz ./
RUN case "$TARGETARCH" in arm64) architecture=aarch64 ;; *) architecture=x86_64 ;; esac \
  && archive="migrate-observable-$VERSION-linux-$architecture.tar.gz" \
  && grep " $archive\$" SHA256SUMS | sha256sum -c - \
  && mkdir root \
  && tar -xz -C root --strip-components 1 -f "$archive"

# The executable is static. The base is there for Git, which the tool asks about uncommitted changes.
FROM alpine:3.22
RUN apk add --no-cache git=~2
COPY --from=release /release/root/ /usr/local/
USER 10001
WORKDIR /project
ENTRYPOINT ["migrate-observable"]
CMD ["--help"]
