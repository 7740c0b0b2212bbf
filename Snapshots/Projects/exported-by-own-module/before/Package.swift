// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Garden",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Weather"),
    .target(name: "Garden", dependencies: ["Weather"]),
    .target(name: "GardenUI", dependencies: ["Garden"]),
  ],
  swiftLanguageModes: [.v5])
