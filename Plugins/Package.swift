// swift-tools-version: 5.9
import PackageDescription

/// `swift package plugin migrate-observable`, over the executables of a release. A package of its own, so that whoever
/// uses it does not build the tool. Scripts/release writes the package that is published: its binary target has the URL
/// and the checksum of the release.
let package = Package(
  name: "migrate-observable-plugin",
  products: [
    .plugin(name: "MigrateObservableCommand", targets: ["MigrateObservableCommand"])
  ],
  targets: [
    .plugin(
      name: "MigrateObservableCommand",
      capability: .command(
        intent: .custom(
          verb: "migrate-observable",
          description: "Migrate SwiftUI code from ObservableObject to @Observable."),
        permissions: [
          .writeToPackageDirectory(
            reason: "It edits the Swift files that it migrates, and writes reports.")
        ]),
      dependencies: ["migrate-observable"]),
    .binaryTarget(
      name: "migrate-observable",
      path: "migrate-observable.artifactbundle"),
  ]
)
