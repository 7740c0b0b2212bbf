// swift-tools-version: 5.10
import PackageDescription

let package = Package(
  name: "Garden",
  platforms: [.iOS(.v17)],
  targets: [.executableTarget(name: "Garden")]
)
