// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(
      name: "App",
      swiftSettings: [
        .swiftLanguageMode(.v5), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ])
  ]
)
