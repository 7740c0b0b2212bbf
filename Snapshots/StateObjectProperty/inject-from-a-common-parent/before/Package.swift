// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Chat", platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Chat"),
    .target(name: "Demo", dependencies: ["Chat"]),
  ])
