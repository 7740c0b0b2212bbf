// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Player",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Player", targets: ["Player"])],
  targets: [.target(name: "Player")]
)
