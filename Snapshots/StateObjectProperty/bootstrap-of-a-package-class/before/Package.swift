// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Radio",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [.target(name: "Radio", swiftSettings: [.swiftLanguageMode(.v5)])])
