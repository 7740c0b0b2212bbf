// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Windows",
  platforms: [.macOS(.v14)],
  products: [.library(name: "WindowKit", targets: ["WindowKit"])],
  targets: [
    .target(name: "WindowKit"),
    .executableTarget(name: "WindowApp", dependencies: ["WindowKit"]),
  ]
)
