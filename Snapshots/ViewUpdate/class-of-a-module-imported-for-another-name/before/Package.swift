// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Albums",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Archive"),
    .target(name: "Transfer"),
    .target(name: "Gallery", dependencies: ["Archive", "Transfer"]),
    .target(name: "App", dependencies: ["Archive", "Gallery"]),
  ]
)
