// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Tools",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Tools", targets: ["Tools"])],
  targets: [.target(name: "Tools", swiftSettings: [.swiftLanguageMode(.v5)])])
