// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Garden",
  targets: [.target(name: "Garden")]
)
