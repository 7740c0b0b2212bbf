// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Tracks",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Tracks", targets: ["Tracks"])],
  targets: [.target(name: "Tracks")])
