// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Meter",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [.target(name: "Meter")]
)
