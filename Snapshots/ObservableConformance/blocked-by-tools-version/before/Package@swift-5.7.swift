// swift-tools-version: 5.7
import PackageDescription

let package = Package(
  name: "Garden",
  platforms: [.iOS("17.0"), .macOS("14.0")],
  targets: [.target(name: "Garden")]
)
