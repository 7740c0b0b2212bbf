// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Keys",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Keys", targets: ["Keys"])],
  targets: [
    .target(name: "Keys"),
  ]
)
