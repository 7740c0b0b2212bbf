// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Weather",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Weather", targets: ["Weather"])],
  targets: [.target(name: "Weather")]
)
